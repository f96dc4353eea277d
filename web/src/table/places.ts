// Where things are in a scene: spaces within one another, and on which space every piece lies.

import type { Scene } from "../net/types";

export interface Place {
  space: string;
  leaf: string;
}

/** Where a space is on its sheet, or, with others, on the tableau (`on` is empty). */
export interface Spot {
  id: string;
  on: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export function spotsOf(scene: Scene | null): Spot[] {
  return (scene?.leaves ?? []).flatMap(({ id: leaf, place, spaces }) =>
    spaces.map(({ id, box: [x, y, width, height] }) => {
      const [left, top] = place ?? [0, 0];
      return { id, on: place ? "" : leaf, x: left + x, y: top + y, width, height };
    }),
  );
}

export function within(spot: Spot, around: Spot): boolean {
  const edge = 2;
  const [right, bottom] = [around.x + around.width + edge, around.y + around.height + edge];
  if (spot.on !== around.on || spot.x < around.x - edge || spot.y < around.y - edge) return false;
  return spot.x + spot.width <= right && spot.y + spot.height <= bottom;
}

export function placesOf(scene: Scene | null): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const leaf of scene?.leaves ?? [])
    for (const piece of leaf.pieces) found.set(piece.id, { space: piece.space, leaf: leaf.id });
  return found;
}
