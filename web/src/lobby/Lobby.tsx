// The lobby: the four games, my tables, open tables, what can be watched, finished games.

import { useEffect, useState } from "preact/hooks";
import { lang, myName } from "../prefs";
import { follow, go } from "../route";
import { setGuided } from "../table/Guide";
import { t } from "../words";
import { fetchHouse, fetchMe, fetchTables, house, me, openTable, tables, type Card, type GameInfo } from "./me";
import { CardWords, EndedLine, seatWords, titleOf } from "./lines";
import "./lists.css";
import { Page } from "./Page";

const EVERY = 10_000;
const FEW = 6; // so many tables of a kind are shown; the others for whoever asks
const EMBLEMS: Record<string, string> = { luna: "moon", monasterium: "window", templar: "chalice", monastery: "monk" };

export function Lobby() {
  const [fault, setFault] = useState("");
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void fetchTables().catch(() => undefined);
    };
    const all = [fetchHouse(), fetchMe(), fetchTables()];
    void Promise.all(all).then(
      () => setFault(""),
      (error: Error) => setFault(error.message),
    );
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [lang.value]);
  const lines = tables.value ?? [];
  const mine = me.value?.tables ?? [];
  const running = mine.filter((line) => line.phase === "open" || line.phase === "running");
  return (
    <Page title="Chapterhouse">
      <h1>{t("lobby-title")}</h1>
      <p class="lead">{t("lobby-lead")}</p>
      {fault && <p class="refusal">{fault}</p>}
      {running.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">{t("my-tables")}</h2>
          <ul class="tables">
            {running.map((line) => (
              <li key={`${line.table}-${line.seat}`} class={line.awaited.includes(line.seat) ? "waits" : ""}>
                <a href={`/t/${line.table}?seat=${line.seat}`} onClick={follow}>
                  {titleOf(line.game)}
                </a>
                <span>{line.seats.map(seatWords).join(", ")}</span>
                <CardWords line={line} />
                {line.awaited.includes(line.seat) && <strong class="done">{t("your-turn")}</strong>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="games">
        <h2 id="games">{t("games")}</h2>
        <div class="games">
          {house.value?.games.map((game) => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
      </section>
      <Tables title={t("open-tables")} lines={lines.filter((line) => line.phase === "open")} none={t("open-tables-none")} />
      <Tables title={t("running-tables")} lines={lines.filter((line) => line.phase === "running")} />
      <Ended lines={mine.filter((line) => line.phase === "over" || line.phase === "abandoned")} />
    </Page>
  );
}

/** One click: me and bots. */
async function againstBots(game: GameInfo, guide: boolean): Promise<void> {
  const bot = guide ? "novice" : "monk";
  const players = guide ? Math.min(...game.players.filter((count) => count > 1)) : (game.players.find((count) => count === 3) ?? game.players.at(-1) ?? 2);
  const seats = ["me", ...Array.from({ length: players - 1 }, () => bot)];
  const opened = await openTable(game.id, seats, {}, { listed: false }, myName.value || t("guest"));
  setGuided(guide ? opened.table : null);
  await fetchMe();
  go(`/t/${opened.table}?seat=${opened.seat ?? 0}`);
}

function GameCard({ game }: { game: GameInfo }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const start = (guide: boolean) => {
    setBusy(true);
    againstBots(game, guide).catch((error: Error) => {
      setFault(error.message);
      setBusy(false);
    });
  };
  const counts = game.players;
  return (
    <article class={`game-card game-${game.id}`}>
      <div>
        <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
          <use href={`#${EMBLEMS[game.id] ?? "arch-glyph"}`} width="24" height="24" />
        </svg>
        <h3>{game.title}</h3>
      </div>
      <p class="quiet">
        {t("players", { least: Math.min(...counts), most: Math.max(...counts) })}
        <small>
          {game.authors.join(", ")} · {game.publisher} {game.year}
        </small>
      </p>
      <p>{t(`about-${game.id}`)}</p>
      <div class="buttons">
        <button class="primary" disabled={busy} onClick={() => start(false)}>
          {t("play-now")}
          <small>{t("play-now-about")}</small>
        </button>
        <button disabled={busy} onClick={() => start(true)}>
          {t("learn")}
        </button>
        <a class="button" href={`/new/${game.id}`} onClick={follow}>
          {t("new-table")}
        </a>
        <a class="button" href={`/rules/${game.id}`} onClick={follow}>
          {t("rules")}
        </a>
      </div>
      {busy && <p class="quiet">{t("laying-out")}</p>}
      {fault && <p class="refusal">{fault}</p>}
    </article>
  );
}

/** The way to a table: to a free seat, or to look on; none if it is neither. */
function Enter({ line }: { line: Card }) {
  const free = line.phase === "open" && line.seats.some((seat) => seat.kind === "open");
  if (!free && !line.watch) return null;
  const verb = t(free ? "sit-down" : "watch");
  return (
    <a class="button" href={`/t/${line.table}`} onClick={follow} aria-label={`${verb}: ${titleOf(line.game)}`}>
      {verb}
    </a>
  );
}

function Tables({ title, lines, none = "" }: { title: string; lines: Card[]; none?: string }) {
  const [all, setAll] = useState(false);
  if (!lines.length && !none) return null;
  const id = title.replaceAll(/\W/g, "-");
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!lines.length && <p class="quiet">{none}</p>}
      <ul class="tables">
        {lines.slice(0, all ? lines.length : FEW).map((line) => (
          <li key={line.table}>
            <strong>{titleOf(line.game)}</strong>
            <span>{line.seats.map(seatWords).join(", ")}</span>
            <CardWords line={line} />
            <Enter line={line} />
          </li>
        ))}
      </ul>
      {lines.length > FEW && !all && (
        <button class="quiet-button more" onClick={() => setAll(true)}>
          {t("more-tables", { count: lines.length - FEW })}
        </button>
      )}
    </section>
  );
}

/** My own games that are over, and the ways to those of others and to all dice. */
function Ended({ lines }: { lines: (Card & { seat: number })[] }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="ended">
      <h2 id="ended">{t("finished-tables")}</h2>
      <ul class="tables">
        {lines.slice(0, all ? lines.length : FEW).map((line) => (
          <EndedLine key={`${line.table}-${line.seat}`} line={line} seat={line.seat} />
        ))}
      </ul>
      {lines.length > FEW && !all && (
        <button class="quiet-button more" onClick={() => setAll(true)}>
          {t("more-tables", { count: lines.length - FEW })}
        </button>
      )}
      <p class="buttons">
        <a class="button" href="/finished" onClick={follow}>
          {t("finished-all")}
        </a>
        <a class="button" href="/dice" onClick={follow}>
          {t("dice-all")}
        </a>
      </p>
    </section>
  );
}
