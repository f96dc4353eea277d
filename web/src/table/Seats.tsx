// The seats in turn order: who sits there, who is to act, points, clock, facts.

import { useEffect, useState } from "preact/hooks";
import type { SeatLine, SeatNow } from "../net/types";
import { phone } from "../parts/media";
import { SeatSign } from "../parts/Seat";
import { t } from "../words";
import { useHere } from "./ui";

export function Seats() {
  const { table, ui } = useHere();
  const scene = table.scene.value;
  const now = table.now.value;
  if (!scene || !now) return null;
  return (
    <ul class="seats" aria-label={t("seats")} onClick={() => phone.value && (ui.drawer.value = "scores")}>
      {scene.seats.map((line) => (
        <SeatCard key={line.seat} line={line} now={now.seats[line.seat]} />
      ))}
    </ul>
  );
}

function SeatCard({ line, now }: { line: SeatLine; now: SeatNow | undefined }) {
  const { table } = useHere();
  const thinking = table.now.value?.thinking;
  const own = table.welcome.value?.seat === line.seat;
  const awaited = table.now.value?.awaited.includes(line.seat) ?? false;
  const who = now?.bot ? t("bot-name", { bot: now.bot }) : (now?.name ?? "");
  const [points, ...facts] = line.facts;
  const word = points?.[1].startsWith(String(line.points)) ? points[1].slice(String(line.points).length) : "";
  return (
    <li class={`seat tone-${line.tone}${awaited ? " active" : ""}${own ? " own" : ""}`}>
      <SeatSign tone={line.tone} letter={line.letter} />
      <div class="seat-who">
        <strong>
          {line.name}
          {own && <span class="you"> {t("you")}</span>}
        </strong>
        <span class="quiet">
          {who}
          {now?.kind === "person" && !now.bot && !now.here && <span title={t("away")}> ({t("away")})</span>}
          {now?.kind === "vacant" && !now.bot && t("vacant")}
        </span>
      </div>
      <span class="points" title={points?.join(" ")}>
        {line.points}
        {word && <small class={word.length > 9 ? "long" : ""}>{word.replace(/^, /, "")}</small>}
      </span>
      {awaited && <span class="turn-mark">{thinking?.seat === line.seat ? t("thinking") : t("to-act")}</span>}
      {now?.left !== undefined && <ClockView seat={now} />}
      {facts.length > 0 && (
        <dl class="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function ClockView({ seat }: { seat: SeatNow }) {
  const { table } = useHere();
  const [, tick] = useState(0);
  useEffect(() => {
    if (!seat.running) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [seat.running]);
  const gone = seat.running ? Date.now() + table.drift.value - (table.now.value?.time ?? 0) : 0;
  const left = (seat.left ?? 0) - gone;
  return <span class={`clock${left < 30_000 ? " short" : ""}`}>{clockWords(left)}</span>;
}

export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return t("clock-days", { days, hours });
  const two = (value: number) => String(value).padStart(2, "0");
  return `${hours ? `${hours}:` : ""}${two(minutes)}:${two(seconds % 60)}`;
}
