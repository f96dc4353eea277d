// Keys of the whole page. Single letters may be switched off.

import { nextTarget } from "../board/walk";
import { shortcuts } from "../prefs";
import { answerTo, KEYS } from "./commands";
import type { Table } from "./store";
import type { Ui } from "./ui";

function typing(event: KeyboardEvent): boolean {
  const element = event.target as Element;
  return element.matches("input, textarea, select, [contenteditable]");
}

export function listen(table: Table, ui: Ui): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      if (!ui.shut()) back(table);
      return;
    }
    if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || !shortcuts.value) return;
    if (letter(event.key, table, ui)) event.preventDefault();
  };
  document.addEventListener("keydown", pressed);
  return () => document.removeEventListener("keydown", pressed);
}

/** Escape backs out: of the past, of a draft, of a plan. */
function back(table: Table): void {
  if (table.looking.value) void table.look(null);
  else if (table.drafted.value) table.drafted.value = null;
  else if (table.planning.value) table.planning.value = null;
}

function letter(key: string, table: Table, ui: Ui): boolean {
  const command = KEYS[key];
  const board = document.querySelector(".board");
  if (command) ui.speak(answerTo(table, command));
  else if (key === "n" && board) nextTarget(board, false);
  else if (key === "p" && board) nextTarget(board, true);
  else if (key === "u") void table.undo(false);
  else if (key === "e") void table.confirm();
  else if (key === "l") ui.drawer.value = ui.drawer.value === "log" ? "" : "log";
  else if (key === "r") ui.drawer.value = ui.drawer.value === "rules" ? "" : "rules";
  else if (key === "?") ui.drawer.value = ui.drawer.value === "keys" ? "" : "keys";
  else if (/^[1-9]$/.test(key)) pick(table, Number(key) - 1);
  else return false;
  return true;
}

/** A digit takes one of the buttons. */
function pick(table: Table, at: number): void {
  const target = table.onBar.value[at];
  if (target) void table.choose(target);
}
