// A drawer at the side of the page, or (on a phone) over it: then it is a dialog, and keeps the focus.
// Escape shuts it, and the focus goes back.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../words";
import { roundabout } from "./focus";
import { phone } from "./media";

interface Props {
  title: string;
  name: string;
  shut: () => void;
  children: ComponentChildren;
}

export function Drawer({ title, name, shut, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const over = phone.value;
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, [name]);
  return (
    <div
      class={`drawer drawer-${name}`}
      ref={box}
      role={over ? "dialog" : "complementary"}
      aria-modal={over ? true : undefined}
      aria-label={title}
      onKeyDown={(event) => {
        if (over) roundabout(box.current, event);
        if (event.key !== "Escape") return;
        event.stopPropagation();
        shut();
      }}
    >
      <div class="drawer-head">
        <h2 tabIndex={-1}>{title}</h2>
        <button class="plain" onClick={shut} aria-label={t("close")} title={t("close")}>
          ✕
        </button>
      </div>
      <div class="drawer-body" tabIndex={0} role="region" aria-label={title}>
        {children}
      </div>
    </div>
  );
}
