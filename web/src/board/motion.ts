// Pieces travel from where they were to where they are; underneath the state is right at once.

import { still } from "../prefs";

const LASTS = 250;
type Spots = Map<string, { x: number; y: number }>;

export class Motion {
  private spots: Spots = new Map();

  /** After a drawing has changed: sets off what has moved. */
  settle(root: Element, moves: boolean): void {
    const now = measure(root);
    if (moves && !still()) for (const [id, to] of now) this.travel(root, id, to);
    this.spots = now;
  }

  /** What was measured no longer holds: the page has another size. */
  forget(): void {
    this.spots = new Map();
  }

  private travel(root: Element, id: string, to: { x: number; y: number }): void {
    const from = this.spots.get(id);
    const element = root.querySelector<SVGGElement>(`[data-piece="${CSS.escape(id)}"]`);
    const scale = element?.getScreenCTM()?.a;
    if (!from || !element || !scale) return;
    const [dx, dy] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
    if (Math.hypot(dx, dy) < 4) return;
    element.animate([{ transform: `translate(${dx}px,${dy}px)` }, { transform: "none" }], {
      duration: LASTS,
      easing: "ease-in-out",
    });
  }
}

function measure(root: Element): Spots {
  const at = root.getBoundingClientRect();
  const found: Spots = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const box = element.getBoundingClientRect();
    const id = element.getAttribute("data-piece");
    if (id) found.set(id, { x: box.x + box.width / 2 - at.x, y: box.y + box.height / 2 - at.y });
  }
  return found;
}
