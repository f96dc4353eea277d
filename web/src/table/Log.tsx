// What has happened, in the reader's words; from every decision one can look back to it.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { introduce } from "../lobby/me";
import type { Event } from "../net/types";
import { Ruled } from "../parts/Ruled";
import { myName } from "../prefs";
import { t } from "../words";
import { standing } from "./known";
import { useHere } from "./ui";

const QUIET = new Set(["ready", "created", "invited"]);

export function Log() {
  const { table } = useHere();
  const end = useRef<HTMLLIElement>(null);
  const events = table.events.value.filter((event) => !QUIET.has(event.kind));
  const stands = new Set(standing(events).map((event) => event.n));
  useLayoutEffect(() => toTheEnd(end.current), [events.length]);
  const since = table.since.value;
  const news = events.find((event) => event.n > since && event.kind === "played");
  return (
    <>
      {/* What happens is said by the page itself, whether the log is open or not. */}
      <div role="log" aria-live="off" aria-label={t("log")}>
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
  const { table, ui } = useHere();
  const field = useRef<HTMLInputElement>(null);
  const onlooker = table.welcome.value?.seat === null;
  const [name, setName] = useState(myName.value);
  const unknown = onlooker && !myName.value;
  const silence = !onlooker && (table.now.value?.silence ?? false); // who looks on took no vow
  const last = table.spoken.value.at(-1)?.c ?? -1;
  useEffect(() => void (ui.heard.value = last), [last]);
  const send = async (text: string) => {
    if (unknown) await table.introduce(() => introduce(name.trim() || t("guest")));
    await table.wish({ type: "chat", text });
  };
  return (
    <div class="chat">
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
          send(text).catch((fault: Error) => table.say(fault.message, "", true));
        }}
      >
        {unknown && (
          <input value={name} maxLength={24} aria-label={t("your-name")} placeholder={t("your-name")} onInput={(event) => setName(event.currentTarget.value)} />
        )}
        <input ref={field} maxLength={500} aria-label={t("chat-say")} placeholder={silence ? t("chat-silence") : t("chat-say")} disabled={silence} />
        <button disabled={silence}>{t("send")}</button>
      </form>
    </div>
  );
}
