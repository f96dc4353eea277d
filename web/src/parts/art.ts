// The house's drawings, once in the page; everything refers to them by name.

import source from "@pictures/art.svg?raw";

export function hangArt(): void {
  const drawn = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  const sprite = document.importNode(drawn, true);
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("aria-hidden", "true");
  sprite.classList.add("sprite");
  document.body.prepend(sprite);
}
