// A piece: what lies beneath, its shape, its symbol or letter. As `kernel/pictures/svg.py` draws it.

import type { Piece } from "../net/types";

const SIGN = 0.62; // how much of a piece's body its sign takes
const LETTERED = 15; // smaller pieces carry no letter
const SEATS = new Set(["red", "blue", "green", "yellow", "white", "purple"]);

export function tint(piece: Piece): string {
  if (piece.shape.startsWith("seat-")) return piece.shape;
  return SEATS.has(piece.tone) ? `seat-${piece.tone}` : "";
}

function use(name: string, looks: string, x: number, y: number, half: number) {
  return <use href={`#${name}`} class={looks} x={x - half} y={y - half} width={2 * half} height={2 * half} />;
}

export function PieceView({ piece, fresh }: { piece: Piece; fresh: boolean }) {
  const [x, y, size] = piece.at;
  const seated = piece.shape.startsWith("seat-");
  const colour = tint(piece);
  const chosen = piece.chosen ? " chosen" : "";
  const half = piece.body ? (size / 2) * SIGN : size / 2;
  return (
    <g data-piece={piece.id} class={`lying${piece.chosen ? " is-chosen" : ""}`} aria-hidden="true">
      {fresh && <circle class="fresh" cx={x} cy={y} r={size / 2 + 4} />}
      {piece.body && use(piece.body, `piece ${seated ? "plain" : colour || "plain"}${chosen}`, x, y, size / 2)}
      {(!piece.body || seated) && use(piece.shape, `piece ${colour || "plain"}${chosen}`, x, y, half)}
      <Face piece={piece} half={half} colour={colour} />
      {piece.count > 1 && (
        <text class="count" x={x + size / 2 - 2} y={y + size / 2 - 2}>
          ×{piece.count}
        </text>
      )}
    </g>
  );
}

function Face({ piece, half, colour }: { piece: Piece; half: number; colour: string }) {
  const [x, y] = piece.at;
  if (piece.glyph) return use(piece.glyph, `glyph ${colour.replace("seat", "on")}`.trim(), x, y, half - 3);
  if (!piece.words || 2 * half < LETTERED) return null;
  const low = piece.shape === "seat-green" ? half / 3 : 0;
  return (
    <text class={`letter ${colour.replace("seat", "on")}`.trim()} x={x} y={y + low}>
      {piece.words}
    </text>
  );
}
