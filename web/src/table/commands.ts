// Questions that the table answers aloud, by key, by button or typed.

import { counted, findSpace, piecesOn, sayTarget, saySpace } from "../board/said";
import type { Leaf } from "../net/types";
import { t } from "../words";
import type { Table } from "./store";

export const COMMANDS = ["where", "can", "goods", "scores", "changed"] as const;
export type Command = (typeof COMMANDS)[number];
export const KEYS: Record<string, Command> = { w: "where", c: "can", g: "goods", s: "scores", d: "changed" };

export function answerTo(table: Table, command: Command): string {
  const scene = table.scene.value;
  if (!scene) return t("loading");
  switch (command) {
    case "where":
      return where(table);
    case "can":
      return can(table);
    case "goods":
      return goods(table);
    case "scores":
      return scene.seats.map((line) => `${line.name}: ${line.points}`).join("; ");
    case "changed":
      return changed(table);
  }
}

/** The space in focus, the state of the game, the prompt. */
function where(table: Table): string {
  const scene = table.scene.value;
  const id = document.activeElement?.closest("[data-space]")?.getAttribute("data-space");
  const found = id ? findSpace(scene, id) : null;
  const lying = found ? (piecesOn(found.leaf).get(found.space.id) ?? []) : [];
  const place = found
    ? `${found.leaf.title}: ${saySpace(found.space, lying, table.onSpaces.value.get(found.space.id) ?? [])}`
    : "";
  return [place, scene?.status.join(", "), scene?.prompt].filter(Boolean).join(". ");
}

function can(table: Table): string {
  const targets = table.targets.value;
  if (!targets.length) return t("nothing-now");
  return targets.map((target, i) => `${i + 1}: ${sayTarget(target)}`).join("; ");
}

function goods(table: Table): string {
  const scene = table.scene.value;
  const seat = table.welcome.value?.seat ?? 0;
  const line = scene?.seats.find((one) => one.seat === seat);
  const facts = line?.facts.map(([label, value]) => `${label} ${value}`).join(", ");
  const own = scene?.leaves.filter((leaf) => leaf.seat === seat) ?? [];
  const things = own.map((leaf) => `${leaf.title}: ${held(leaf).join(", ") || t("nothing")}`);
  return [facts && `${line?.name}: ${facts}`, ...things].filter(Boolean).join(". ");
}

// Cards and tiles in the hand are spaces of their sheet; nothing lies on them.
const IN_HAND = new Set(["card", "lot"]);

function held(leaf: Leaf): string[] {
  if (leaf.pieces.length) return counted(leaf.pieces);
  return leaf.spaces.filter((space) => IN_HAND.has(space.shape)).map((space) => space.label);
}

function changed(table: Table): string {
  const lines = table.news.value.flatMap((event) => event.lines ?? []);
  return lines.length ? lines.join(". ") : t("nothing-changed");
}

/** A typed line: a number of the list, a question, a decision in notation; "end turn", "undo". */
export function understood(table: Table, text: string): string {
  const is = (words: string) => plain(words) === plain(text);
  const asked = COMMANDS.find((command) => is(t(`ask-${command}`)) || is(command));
  if (asked) return answerTo(table, asked);
  if (is(t("undo"))) {
    void table.undo(false);
    return t("undo");
  }
  const drafted = table.drafted.value;
  if (drafted && is(t("end-turn"))) {
    void table.confirm();
    return t("end-turn");
  }
  if (drafted) return `${t("draft", { action: drafted.target.label })}: ${t("end-turn")}, ${t("undo")}`;
  const targets = table.targets.value;
  const target = /^\d+$/.test(text) ? targets[Number(text) - 1] : targets.find((one) => one.notation === text);
  if (!target) return targets.length ? t("command-unknown", { text }) : t("nothing-now");
  void table.choose(target);
  return target.label;
}

/** Whether somebody writes a question mark does not matter. */
function plain(words: string): string {
  return words.toLocaleLowerCase().replaceAll(/[?!.]/g, "").trim();
}
