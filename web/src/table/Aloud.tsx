// What is said aloud: answers to questions, what has just happened, new lines of chat. Each thing once.

import { useRef } from "preact/hooks";
import type { Event, Spoken } from "../net/types";
import { t } from "../words";
import type { Table } from "./store";
import { useHere, type Ui } from "./ui";

/** Lines of chat that came while the page was open and the chat was not. */
export function unread(table: Table, ui: Ui): Spoken[] {
  if (ui.drawer.value === "chat") return [];
  const lines = table.spoken.value.filter((line) => line.c > ui.heard.value && line.at > table.began.value);
  return lines.filter((line) => line.seat === undefined || line.seat !== table.seat);
}

export function Aloud() {
  const { table, ui } = useHere();
  const { words, time } = ui.aloud.value;
  const happened = useNews(table.events.value);
  const line = unread(table, ui).at(-1);
  return (
    <>
      <div class="ear" aria-live="polite">
        {line && <span key={line.c}>{`${t("chat")}: ${line.name}: ${line.text}`}</span>}
      </div>
      <div class="ear" aria-live="polite">
        {happened.words && <span key={happened.n}>{happened.words}</span>}
      </div>
      <div class={words ? "aloud" : "ear"} role="status" aria-live="assertive">
        {words && <span key={time}>{words}</span>}
        {words && (
          <button class="plain" onClick={() => ui.speak("")} aria-label={t("close")}>
            ✕
          </button>
        )}
      </div>
    </>
  );
}

const TOLD = new Set(["played", "penalty", "undone"]);

/** What events say that came while the page was open; those read again in another language say nothing. */
function useNews(events: Event[]): { words: string; n: number } {
  const last = events.at(-1)?.n ?? -1;
  const told = useRef({ words: "", n: last, upTo: last });
  const news = events.filter((event) => event.n > told.current.upTo && TOLD.has(event.kind));
  if (news.length) told.current = { words: news.flatMap((event) => event.lines ?? []).join(". "), n: last, upTo: last };
  told.current.upTo = Math.max(told.current.upTo, last);
  return told.current;
}
