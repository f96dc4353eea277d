// A space with its print; everything can be pointed at, and says what it is.

import type { Glyph, Line, Space } from "../net/types";
import { useHere } from "../table/ui";
import { clickSpace, hoverSpace, leaveSpace, pressSpace } from "./pointing";

const SEATS = new Set(["red", "blue", "green", "yellow", "white", "purple"]);
const FINGER = 40; // what can be chosen is at least so large

export function SpaceView({ space, said, here }: { space: Space; said: string; here: boolean }) {
  const { table, ui } = useHere();
  const [x, y, width, height] = space.box;
  const targets = table.onSpaces.value.get(space.id);
  const chosen = ui.choosing.value?.space === space.id;
  const looks = ["space", space.shape, space.state, space.tone && `tone-${space.tone}`, targets && "target"];
  const marks = ["cell", targets && "can", chosen && "asked", ui.ringed.value === space.id && "ringed"];
  const spare = targets ? [Math.max(0, FINGER - width) / 2, Math.max(0, FINGER - height) / 2] : [0, 0];
  const [beside = 0, above = 0] = spare;
  return (
    <>
    <g
      class={marks.filter(Boolean).join(" ")}
      role="button"
      tabindex={targets || here ? 0 : -1}
      data-space={space.id}
      aria-label={said}
      aria-disabled={!targets}
      onClick={(event) => clickSpace(table, ui, space.id, event)}
      onPointerEnter={(event) => hoverSpace(ui, space.id, event)}
      onPointerDown={(event) => pressSpace(ui, space.id, event)}
      onPointerLeave={() => leaveSpace(ui)}
      onFocus={(event) => hoverSpace(ui, space.id, event)}
      onBlur={() => leaveSpace(ui)}
    >
      <rect
        class="reach"
        x={x - beside}
        y={y - above}
        width={width + 2 * beside}
        height={height + 2 * above}
      />
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
        {space.lines.map(drawLine)}
      </g>
    </>
  );
}

export function drawGlyph([x, y, size, name, tone]: Glyph, key: number) {
  const tinted = SEATS.has(tone) ? ` seat-${tone}` : "";
  const looks = (name === "badge" ? "badge-ground" : "glyph") + tinted;
  const half = size / 2;
  return <use key={key} href={`#${name}`} class={looks} x={x - half} y={y - half} width={size} height={size} />;
}

export function drawLine([x, y, words, kind]: Line, key: number) {
  return (
    <text key={`l${key}`} class={kind} x={x} y={y}>
      {words}
    </text>
  );
}
