// A space in words: what it is, what lies there, what can be done.

import type { Leaf, Piece, Scene, Space, Target } from "../net/types";

export function piecesOn(leaf: Leaf): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of leaf.pieces) {
    const here = found.get(piece.space);
    if (here) here.push(piece);
    else found.set(piece.space, [piece]);
  }
  return found;
}

/** Pieces that are called the same, with their number. */
export function counted(pieces: Piece[]): string[] {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece.label, (counts.get(piece.label) ?? 0) + piece.count);
  return [...counts].map(([label, count]) => (count > 1 ? `${label} ×${count}` : label));
}

export function sayTarget(target: Target): string {
  return target.hint ? `${target.label} (${target.hint})` : target.label;
}

export function saySpace(space: Space, pieces: Piece[], targets: Target[]): string {
  const lying = counted(pieces).join(", ");
  const words = lying ? `${space.label}: ${lying}` : space.label;
  return targets.length ? `${words}. ${targets.map(sayTarget).join("; ")}` : words;
}

/** A space by its id, with the leaf on which it is. */
export function findSpace(scene: Scene | null, id: string): { leaf: Leaf; space: Space } | null {
  for (const leaf of scene?.leaves ?? []) {
    const space = leaf.spaces.find((found) => found.id === id);
    if (space) return { leaf, space };
  }
  return null;
}
