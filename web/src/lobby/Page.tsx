// What every page of the house but the table has around it.

import type { ComponentChildren } from "preact";
import { LangSwitch, ThemeSwitch } from "../parts/Preferences";
import { follow } from "../route";
import { t } from "../words";

export function Page({ title, children }: { title: string; children: ComponentChildren }) {
  document.title = title === "Chapterhouse" ? title : `${title} – Chapterhouse`;
  return (
    <div class="house-page">
      <header class="house-head">
        <a href="/" class="brand" onClick={follow}>
          <img src="/icon.svg" alt="" width="30" height="30" /> Chapterhouse
        </a>
        <nav aria-label={t("settings")}>
          <LangSwitch /> <ThemeSwitch />
        </nav>
      </header>
      <main id="main" class="sheet-page">
        {children}
      </main>
    </div>
  );
}
