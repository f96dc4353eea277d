// A space with its print; everything can be pointed at, and says what it is.

import type { Glyph, Line, Space } from "../net/types";
import { useHere } from "../table/ui";
import { clickSpace, hoverSpace, leaveSpace, pressSpace } from "./pointing";

const SEATS = new Set(["red", "blue", "green", "yellow", "white", "purple"]);
const LETTERS = 13; // in a drawing, and at least so large on the page, as the style has it
const SMALL = 11;
const WIDE = 0.66; // an average bold letter, as part of its height
const FINGER = 40; // what can be chosen is at least so large, in pixels of the page

export function SpaceView({ space, said, here, scale }: { space: Space; said: string; here: boolean; scale: number }) {
  const { table, ui } = useHere();
  const [x, y, width, height] = space.box;
  const targets = table.onSpaces.value.get(space.id);
  const beneath = table.beneath.value.has(space.id);
  const chosen = ui.choosing.value?.space === space.id;
  const looks = ["space", space.shape, space.state, space.tone && `tone-${space.tone}`, targets && "target"];
  const marks = ["cell", targets && "can", beneath && "through", chosen && "asked", ui.ringed.value === space.id && "ringed"];
  return (
    <>
    <g
      class={marks.filter(Boolean).join(" ")}
      role="button"
      tabindex={targets || here ? 0 : -1}
      data-space={space.id}
      aria-label={said}
      aria-disabled={!targets && !beneath}
      onClick={(event) => clickSpace(table, ui, space.id, event)}
      onPointerEnter={(event) => hoverSpace(ui, space.id, event)}
      onPointerDown={(event) => pressSpace(ui, space.id, event)}
      onPointerLeave={() => leaveSpace(ui)}
      onFocus={(event) => hoverSpace(ui, space.id, event)}
      onBlur={() => leaveSpace(ui)}
    >
      {targets && <use href={`#${space.shape}`} class="glow" x={x} y={y} width={width} height={height} />}
      <use
        href={`#${space.shape}`}
        class={looks.filter(Boolean).join(" ")}
        x={x}
        y={y}
        width={width}
        height={height}
      />
    </g>
      <g class="print" aria-hidden="true">
        {space.glyphs.map(drawGlyph)}
        {space.lines.map((line, key) => drawLine(line, key, fitting(line, width, scale)))}
      </g>
    </>
  );
}

/** Room for a finger round what can be chosen; it lies beneath all spaces, so that none takes another's. */
export function Reach({ space, scale }: { space: Space; scale: number }) {
  const { table, ui } = useHere();
  const [x, y, width, height] = space.box;
  const least = FINGER / scale;
  const beside = Math.max(0, least - width) / 2;
  const above = Math.max(0, least - height) / 2;
  if (!table.onSpaces.value.has(space.id)) return null;
  return (
    <rect
      class="reach"
      aria-hidden="true"
      x={x - beside}
      y={y - above}
      width={width + 2 * beside}
      height={height + 2 * above}
      onClick={(event) => clickSpace(table, ui, space.id, event)}
    />
  );
}

export function drawGlyph([x, y, size, name, tone]: Glyph, key: number) {
  const tinted = SEATS.has(tone) ? ` seat-${tone}` : "";
  const looks = (name === "badge" ? "badge-ground" : "glyph") + tinted;
  const half = size / 2;
  return <use key={key} href={`#${name}`} class={looks} x={x - half} y={y - half} width={size} height={size} />;
}

/** On a small board letters grow, but no word grows out of its space. */
function fitting([, , words, kind]: Line, width: number, scale: number): { fontSize?: string } {
  if (!kind.startsWith("mark") || words.length < 4) return {};
  const grown = Math.max(LETTERS, SMALL / scale);
  const size = Math.min(grown, Math.max(LETTERS * 0.85, (width - 3) / (words.length * WIDE)));
  return size < grown ? { fontSize: `${size.toFixed(1)}px` } : {};
}

export function drawLine([x, y, words, kind]: Line, key: number, style: { fontSize?: string } = {}) {
  return (
    <text key={`l${key}`} class={kind} x={x} y={y} style={style}>
      {words}
    </text>
  );
}
