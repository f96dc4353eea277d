// The table itself: options, proposals, stand-ins, links, record, verification.

import { useState } from "preact/hooks";
import { post } from "../net/http";
import { t } from "../words";
import { useHere } from "./ui";
import { Verify } from "./Verify";

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
      {seated && <SeatLink />}
      <h3>{t("record")}</h3>
      <p>
        <a class="button" href={recordLink(table.id, welcome.seat)} download={`${welcome.game}-${table.id}.json`}>
          {t("record-download")}
        </a>
      </p>
      <Verify />
      {seated && now.phase !== "over" && (
        <p>
          <button class="danger" onClick={() => confirm(t("leave-sure")) && void table.wish({ type: "leave" })}>
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
  const welcome = table.welcome.value;
  const own = table.now.value?.seats[welcome?.seat ?? -1];
  const [bot, setBot] = useState(welcome?.bots?.[0] ?? "");
  if (own?.bot) return <button onClick={() => void table.wish({ type: "stand_in", bot: null })}>{t("stand-in-end")}</button>;
  return (
    <>
      <h3>{t("stand-in")}</h3>
      <div class="buttons">
        <select value={bot} aria-label={t("bot")} onChange={(event) => setBot(event.currentTarget.value)}>
          {welcome?.bots?.map((name) => (
            <option key={name} value={name}>
              {t("bot-name", { bot: name })}
            </option>
          ))}
        </select>
        <button onClick={() => void table.wish({ type: "stand_in", bot })}>{t("stand-in-start")}</button>
      </div>
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
