// A sheet, or a part of one: its ground, its spaces, its pieces.

import type { Leaf } from "../net/types";
import { useHere } from "../table/ui";
import { PieceView } from "./Piece";
import { piecesOn, saySpace } from "./said";
import { drawLine, Reach, SpaceView } from "./Space";
import type { Trail } from "./trails";

const SMALLEST = 0.7; // what would be smaller is wider than the page, and is moved about in it

/** The inside of a leaf, to be placed in a drawing. */
export function LeafInside({ leaf, scale }: { leaf: Leaf; scale: number }) {
  const { table } = useHere();
  const lying = piecesOn(leaf);
  const choices = table.onSpaces.value;
  const moved = table.moved.value;
  const first = leaf.spaces[0]?.id;
  return (
    <>
      {leaf.scenery.map(([kind, d], i) => (
        <path key={i} class={`scenery ${kind}`} d={d} />
      ))}
      <g aria-hidden="true">{leaf.lines.map((line, key) => drawLine(line, key))}</g>
      {leaf.spaces.map((space) => (
        <Reach key={space.id} space={space} scale={scale} />
      ))}
      {leaf.spaces.map((space) => (
        <SpaceView
          key={space.id}
          space={space}
          here={space.id === first}
          scale={scale}
          said={saySpace(space, lying.get(space.id) ?? [], choices.get(space.id) ?? [])}
        />
      ))}
      {leaf.pieces.map((piece) => (
        <PieceView key={piece.id} piece={piece} fresh={moved.has(piece.id)} />
      ))}
    </>
  );
}

export function Trails({ trails }: { trails: Trail[] }) {
  return (
    <g class="trails" aria-hidden="true">
      {trails.map((trail) => (
        <path key={trail.id} class="trail" d={trail.d} />
      ))}
    </g>
  );
}

/** A leaf by itself, as large as the page allows. */
export function LeafView({ leaf, trails, room }: { leaf: Leaf; trails: Trail[]; room: number }) {
  const { ui } = useHere();
  const scale = Math.max(SMALLEST, Math.min(1, room / leaf.width)) * ui.zoom.value;
  const ringed = ui.ringed.value === leaf.sheet || ui.ringed.value === leaf.id;
  return (
    <svg
      class={`picture leaf${ringed ? " ringed" : ""}`}
      role="group"
      aria-label={leaf.title}
      data-leaf={leaf.id}
      viewBox={`0 0 ${leaf.width} ${leaf.height}`}
      width={leaf.width * scale}
      height={leaf.height * scale}
      style={{ "--scale": String(scale) }}
    >
      <rect class="sheet" width={leaf.width} height={leaf.height} rx="8" />
      <LeafInside leaf={leaf} scale={scale} />
      <Trails trails={trails} />
    </svg>
  );
}
