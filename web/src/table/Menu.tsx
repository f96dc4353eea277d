// The table itself: options, proposals, stand-ins, links, record, verification.

import { useEffect, useState } from "preact/hooks";
import { post } from "../net/http";
import type { SeatNow } from "../net/types";
import { t } from "../words";
import type { Table } from "./store";
import { useHere } from "./ui";
import { Verify } from "./Verify";
import { Invite } from "./Waiting";

export function Menu() {
  const { table } = useHere();
  const welcome = table.welcome.value;
  const now = table.now.value;
  if (!welcome || !now) return null;
  const seated = welcome.seat !== null;
  const running = now.phase === "running";
  return (
    <div class="menu">
      <dl class="options">
        {welcome.option_words.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {seated && running && <Proposals />}
      {seated && running && <StandIn />}
      {seated && running && <Others />}
      {seated && <SeatLink />}
      <h3>{t("record")}</h3>
      <p>
        <a class="button" href={recordLink(table.id, welcome.seat)} download={`${welcome.game}-${table.id}.json`}>
          {t("record-download")}
        </a>
      </p>
      <Verify />
      {seated && now.phase !== "over" && now.phase !== "abandoned" && (
        <p>
          <button class="danger" onClick={() => confirm(t("leave-sure")) && void table.leave()}>
            {t("leave")}
          </button>
        </p>
      )}
    </div>
  );
}

export function recordLink(id: string, seat: number | null): string {
  return `/api/tables/${id}/record${seat === null ? "" : `?seat=${seat}`}`;
}

function Proposals() {
  const { table } = useHere();
  const friendly = table.welcome.value?.settings.take_back;
  return (
    <>
      <h3>{t("proposals")}</h3>
      <div class="buttons">
        {friendly && (
          <button onClick={() => void table.wish({ type: "propose", what: "take_back" })}>{t("propose-take-back")}</button>
        )}
        <button onClick={() => void table.wish({ type: "propose", what: "abandon" })}>{t("propose-abandon")}</button>
      </div>
    </>
  );
}

function StandIn() {
  const { table } = useHere();
  const own = table.now.value?.seats[table.welcome.value?.seat ?? -1];
  if (own?.bot) return <BackAgain />;
  return (
    <>
      <h3>{t("stand-in")}</h3>
      <CallBot call={(bot) => table.wish({ type: "stand_in", bot })} />
    </>
  );
}

function BackAgain() {
  const { table } = useHere();
  return <button onClick={() => void table.wish({ type: "stand_in", bot: null })}>{t("stand-in-end")}</button>;
}

function CallBot({ call }: { call: (bot: string) => Promise<unknown> }) {
  const bots = useHere().table.welcome.value?.bots ?? [];
  const [bot, setBot] = useState(bots[0] ?? "");
  return (
    <div class="buttons">
      <select value={bot} aria-label={t("bot")} onChange={(event) => setBot(event.currentTarget.value)}>
        {bots.map((name) => (
          <option key={name} value={name}>
            {t("bot-name", { bot: name })}
          </option>
        ))}
      </select>
      <button onClick={() => void call(bot)}>{t("stand-in-start")}</button>
    </div>
  );
}

/** A bot for somebody else: whoever is still there must agree, if that one is. */
function Others() {
  const { table } = useHere();
  const own = table.welcome.value?.seat;
  const others = table.now.value?.seats.filter((one) => one.seat !== own && one.kind !== "bot" && !one.bot) ?? [];
  return (
    <>
      {others.map(({ seat }) => (
        <div key={seat}>
          <h3>{t("stand-in-other", { name: nameOf(table, seat) })}</h3>
          <CallBot call={(bot) => table.wish({ type: "propose", what: "stand_in", seat, bot })} />
        </div>
      ))}
    </>
  );
}

function nameOf(table: Table, seat: number): string {
  return table.live.value?.seats.find((line) => line.seat === seat)?.name ?? t("seat-number", { seat: seat + 1 });
}

/** The game waits for a seat that nobody plays, or whose time is up: how it goes on. */
export function Forsaken() {
  const { table } = useHere();
  const now = table.now.value;
  const welcome = table.welcome.value;
  const [, tick] = useState(0);
  const timed = now?.seats.some((one) => one.running) ?? false;
  useEffect(() => {
    const timer = timed ? setInterval(() => tick((n) => n + 1), 1_000) : 0;
    return () => clearInterval(timer);
  }, [timed]);
  if (now?.phase !== "running" || welcome?.seat == null) return null;
  const gone = Date.now() + table.drift.value - now.time;
  // In quiet hours a clock stands, which only the house reckons.
  const counts = welcome.settings.clock.quiet == null;
  const out = (one: SeatNow) => one.out === true || (counts && one.running === true && (one.left ?? Infinity) <= gone);
  const stuck = now.seats.filter((one) => now.awaited.includes(one.seat) && one.seat !== welcome.seat && !one.bot);
  return (
    <>
      {now.seats[welcome.seat]?.bot && (
        <section class="motion" role="alert">
          <p>{t("bot-plays-for-you")}</p>
          <BackAgain />
        </section>
      )}
      {stuck
        .filter((one) => one.kind === "vacant" || out(one))
        .map((one) => (
          <section key={one.seat} class="motion" role="alert">
            <p>{t(one.kind === "vacant" ? "nobody-plays" : "time-is-up", { name: nameOf(table, one.seat) })}</p>
            <CallBot call={(bot) => table.wish({ type: "propose", what: "stand_in", seat: one.seat, bot })} />
            {one.kind === "vacant" && welcome.host && <Invite seat={one.seat} />}
          </section>
        ))}
    </>
  );
}

/** A link that opens this seat in another browser. */
function SeatLink() {
  const { table } = useHere();
  const [link, setLink] = useState("");
  const ask = async () => {
    try {
      const made = await post<{ link: string }>(`/api/tables/${table.id}/link`, { seat: table.welcome.value?.seat });
      setLink(new URL(made.link, location.origin).href);
    } catch (fault) {
      table.say(String((fault as Error).message), "", true);
    }
  };
  return (
    <>
      <h3>{t("seat-link")}</h3>
      <p class="quiet">{t("seat-link-about")}</p>
      {link ? <input readOnly value={link} aria-label={t("seat-link")} onFocus={(event) => event.currentTarget.select()} /> : <button onClick={() => void ask()}>{t("seat-link-make")}</button>}
    </>
  );
}

/** A proposal that waits for answers. */
export function MotionView() {
  const { table } = useHere();
  const motion = table.now.value?.motion;
  const seat = table.welcome.value?.seat ?? -1;
  if (!motion) return null;
  const asked = motion.waits_for.includes(seat);
  return (
    <section class="motion" role="alert">
      <p>{motion.words || t(`motion-${motion.what.replace("_", "-")}`)}</p>
      <div class="buttons">
        {asked && (
          <button class="primary" onClick={() => void table.wish({ type: "answer", motion: motion.n, agree: true })}>
            {t("agree")}
          </button>
        )}
        {(asked || motion.proposer === seat) && (
          <button onClick={() => void table.wish({ type: "answer", motion: motion.n, agree: false })}>
            {motion.proposer === seat ? t("withdraw") : t("decline")}
          </button>
        )}
      </div>
    </section>
  );
}
