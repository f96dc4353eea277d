// The client's own words (Project Fluent); the words of games come from the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { lang, type Lang } from "./prefs";

const FILES = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const bundles = signal<Partial<Record<Lang, FluentBundle>>>({});

/** Fetches the words of a language; until they are there, the page keeps the ones it has. */
export async function fetchWords(wanted: Lang): Promise<void> {
  if (bundles.peek()[wanted]) return;
  const load = FILES[`./text/${wanted}.ftl`];
  if (!load) return;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  bundle.addResource(new FluentResource(await load()));
  bundles.value = { ...bundles.peek(), [wanted]: bundle };
}

/** A message in the reader's language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const all = bundles.value;
  for (const bundle of [all[lang.value], all.en, ...Object.values(all)]) {
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args);
  }
  return id;
}

lang.subscribe((wanted) => {
  const fetched = () => void fetchWords(wanted).catch(() => addEventListener("online", fetched, { once: true }));
  fetched();
});
