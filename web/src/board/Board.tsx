// The whole board: the tableau with the sheets that lie together, and the others beneath it. On a phone
// one group of sheets at a time, under tabs.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Leaf, Scene } from "../net/types";
import { still } from "../prefs";
import { phone, roomy } from "../parts/media";
import { useHere } from "../table/ui";
import { t } from "../words";
import { LeafInside, LeafView, Trails } from "./Leaf";
import { Motion } from "./motion";
import { trailsOf, type Trail } from "./trails";
import { walk } from "./walk";

const LARGEST = 1.3; // a tableau is not drawn larger than this
const SMALLEST = 0.55; // ... nor, where it could be all on the page, smaller
const FAR = 0.5; // on a smaller one letters are as small as the drawing, and read after zooming
const PEEK = 40; // of what lies beneath the tableau so much is seen, for people to find it
const SIDE = 370; // what the column beside the board is wide

interface Props {
  scene: Scene;
  above: ComponentChildren; // the seats
  below: ComponentChildren; // the legend
  aside: ComponentChildren; // the log
}

export function Board({ scene, above, below, aside }: Props) {
  const { table, ui } = useHere();
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<[number, number]>([0, 0]);
  const least = useMemo(() => keeper(), []);
  const moving = useMemo(() => new Motion(), []);
  const shown = useRef<Scene | null>(null);
  const [across, down] = room;

  useLayoutEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    const measure = () => {
      moving.forget();
      const { paddingLeft, paddingTop } = getComputedStyle(element);
      const [beside, above] = [parseFloat(paddingLeft), parseFloat(paddingTop)];
      setRoom([element.clientWidth - 2 * beside, least(element.clientHeight - 2 * above)]);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (!root.current) return;
    moving.settle(root.current, shown.current !== scene);
    shown.current = scene;
  });

  const asked = table.drafted.value ? "" : `${table.now.value?.n} ${roomy.value && ui.drawer.value} ${table.planning.value?.line.length} ${ui.tab.value}`;
  useLayoutEffect(() => {
    if (root.current && asked) bringInSight(root.current);
  }, [asked, across > 0]);

  const trails = trailsOf(scene, table.moved.value);
  // An open drawer covers the column: then the own mats lie with the others, where they can be reached.
  const beside = (leaf: Leaf) => roomy.value && !ui.drawer.value && leaf.seat !== null && leaf.seat === scene.seat;
  const laid = scene.leaves.filter((leaf) => leaf.place && scene.ground);
  const loose = scene.leaves.filter((leaf) => (!leaf.place || !scene.ground) && !beside(leaf));
  const own = scene.leaves.filter((leaf) => (!leaf.place || !scene.ground) && beside(leaf));
  return (
    <div
      class="board"
      ref={root}
      onKeyDown={(event) => {
        if (walk(event.currentTarget, event.key)) event.preventDefault();
        else if (event.key === "Enter" || event.key === " ") press(event);
      }}
    >
      {!roomy.value && above}
      <div class="board-main" ref={main}>
        {across > 0 && laid.length > 0 && (
          <Tableau scene={scene} leaves={laid} trails={trails} across={across} down={roomy.value ? down - (loose.length ? PEEK : 0) : 0} />
        )}
        {across > 0 &&
          (phone.value ? (
            <Tabbed leaves={loose} scene={scene} trails={trails} room={across} />
          ) : (
            <Flow leaves={loose} trails={trails} room={across} />
          ))}
        <Zoom zoom={ui.zoom.value} set={(zoom) => (ui.zoom.value = zoom)} />
        {below}
      </div>
      {roomy.value && (
        <div class="board-side">
          {above}
          <Flow leaves={own} trails={trails} room={SIDE} />
          {aside}
        </div>
      )}
    </div>
  );
}

/** A new question shows at least one of the places where it can be answered. */
function bringInSight(root: Element): void {
  const targets = [...root.querySelectorAll(".cell.can .space")];
  const bar = document.querySelector(".action-bar")?.getBoundingClientRect().top ?? innerHeight;
  const top = document.querySelector(".head")?.getBoundingClientRect().bottom ?? 0;
  const seen = targets.some((target) => {
    const box = target.getBoundingClientRect();
    return box.top >= top && box.bottom <= bar && box.left >= 0 && box.right <= innerWidth;
  });
  if (!seen) targets[0]?.scrollIntoView({ block: "center", inline: "center", behavior: still() ? "instant" : "smooth" });
}

/** The least height that a window of this size has left for the board: a taller action bar makes the board
 * smaller once, and a lower one does not make it jump. */
function keeper(): (height: number) => number {
  let [size, kept] = ["", 0];
  return (height) => {
    const now = `${innerWidth} ${innerHeight}`;
    kept = now === size ? Math.min(kept, height) : height;
    size = now;
    return kept;
  };
}

function press(event: KeyboardEvent): void {
  const cell = (event.target as Element).closest("[data-space]");
  if (!cell) return;
  event.preventDefault();
  if (event.repeat) return; // a key that is held decides once
  cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

interface Laid {
  scene: Scene;
  leaves: Leaf[];
  trails: Trail[];
  across: number;
  down: number; // 0: as high as it gets
}

function Tableau({ scene, leaves, trails, across, down }: Laid) {
  const { ui } = useHere();
  const ground = scene.ground;
  if (!ground) return null;
  const high = down ? Math.max(SMALLEST, down / ground.height) : LARGEST;
  const scale = Math.min(LARGEST, across / ground.width, high) * ui.zoom.value;
  return (
    <div class={`tableau${scale < FAR ? " far" : ""}`} tabIndex={-1}>
      <svg
        class="picture"
        role="group"
        aria-label={t("board")}
        viewBox={`0 0 ${ground.width} ${ground.height}`}
        width={ground.width * scale}
        height={ground.height * scale}
        style={{ "--scale": String(scale) }}
      >
        <rect class="sheet" width={ground.width} height={ground.height} rx="8" />
        {ground.scenery.map(([kind, d], i) => (
          <path key={i} class={`scenery ${kind}`} d={d} />
        ))}
        {leaves.map((leaf) => (
          <g
            key={leaf.id}
            role="group"
            class={ui.ringed.value === leaf.sheet || ui.ringed.value === leaf.id ? "ringed" : ""}
            aria-label={leaf.title}
            data-leaf={leaf.id}
            transform={`translate(${leaf.place?.[0] ?? 0} ${leaf.place?.[1] ?? 0})`}
          >
            <LeafInside leaf={leaf} scale={scale} />
          </g>
        ))}
        <Trails trails={trails.filter((trail) => !trail.on)} />
      </svg>
    </div>
  );
}

function Flow({ leaves, trails, room }: { leaves: Leaf[]; trails: Trail[]; room: number }) {
  return (
    <div class="flow">
      {leaves.map((leaf) => (
        <LeafView key={leaf.id} leaf={leaf} room={room} trails={trails.filter((trail) => trail.on === leaf.id)} />
      ))}
    </div>
  );
}

// -- tabs ----------------------------------------------------------------------------------

interface Group {
  id: string;
  title: string;
  leaves: Leaf[];
}

/** Sheets of one seat lie under one tab; every other sheet, with all its parts, under its own. */
function groups(leaves: Leaf[], scene: Scene): Group[] {
  const found = new Map<string, Group>();
  for (const leaf of leaves) {
    const id = leaf.seat === null ? leaf.sheet : `seat-${leaf.seat}`;
    const seat = scene.seats.find((line) => line.seat === leaf.seat);
    const title = seat?.name ?? leaf.name ?? leaf.title;
    const group = found.get(id);
    if (group) group.leaves.push(leaf);
    else found.set(id, { id, title, leaves: [leaf] });
  }
  return [...found.values()];
}

function Tabbed({ leaves, scene, trails, room }: { leaves: Leaf[]; scene: Scene; trails: Trail[]; room: number }) {
  const { table, ui } = useHere();
  const all = groups(leaves, scene);
  const open = table.onSpaces.value;
  const choices = (group: Group) =>
    group.leaves.reduce((sum, leaf) => sum + leaf.spaces.filter((space) => open.has(space.id)).length, 0);
  const wanted = all.find((group) => group.id === ui.tab.value);
  const first = all.find((group) => choices(group) > 0);
  const asked = useRef("");
  const question = `${scene.prompt}|${table.now.value?.ply}`;
  useLayoutEffect(() => {
    // A new question opens the tab on which it can be answered.
    if (asked.current !== question && first && !(wanted && choices(wanted))) ui.tab.value = first.id;
    asked.current = question;
  });
  const shown = wanted ?? first ?? all[0];
  useLayoutEffect(() => inStrip(shown?.id ?? ""), [shown?.id]);
  const own = shown?.leaves ?? [];
  return (
    <>
      <div class="tab-row">
        <button
          class="quiet-button whole"
          aria-pressed={ui.whole.value}
          aria-label={t("whole-board")}
          title={t("whole-board")}
          onClick={() => (ui.whole.value = !ui.whole.value)}
        >
          ▦
        </button>
        {all.length > 0 && (
          <div class="tabs" role="tablist" aria-label={t("board")} onKeyDown={(event) => turnTab(event)}>
            {all.map((group) => (
              <button
                key={group.id}
                id={`tab-${group.id}`}
                role="tab"
                aria-selected={group === shown}
                aria-controls="tabbed"
                tabIndex={group === shown ? 0 : -1}
                class={choices(group) ? "can" : ""}
                onClick={() => (ui.tab.value = group.id)}
              >
                {group.title}
                {choices(group) > 0 && <span class="number">{choices(group)}</span>}
              </button>
            ))}
          </div>
        )}
      </div>
      <div class="flow" id="tabbed" role={all.length ? "tabpanel" : undefined} aria-labelledby={shown ? `tab-${shown.id}` : undefined}>
        {own.map((leaf) => (
          <LeafView key={leaf.id} leaf={leaf} room={room} trails={trails.filter((trail) => trail.on === leaf.id)} />
        ))}
      </div>
    </>
  );
}

/** The strip of tabs shows the one that is open. */
function inStrip(id: string): void {
  const tab = document.getElementById(`tab-${id}`);
  const strip = tab?.parentElement;
  if (tab && strip) strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

function turnTab(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  const tabs = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = tabs.at((at + step) % tabs.length);
  next?.focus();
  next?.click();
  event.preventDefault();
  event.stopPropagation();
}

function Zoom({ zoom, set }: { zoom: number; set: (zoom: number) => void }) {
  return (
    <div class="zoom" role="group" aria-label={t("zoom")}>
      <button onClick={() => set(Math.max(0.6, zoom / 1.2))} aria-label={t("zoom-out")} title={t("zoom-out")}>
        −
      </button>
      <button onClick={() => set(1)} disabled={zoom === 1} title={t("zoom-fit")}>
        {Math.round(zoom * 100)} %
      </button>
      <button onClick={() => set(Math.min(3, zoom * 1.2))} aria-label={t("zoom-in")} title={t("zoom-in")}>
        +
      </button>
    </div>
  );
}
