// What lies open on a table's page: explanations, choosers, drawers.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { signal } from "@preact/signals";
import type { Table } from "./store";

/** A space that is explained or chosen on, and where it is on the page. */
export interface At {
  space: string;
  spot: { left: number; top: number; right: number; bottom: number };
  pinned: boolean;
}

export interface Spoken {
  words: string;
  time: number;
}

export type Drawer = "" | "rules" | "scores" | "log" | "chat" | "table" | "keys";

export class Ui {
  readonly explained = signal<At | null>(null);
  readonly choosing = signal<At | null>(null);
  readonly drawer = signal<Drawer>("");
  readonly rule = signal(""); // the rule that the drawer shows
  readonly tab = signal(""); // on a phone: what of the board is shown
  readonly zoom = signal(1);
  readonly whole = signal(false); // on a narrow page: all of the board in one drawing
  readonly aloud = signal<Spoken>({ words: "", time: 0 }); // what is said at once
  readonly heard = signal(-1); // the last line of chat that was read
  readonly help = signal(false); // the open decision is explained
  readonly replay = signal(false);
  readonly ringed = signal(""); // what a guide points at: a sheet, or a space

  openRule(id: string): void {
    this.rule.value = id;
    this.drawer.value = "rules";
  }

  /** Says something at once; the same words twice are said twice. */
  speak(words: string): void {
    this.aloud.value = { words, time: this.aloud.value.time + 1 };
  }

  shut(): boolean {
    if (this.choosing.value || this.explained.value) {
      this.choosing.value = this.explained.value = null;
      return true;
    }
    if (this.drawer.value) {
      this.drawer.value = "";
      return true;
    }
    if (this.help.value || this.aloud.value.words) {
      this.help.value = false;
      this.speak("");
      return true;
    }
    return false;
  }
}

export interface Seat {
  table: Table;
  ui: Ui;
}

export const Here = createContext<Seat | null>(null);

export function useHere(): Seat {
  const here = useContext(Here);
  if (!here) throw new Error("outside of a table");
  return here;
}
