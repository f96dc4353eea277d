// Before the deal: who sits where, links for friends, bots, "I am ready".

import { useState } from "preact/hooks";
import { fetchMe, introduce } from "../lobby/me";
import { HouseError, post } from "../net/http";
import { newId } from "../net/socket";
import type { SeatNow } from "../net/types";
import { myName } from "../prefs";
import { go } from "../route";
import { t } from "../words";
import { useHere } from "./ui";

export function Waiting() {
  const { table } = useHere();
  const now = table.now.value;
  const welcome = table.welcome.value;
  if (!now || !welcome) return null;
  const own = now.seats[welcome.seat ?? -1];
  const open = now.seats.filter((seat) => seat.kind === "open").length;
  return (
    <section class="waiting" aria-labelledby="waiting">
      <h2 id="waiting">{welcome.title}</h2>
      <p>{open ? t("waiting-seats", { count: open }) : t("waiting-ready")}</p>
      <ul>
        {now.seats.map((seat) => (
          <WaitingSeat key={seat.seat} seat={seat} />
        ))}
      </ul>
      <dl class="options">
        {welcome.option_words.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {own && !own.ready && (
        <button class="primary" onClick={() => void table.wish({ type: "ready", entropy: newId() })}>
          {t("ready")}
        </button>
      )}
    </section>
  );
}

function WaitingSeat({ seat }: { seat: SeatNow }) {
  const { table } = useHere();
  const welcome = table.welcome.value;
  const own = welcome?.seat === seat.seat;
  const who =
    seat.kind === "open" ? t("seat-open") : seat.bot ? t("bot-name", { bot: seat.bot }) : (seat.name ?? "");
  return (
    <li>
      <strong>{t("seat-number", { seat: seat.seat + 1 })}</strong> {who}
      {own && ` (${t("you")})`}
      {seat.ready && <span class="done"> ✓ {t("is-ready")}</span>}
      {welcome?.host && seat.kind === "open" && <Invite seat={seat.seat} />}
      {welcome?.host && seat.kind === "open" && (
        <select
          aria-label={t("seat-bot")}
          value=""
          onChange={(event) => void table.wish({ type: "set_bot", seat: seat.seat, bot: event.currentTarget.value })}
        >
          <option value="">{t("seat-bot")}</option>
          {welcome.bots?.map((bot) => (
            <option key={bot} value={bot}>
              {t("bot-name", { bot })}
            </option>
          ))}
        </select>
      )}
      {welcome?.host && seat.kind === "bot" && (
        <button class="plain" onClick={() => void table.wish({ type: "set_bot", seat: seat.seat, bot: null })}>
          {t("bot-away")}
        </button>
      )}
      {welcome?.host && seat.kind === "person" && !seat.ready && seat.seat !== welcome.seat && (
        <button class="plain" onClick={() => void table.wish({ type: "set_bot", seat: seat.seat, bot: null })}>
          {t("free-seat")}
        </button>
      )}
      {welcome?.seat === null && seat.kind === "open" && <SitDown seat={seat.seat} />}
    </li>
  );
}

export function Invite({ seat }: { seat: number }) {
  const { table } = useHere();
  const [link, setLink] = useState("");
  const ask = async () => {
    try {
      const made = await post<{ link: string }>(`/api/tables/${table.id}/link`, { seat });
      const full = new URL(made.link, location.origin).href;
      setLink(full);
      if (!navigator.clipboard) return; // without TLS: there is the link to be copied
      await navigator.clipboard.writeText(full);
      table.say(t("copied"));
    } catch (fault) {
      if (fault instanceof HouseError) table.say(fault.message, "", true);
    }
  };
  if (link) return <input readOnly value={link} aria-label={t("invite")} onFocus={(event) => event.currentTarget.select()} />;
  return <button onClick={() => void ask()}>{t("invite")}</button>;
}

export function SitDown({ seat }: { seat: number }) {
  const { table } = useHere();
  const [name, setName] = useState(myName.value);
  const sit = async () => {
    const called = name.trim() || t("guest");
    try {
      await introduce(called); // without its cookie nobody could come back to the seat
      await post(`/api/tables/${table.id}/sit`, { seat, name: called });
      await fetchMe();
      go(`/t/${table.id}?seat=${seat}`, true);
    } catch (fault) {
      table.say((fault as Error).message, "", true);
    }
  };
  return (
    <span class="sit">
      <input value={name} maxLength={24} placeholder={t("your-name")} aria-label={t("your-name")} onInput={(event) => setName(event.currentTarget.value)} />
      <button class="primary" onClick={() => void sit()}>
        {t("sit-down")}
      </button>
    </span>
  );
}
