// What has happened, in the reader's words; from every decision one can look back to it.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Event } from "../net/types";
import { Ruled } from "../parts/Ruled";
import { t } from "../words";
import { useHere } from "./ui";

const QUIET = new Set(["ready", "created", "invited"]);

export function Log() {
  const { table } = useHere();
  const end = useRef<HTMLLIElement>(null);
  const events = table.events.value.filter((event) => !QUIET.has(event.kind));
  const stands = standing(events);
  useLayoutEffect(() => toTheEnd(end.current), [events.length]);
  const since = table.since.value;
  const news = events.find((event) => event.n > since && event.kind === "played");
  return (
    <>
      <div role="log" aria-label={t("log")}>
        <ol class="log">
        {events.map((event) => (
          <LogEntry key={event.n} event={event} stands={stands.has(event.n)} news={event === news && since >= 0} />
        ))}
          <li ref={end} class="log-end" aria-hidden="true" />
        </ol>
      </div>
    </>
  );
}

/** Scrolls what the log stands in, and nothing around it: the seats above stay in sight. */
function toTheEnd(end: Element | null): void {
  const box = end?.closest(".latest, .drawer-body");
  if (box) box.scrollTop = box.scrollHeight;
}

/** The events that were not taken back. */
function standing(events: Event[]): Set<number> {
  const line: Event[] = [];
  for (const event of events) {
    if (event.kind === "undone" || event.kind === "taken_back")
      while (line.length && (line.at(-1)?.ply ?? 0) > event.ply) line.pop();
    else line.push(event);
  }
  return new Set(line.map((event) => event.n));
}

function LogEntry({ event, stands, news }: { event: Event; stands: boolean; news: boolean }) {
  const { table } = useHere();
  const [head, ...rest] = event.lines ?? [];
  const tone = table.live.value?.seats.find((line) => line.seat === event.seat)?.tone ?? "";
  if (!head) return null;
  const jump = (event.kind === "played" || event.kind === "dealt") && stands;
  const named = <Ruled words={head} />;
  return (
    <li class={`${event.kind} tone-${tone}${stands ? "" : " undone"}${news ? " news-from" : ""}`}>
      {news && <span class="since">{t("since")}</span>}
      <div class="log-head">
        {stands ? named : <s>{named}</s>}
        {jump && (
          <button class="plain jump" onClick={() => void table.look(event.ply)} aria-label={t("look-at", { ply: event.ply })} title={t("look-at", { ply: event.ply })}>
            {event.ply}
          </button>
        )}
      </div>
      {rest.map((line, i) => (
        <div key={i} class="log-then">
          {stands ? <Ruled words={line} /> : <s>{line}</s>}
        </div>
      ))}
    </li>
  );
}

export function Chat() {
  const { table } = useHere();
  const field = useRef<HTMLInputElement>(null);
  const silence = table.now.value?.silence ?? false;
  return (
    <section class="chat" aria-label={t("chat")}>
      <div role="log" aria-label={t("chat")}>
        <ol>
        {table.spoken.value.map((line) => (
          <li key={line.c}>
            <strong>{line.name}</strong> {line.text}
          </li>
        ))}
        </ol>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = field.current?.value.trim();
          if (!text || !field.current) return;
          field.current.value = "";
          void table.wish({ type: "chat", text });
        }}
      >
        <input ref={field} maxLength={500} aria-label={t("chat-say")} placeholder={silence ? t("chat-silence") : t("chat-say")} disabled={silence} />
        <button disabled={silence}>{t("send")}</button>
      </form>
    </section>
  );
}
