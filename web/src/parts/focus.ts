// Where the focus goes: never out of the page because what had it has gone, and not out of a dialog by Tab.

import { path } from "../route";

/** What is focused instead of something that has gone: in the drawer that it was in, at what is to be
 * done, or at the head of the page. */
function haven(from: Element | null): HTMLElement | null {
  const home = from?.isConnected ? from.querySelector<HTMLElement>("h2") : null;
  return home ?? document.querySelector<HTMLElement>(".action-bar") ?? document.querySelector<HTMLElement>("#main h1");
}

export function keepFocus(root: Element): void {
  let last: Element | null = null; // what has, or had, the focus
  let home: Element | null = null; // the drawer that it is in
  let moved = false; // to another page
  const look = () => {
    const gone = moved || (last !== null && (!last.isConnected || last.matches(":disabled")));
    if (!gone || document.activeElement !== document.body) return;
    const found = haven(home);
    if (!found) return; // not drawn yet
    [last, moved] = [null, false];
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
  };
  root.addEventListener("focusin", (event) => {
    last = event.target as Element;
    home = last.closest(".drawer");
    moved = false;
  });
  root.addEventListener("focusout", () =>
    queueMicrotask(() => {
      if (last?.isConnected && document.activeElement === document.body) last = null; // somebody clicked beside it
    }),
  );
  let first = true;
  path.subscribe(() => {
    moved = !first;
    first = false;
  });
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}

/** Tab goes round in a dialog. */
export function roundabout(box: Element | null, event: KeyboardEvent): void {
  if (event.key !== "Tab" || !box) return;
  const all = [...box.querySelectorAll<HTMLElement>("button, a[href], input, select, summary, [tabindex='0']")];
  const open = all.filter((one) => !one.matches(":disabled") && one.getClientRects().length > 0);
  const [first, last] = [open[0], open.at(-1)];
  const at = document.activeElement;
  const outside = !open.some((one) => one === at);
  if (event.shiftKey ? at === first || outside : at === last) {
    (event.shiftKey ? last : first)?.focus();
    event.preventDefault();
  }
}
