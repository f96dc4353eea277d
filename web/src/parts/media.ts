// Sizes of the page as signals.

import { signal, type ReadonlySignal } from "@preact/signals";

function media(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const made = signal(list.matches);
  list.addEventListener("change", () => (made.value = list.matches));
  return made;
}

export const wide = media("(min-width: 800px)"); // room for the tableau
export const phone = media("(max-width: 599px)");
export const roomy = media("(min-width: 1200px)"); // room for a column beside the board
