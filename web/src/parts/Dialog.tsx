// A drawer at the side of the page, or (on a phone) over it; Escape shuts it, and the focus goes back.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../words";

interface Props {
  title: string;
  name: string;
  shut: () => void;
  children: ComponentChildren;
}

export function Drawer({ title, name, shut, children }: Props) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    };
  }, [name]);
  return (
    <aside
      class={`drawer drawer-${name}`}
      ref={box}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        shut();
      }}
    >
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        <button class="plain" onClick={shut} aria-label={t("close")} title={t("close")}>
          ✕
        </button>
      </header>
      <div class="drawer-body" tabIndex={0} role="region" aria-label={title}>
        {children}
      </div>
    </aside>
  );
}
