// The protocol of the house, version 1, as `docs/protocol.md` and `house/messages.py` have it.

export type Action = number | string;
export type Line = [x: number, y: number, words: string, kind: string];
export type Glyph = [x: number, y: number, size: number, name: string, tone: string];

export interface SeatLine {
  seat: number;
  tone: string;
  name: string;
  letter: string;
  points: number;
  active: boolean;
  facts: [string, string][];
}

export interface Space {
  id: string;
  at: [row: number, column: number];
  label: string;
  about?: string; // what such a space is for
  shape: string;
  state: string;
  tone: string;
  box: [x: number, y: number, width: number, height: number];
  lines: Line[];
  glyphs: Glyph[];
  links: string[];
}

export interface Piece {
  id: string;
  space: string;
  kind: string;
  label: string;
  seat: number | null;
  tone: string;
  chosen: boolean;
  count: number;
  shape: string;
  body: string;
  glyph: string;
  words: string;
  at: [x: number, y: number, size: number];
}

export interface Leaf {
  id: string;
  sheet: string;
  title: string;
  name: string; // of the sheet, where the leaf is a part of it
  kind: string;
  seat: number | null;
  tone: string;
  width: number;
  height: number;
  place: [x: number, y: number] | null;
  scenery: [kind: string, path: string][];
  lines: Line[];
  spaces: Space[];
  pieces: Piece[];
}

export interface Ground {
  width: number;
  height: number;
  scenery: [kind: string, path: string][];
}

export interface Target {
  action: number;
  notation: string;
  label: string;
  hint: string;
  space: string | null;
}

export interface Scene {
  game: string;
  seat: number | null;
  prompt: string;
  status: string[];
  seats: SeatLine[];
  ground: Ground | null;
  order: string[];
  leaves: Leaf[];
  targets: Target[];
  legend: [string, string][];
}

export interface Clock {
  mode: "none" | "relaxed" | "live";
  total: number;
  increment: number;
  quiet: [number, number] | null;
}

export interface Settings {
  clock: Clock;
  confirm: "quick" | "ask" | null;
  pace: number | null;
  take_back: boolean;
  chat: boolean;
  watch: boolean;
  listed: boolean;
  hotseat: boolean;
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seat: number | null;
  n: number;
  time: number;
  game: string;
  title: string;
  players: number;
  options: Record<string, unknown>;
  option_words: [string, string][];
  settings: Settings;
  commitment: string;
  host: boolean;
  held?: number[];
  bots?: string[];
}

export interface Happening {
  kind: string;
  params: Record<string, unknown>;
  chance?: boolean;
  source?: string;
}

export interface Entry {
  ply: number;
  kind?: string;
  notation?: string;
  params?: Record<string, unknown>;
  hidden?: boolean;
  happenings?: Happening[];
}

export interface Event {
  type: "event";
  n: number;
  at: number;
  kind: string;
  ply: number;
  seat?: number;
  by?: "seat" | "hotseat" | "bot" | "stand-in" | "fallback";
  entry?: Entry;
  data?: Record<string, unknown>;
  lines?: string[];
}

export interface SeatNow {
  seat: number;
  kind: "open" | "person" | "bot" | "vacant";
  name?: string;
  bot?: string;
  ready?: boolean;
  here?: boolean;
  left?: number;
  running?: boolean;
  out?: boolean;
}

export interface Motion {
  n: number;
  what: "take_back" | "abandon" | "stand_in";
  proposer: number;
  waits_for: number[];
  ply?: number;
  seat?: number;
  bot?: string;
  once?: boolean;
  words?: string;
}

export interface Result {
  scores: number[];
  winners: number[];
  end: string;
  words: string[];
}

export interface Now {
  type: "now";
  n: number;
  time: number;
  phase: "open" | "running" | "over" | "abandoned";
  ply: number;
  awaited: number[];
  seats: SeatNow[];
  scores?: number[];
  undo?: string;
  undo_words?: string;
  motion?: Motion;
  thinking?: { seat: number; queue: number };
  result?: Result;
  silence?: boolean;
  rematch?: string;
  point?: string;
  scene?: Scene;
}

export interface Done {
  type: "done";
  id: string;
  n: number;
  made?: number;
  again?: boolean;
}

export interface Refused {
  type: "refused";
  id: string;
  code: string;
  words: string;
  reason?: string;
  rule?: string;
  facts?: Record<string, unknown>;
  retry?: boolean;
  wait?: number;
}

export interface Draft {
  type: "draft";
  id: string;
  n: number;
  action: number;
  ends_turn: boolean;
  stops: boolean;
  confirm?: boolean;
  lines?: string[];
  scene?: Scene;
}

export interface Cause {
  reason: string;
  rule: string;
  words: string;
  facts: Record<string, unknown>;
}

export interface Verdict {
  type: "verdict";
  id: string;
  legal: boolean;
  causes?: Cause[];
}

export interface Planned {
  type: "planned";
  id: string;
  made: number;
  to_act: number | null;
  scores: number[];
  refused?: string;
  lines?: string[];
  scene?: Scene;
}

export interface Looked {
  type: "looked";
  id: string;
  ply: number;
  lines?: string[];
  scene?: Scene;
}

export interface Spoken {
  type: "spoken";
  c: number;
  at: number;
  name: string;
  text: string;
  seat?: number;
}

export type Told =
  | Welcome
  | Event
  | Now
  | Done
  | Refused
  | Draft
  | Verdict
  | Planned
  | Looked
  | Spoken
  | { type: "pong"; time: number; n: number }
  | { type: "closing"; why: "restart" | "link" | "silent" | "limit" };

export type Answer = Done | Refused | Draft | Verdict | Planned | Looked;

/** A wish without its id: the socket names it. */
export type Wish =
  | { type: "play"; n: number; action: Action; confirm?: boolean }
  | { type: "line"; n: number; actions: Action[] }
  | { type: "preview"; action: Action }
  | { type: "undo"; n: number; all?: boolean }
  | { type: "why"; action?: Action; space?: string }
  | { type: "plan"; line: Action[]; world: number }
  | { type: "past"; ply: number }
  | { type: "ready"; entropy?: string }
  | { type: "set_bot"; seat: number; bot: string | null }
  | { type: "propose"; what: Motion["what"]; seat?: number; bot?: string; once?: boolean }
  | { type: "answer"; motion: number; agree: boolean }
  | { type: "stand_in"; bot: string | null }
  | { type: "leave" }
  | { type: "rematch" }
  | { type: "chat"; text: string };
