// The house in the browser.

import "virtual:palette.css";
import "@pictures/picture.css";
import "./style.css";

import { render } from "preact";
import { App } from "./App";
import { hangArt } from "./parts/art";
import { lang } from "./prefs";
import { fetchWords } from "./words";

hangArt();
const root = document.getElementById("page-root");
void fetchWords(lang.value).then(() => root && render(<App />, root));
