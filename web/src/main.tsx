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
const house = document.getElementById("house");
void fetchWords(lang.value).then(() => house && render(<App />, house));
