// From where to where pieces have gone: dotted lines on the drawing on which both places lie.

import type { Scene } from "../net/types";

export interface Trail {
  id: string;
  on: string; // "" is the tableau, else a leaf
  d: string;
}

interface Spot {
  on: string;
  x: number;
  y: number;
}

const MOST = 14; // more would be a thicket

export function trailsOf(scene: Scene, moved: Map<string, string | null>): Trail[] {
  const spots = new Map<string, Spot>();
  const trails: Trail[] = [];
  for (const leaf of scene.leaves) {
    const [left, top] = leaf.place ?? [0, 0];
    const on = leaf.place ? "" : leaf.id;
    for (const { id, box } of leaf.spaces)
      spots.set(id, { on, x: left + box[0] + box[2] / 2, y: top + box[1] + box[3] / 2 });
  }
  for (const leaf of scene.leaves) {
    const [left, top] = leaf.place ?? [0, 0];
    const on = leaf.place ? "" : leaf.id;
    for (const piece of leaf.pieces) {
      const from = spots.get(moved.get(piece.id) ?? "");
      if (!from || from.on !== on || trails.length >= MOST) continue;
      const x = left + piece.at[0];
      const y = top + piece.at[1];
      trails.push({ id: piece.id, on, d: `M${from.x} ${from.y}L${x} ${y}` });
    }
  }
  return trails;
}
