// Arrow keys walk over the board: to the nearest space that way, over the edges of sheets as well.

type Way = [x: number, y: number];

const WAYS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middle(element: Element): Way {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** How far a place is that way; sideways counts more, and what lies behind is out of reach. */
export function distance([x, y]: Way, [dx, dy]: Way): number {
  const along = x * dx + y * dy;
  const aside = Math.abs(x * dy - y * dx);
  return along > 4 && aside <= along * 2.5 ? along + aside * 2 : Infinity;
}

export function walk(root: Element, key: string): boolean {
  const way = WAYS[key];
  const from = document.activeElement?.closest("[data-space]");
  if (!way || !from || !root.contains(from)) return false;
  const [x, y] = middle(from.querySelector(".space") ?? from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const cell of root.querySelectorAll<HTMLElement>("[data-space]")) {
    const [u, v] = middle(cell.querySelector(".space") ?? cell);
    const far = distance([u - x, v - y], way);
    if (cell !== from && far < least) [best, least] = [cell, far];
  }
  best?.focus();
  return true;
}

/** The next, or the previous, space that can be chosen. */
export function nextTarget(root: Element, back: boolean): void {
  const found = [...root.querySelectorAll<HTMLElement>(".cell.can")];
  const from = found.findIndex((cell) => cell === document.activeElement);
  const step = back ? -1 : 1;
  const at = from < 0 ? (back ? -1 : 0) : from + step;
  found.at(at % Math.max(1, found.length))?.focus();
}
