// Who this browser is to the house, and what the house has.

import { signal } from "@preact/signals";
import { get, post } from "../net/http";
import { lang, myName } from "../prefs";

export interface MyTable {
  table: string;
  game: string;
  title: string;
  seat: number;
  phase: string;
  mine: boolean; // it waits for me
}

export interface Me {
  name: string;
  lang: string;
  tables: MyTable[];
}

export interface OptionInfo {
  name: string;
  words: string;
  default: unknown;
  values: { value: unknown; words: string }[];
}

export interface GameInfo {
  id: string;
  title: string;
  about?: string;
  players: number[];
  options: OptionInfo[];
  ready: boolean;
}

export interface House {
  version: string;
  bots: string[];
  games: GameInfo[];
}

export interface LobbyLine {
  table: string;
  game: string;
  title: string;
  phase: "open" | "running" | "over" | "abandoned";
  players: number;
  seats: { seat: number; kind: string; name?: string; bot?: string }[];
  option_words: [string, string][];
  at: number;
  watch: boolean;
}

export const me = signal<Me | null>(null);
export const house = signal<House | null>(null);
export const tables = signal<LobbyLine[] | null>(null);

export async function fetchMe(): Promise<void> {
  me.value = await get<Me>("/api/me", { lang: lang.value }).catch(() => null);
}

export async function fetchHouse(): Promise<void> {
  house.value = await get<House>("/api/house", { lang: lang.value });
}

export async function fetchTables(): Promise<void> {
  tables.value = (await get<{ tables: LobbyLine[] }>("/api/tables", { lang: lang.value })).tables;
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
