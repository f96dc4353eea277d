// A table as a line of a list: who plays, how, and how it ended.

import { follow } from "../route";
import { t } from "../words";
import { house, type Card } from "./me";

export function titleOf(game: string): string {
  return house.value?.games.find((one) => one.id === game)?.title ?? game;
}

export function seatWords(seat: Card["seats"][number]): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "vacant") return seat.name || t("vacant");
  return seat.kind === "bot" ? botLabel(seat.name) : seat.name;
}

function botLabel(name: string): string {
  return house.value?.bots.find((bot) => bot.name === name)?.label ?? t("bot-name", { bot: name });
}

/** The options of a table in words. */
export function CardWords({ line }: { line: Card }) {
  return <span class="quiet">{line.words.join(" · ")}</span>;
}

/** A game that is over: points, result, and what can be done with it. */
export function EndedLine({ line, seat }: { line: Card; seat?: number }) {
  const own = seat === undefined ? "" : `?seat=${seat}`;
  const title = titleOf(line.game);
  const scores = line.result?.scores ?? [];
  const names = line.seats.map((one, at) => (at < scores.length ? `${seatWords(one)} ${scores[at]}` : seatWords(one)));
  return (
    <li class="ended">
      <strong>{title}</strong>
      <span>{names.join(", ")}</span>
      <span>{line.result ? line.result.words.at(-1) : t("ended-abandoned")}</span>
      <CardWords line={line} />
      <span class="buttons">
        <a class="button" href={`/t/${line.table}${own}#ply=0`} onClick={follow} aria-label={`${t("look-back")}: ${title}`}>
          {t("look-back")}
        </a>
        <a class="button" href={`/t/${line.table}/dice${own}`} onClick={follow} aria-label={`${t("verify")}: ${title}`}>
          {t("verify")}
        </a>
        <a class="button" href={`/api/tables/${line.table}/record${own}`} download={`${line.game}-${line.table}.json`} aria-label={`${t("record-download")}: ${title}`}>
          {t("record")}
        </a>
      </span>
    </li>
  );
}
