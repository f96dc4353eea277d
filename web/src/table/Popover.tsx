// What is said of a space, and the question which of several choices there is meant.

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { counted, findSpace, piecesOn } from "../board/said";
import type { Cause } from "../net/types";
import { roundabout } from "../parts/focus";
import { Ruled } from "../parts/Ruled";
import { t } from "../words";
import { useHere, type At } from "./ui";

const EDGE = 8;

/** A box that is pinned takes the focus, keeps Tab, and gives the focus back. */
function useFocus(box: RefObject<HTMLElement | null>, open: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!open || !element) return undefined;
    const before = document.activeElement;
    (element.querySelector<HTMLElement>("li button") ?? element).focus({ preventScroll: true });
    return () => {
      const at = document.activeElement;
      if (at !== document.body && at !== null && !element.contains(at)) return;
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, [open]);
}

/** A box beside a place on the page, wherever there is room. */
function Beside({ at, name, label, children }: { at: At; name: string; label: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const { ui } = useHere();
  useFocus(box, at.pinned ? at.space : "");
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.style.left = "0px"; // as wide as it likes before it is measured
    const { width, height } = element.getBoundingClientRect();
    const { left, top, right, bottom } = at.spot;
    const below = bottom + EDGE + height < innerHeight;
    const y = below ? bottom + EDGE : Math.max(EDGE, top - EDGE - height);
    const x = Math.min(Math.max(EDGE, (left + right) / 2 - width / 2), innerWidth - width - EDGE);
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
  });
  return (
    <div
      class={`popover ${name}${at.pinned ? " pinned" : ""}`}
      role={at.pinned ? "dialog" : "tooltip"}
      aria-label={label}
      tabIndex={at.pinned ? -1 : undefined}
      onKeyDown={(event) => roundabout(box.current, event)}
      ref={box}
    >
      {at.pinned && (
        <button class="plain shut" onClick={() => ui.shut()} aria-label={t("close")}>
          ✕
        </button>
      )}
      {children}
    </div>
  );
}

export function Chooser() {
  const { table, ui } = useHere();
  const at = ui.choosing.value;
  const targets = at ? (table.onSpaces.value.get(at.space) ?? []) : [];
  if (!at || !targets.length) return null;
  const found = findSpace(table.scene.value, at.space);
  const name = found?.space.label ?? t("choose");
  return (
    <Beside at={at} name="chooser" label={name}>
      <p class="popover-name">{name}</p>
      <ul>
        {targets.map((target) => (
          <li key={target.action}>
            <button
              onClick={() => {
                ui.choosing.value = null;
                void table.choose(target);
              }}
            >
              {target.label}
              {target.hint && <small>{target.hint}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Beside>
  );
}

export function Explanation() {
  const { table, ui } = useHere();
  const at = ui.explained.value;
  const found = at ? findSpace(table.scene.value, at.space) : null;
  const open = at && (table.beneath.value.get(at.space) ?? at.space);
  const targets = open ? (table.onSpaces.value.get(open) ?? []) : [];
  const causes = useCauses(at && !targets.length && table.mine.value ? at.space : null);
  if (!at || !found) return null;
  const asked = table.now.value?.phase === "running" && (causes || !table.mine.value) ? table.scene.value?.prompt : "";
  const lying = counted(piecesOn(found.leaf).get(at.space) ?? []);
  return (
    <Beside at={at} name="explanation" label={found.space.label}>
      <p class="popover-name">{found.space.label}</p>
      {lying.length > 0 && <p>{lying.join(", ")}</p>}
      {found.space.about && (
        <p class="about">
          <Ruled words={found.space.about} />
        </p>
      )}
      {targets.map((target) => (
        <p key={target.action} class="possible">
          {target.label}
          {target.hint && <small> {target.hint}</small>}
        </p>
      ))}
      <div aria-live={at.pinned ? "polite" : undefined}>
        {causes?.map((cause) => (
          <p key={cause.reason + cause.rule} class="refusal">
            <Ruled words={cause.words} />
            {!cause.words.includes(cause.rule) && (
              <>
                {" "}
                <Ruled words={cause.rule} />
              </>
            )}
          </p>
        ))}
        {!targets.length && !causes?.length && asked && <p class="quiet">{t("not-now", { prompt: asked })}</p>}
      </div>
    </Beside>
  );
}

const known = new Map<string, Cause[]>();

/** Why nothing can be done there now; asked of the house once for every position. */
function useCauses(space: string | null): Cause[] | null {
  const { table } = useHere();
  const [causes, setCauses] = useState<Cause[] | null>(null);
  const key = `${table.id} ${table.now.value?.n} ${document.documentElement.lang} ${space}`;
  useEffect(() => {
    setCauses(space === null ? null : (known.get(key) ?? null));
    if (space === null || known.has(key)) return undefined;
    let waits = true;
    void table.why(space).then((verdict) => {
      const found = verdict?.causes ?? [];
      if (verdict) known.set(key, found);
      if (waits) setCauses(found);
    });
    return () => {
      waits = false;
    };
  }, [key]);
  return causes;
}
