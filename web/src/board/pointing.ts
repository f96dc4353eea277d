// Click, tap, hover, focus and long press on a space: one behaviour for all boards.

import type { Table } from "../table/store";
import type { At, Ui } from "../table/ui";

const DWELL = 350;
const LONG = 450;

let timer = 0;
let pressed = false; // a long press is no click

// Where the mouse was when it clicked, on whatever page: what is then put beneath it was not pointed at.
let clicked = "";
document.addEventListener("pointerdown", (event) => (clicked = spotted(event)), true);

export function spotOf(element: Element): At["spot"] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

function elementOf(event: Event): Element {
  return event.currentTarget as Element;
}

function spotted(event: Event): string {
  return event instanceof MouseEvent ? `${event.clientX} ${event.clientY}` : "";
}

export function clickSpace(table: Table, ui: Ui, space: string, event: Event): void {
  clearTimeout(timer);
  if (pressed) {
    pressed = false;
    return;
  }
  chooseOn(table, ui, space, elementOf(event));
}

/** What a click or Enter on a space does: the one choice there, a question which, or the reason why not. */
export function chooseOn(table: Table, ui: Ui, pointed: string, element: Element): void {
  const space = table.beneath.value.get(pointed) ?? pointed;
  const targets = table.onSpaces.value.get(space) ?? [];
  const [first] = targets;
  ui.explained.value = null;
  ui.choosing.value = null;
  if (targets.length === 1 && first) void table.choose(first);
  else if (targets.length) ui.choosing.value = { space, spot: spotOf(element), pinned: true };
  else ui.explained.value = { space, spot: spotOf(element), pinned: true };
}

export function hoverSpace(ui: Ui, space: string, event: Event): void {
  const element = elementOf(event);
  const touch = event instanceof PointerEvent && event.pointerType !== "mouse";
  if (touch || (clicked && spotted(event) === clicked)) return;
  if (event.type === "focus" && !element.matches(":focus-visible")) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => explain(ui, space, element, false), DWELL);
}

export function pressSpace(ui: Ui, space: string, event: PointerEvent): void {
  pressed = false;
  if (event.pointerType === "mouse") return;
  const element = elementOf(event);
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    pressed = true;
    explain(ui, space, element, true);
  }, LONG);
}

export function leaveSpace(ui: Ui): void {
  clearTimeout(timer);
  if (!ui.explained.peek()?.pinned) ui.explained.value = null;
}

function explain(ui: Ui, space: string, element: Element, pinned: boolean): void {
  if (ui.choosing.peek() || ui.explained.peek()?.pinned) return;
  ui.explained.value = { space, spot: spotOf(element), pinned };
}
