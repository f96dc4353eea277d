// Who this browser is to the house, and what the house has.

import { signal } from "@preact/signals";
import { get, post } from "../net/http";
import { lang, myName } from "../prefs";

/** A table's line in the lobby. */
export interface Card {
  table: string;
  at: number;
  game: string;
  phase: "open" | "running" | "over" | "abandoned";
  watch: boolean;
  clock: string;
  seats: { seat: number; kind: string; name: string }[];
  awaited: number[];
  words: string[];
  result: { scores: number[]; winners: number[]; end: string; words: string[] } | null;
}

export interface Me {
  name: string;
  lang: string;
  tables: (Card & { seat: number })[];
}

export interface OptionInfo {
  name: string;
  default: unknown;
  values: string;
  label: string;
  help: string;
  choices: { value: unknown; label: string }[] | null;
  lists: Record<string, ListPart[]> | null; // by the number of players
}

/** A part of an option that is a list: so many of these words. */
export interface ListPart {
  label: string;
  count: number;
  words: { value: string; label: string }[];
}

export interface GameInfo {
  id: string;
  title: string;
  authors: string[];
  publisher: string;
  year: number;
  players: number[];
  options: OptionInfo[];
  ready: boolean;
  reconstructed: number;
  values: number;
}

export interface House {
  version: string;
  bots: { name: string; label: string }[];
  games: GameInfo[];
}

export const me = signal<Me | null>(null);
export const house = signal<House | null>(null);
export const tables = signal<Card[] | null>(null);

export async function fetchMe(): Promise<void> {
  me.value = await get<Me>("/api/me", { lang: lang.value }).catch(() => null);
}

export async function fetchHouse(): Promise<void> {
  house.value = await get<House>("/api/house", { lang: lang.value });
}

export async function fetchTables(): Promise<void> {
  tables.value = (await get<{ tables: Card[] }>("/api/tables", { lang: lang.value })).tables;
}

export function seatAt(table: string): number | null {
  return me.value?.tables.find((mine) => mine.table === table)?.seat ?? null;
}

export interface Opened {
  table: string;
  seat: number | null;
  links: { seat: number; link: string }[];
}

/** Introduces this browser, so that it gets its cookie. */
export async function introduce(name: string): Promise<void> {
  myName.value = name;
  await post("/api/me", { name, lang: lang.value });
}

export async function openTable(
  game: string,
  seats: string[],
  options: Record<string, unknown>,
  settings: Record<string, unknown>,
  name: string,
): Promise<Opened> {
  await introduce(name);
  return post<Opened>("/api/tables", { game, players: seats.length, options, settings, name, seats });
}
