// What this browser remembers: language, theme, sound, size, shortcuts.

import { effect, signal, type Signal } from "@preact/signals";

export const LANGS = ["en", "it", "de"] as const;
export type Lang = (typeof LANGS)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** A signal that outlives the page; what was stored and makes no sense is forgotten. */
function kept<T>(name: string, fallback: T, valid: (value: unknown) => boolean): Signal<T> {
  const key = `chapterhouse.${name}`;
  const made = signal<T>(read(key, fallback, valid));
  effect(() => {
    const text = JSON.stringify(made.value);
    try {
      localStorage.setItem(key, text);
    } catch {
      // a browser that keeps nothing: the page works all the same
    }
  });
  return made;
}

function read<T>(key: string, fallback: T, valid: (value: unknown) => boolean): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return valid(value) ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

function device(): Lang {
  const wanted = navigator.languages.map((lang) => lang.slice(0, 2));
  return (wanted.find((lang) => (LANGS as readonly string[]).includes(lang)) as Lang | undefined) ?? "en";
}

const yesNo = (value: unknown) => typeof value === "boolean";

export const lang = kept<Lang>("lang", device(), (value) => (LANGS as readonly unknown[]).includes(value));
export const theme = kept<Theme>("theme", "auto", (value) => (THEMES as readonly unknown[]).includes(value));
export const sound = kept("sound", false, yesNo);
export const shortcuts = kept("shortcuts", true, yesNo);
export const reading = kept("reading", false, yesNo); // the scene as structured text
export const motion = kept("motion", true, yesNo);
export const myName = kept("name", "", (value) => typeof value === "string");

/** How far a table had been looked at: the number of the newest event seen there. */
export function seen(table: string): number {
  return read(`chapterhouse.seen.${table}`, -1, (value) => typeof value === "number");
}

export function see(table: string, n: number): void {
  try {
    localStorage.setItem(`chapterhouse.seen.${table}`, String(n));
  } catch {
    // as above
  }
}

effect(() => {
  const root = document.documentElement;
  root.lang = lang.value;
  if (theme.value === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = theme.value;
});

export const still = () => !motion.value || matchMedia("(prefers-reduced-motion: reduce)").matches;
