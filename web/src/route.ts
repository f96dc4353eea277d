// Which page is shown: the address, as a signal.

import { batch, signal } from "@preact/signals";

export const path = signal(location.pathname);
export const search = signal(location.search);
export const hash = signal(location.hash);

addEventListener("popstate", () => {
  arrive();
});

function arrive(): void {
  batch(() => {
    path.value = location.pathname;
    search.value = location.search;
    hash.value = location.hash;
  });
}

/** Goes to a page of the house without loading it anew. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** A click on a link within the house; with a modifier the browser does as always. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Takes away what stands behind the `#`. */
export function leaveHash(): void {
  if (location.hash) go(location.pathname + location.search, true);
}

/** A number kept behind the `#`, as in `#ply=17`. */
export function hashNumber(name: string): number | null {
  const value = new URLSearchParams(hash.value.slice(1)).get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
}
