// The house in the browser.

import "virtual:palette.css";
import "@pictures/picture.css";
import "./style.css";

import { render } from "preact";
import { App } from "./App";
import { hangArt } from "./parts/art";
import { keepFocus } from "./parts/focus";
import { lang } from "./prefs";
import { fetchWords } from "./words";

hangArt();
const root = document.getElementById("page-root");
if (root) {
  keepFocus(root);
  void fetchWords(lang.value).then(() => render(<App />, root));
}
