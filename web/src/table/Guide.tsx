// The guided first game: an ordinary game against bots in which somebody explains. What is said are the
// cards of the game's `guide.ftl`: some before the first decision, one for every kind of decision when it
// is met for the first time, one after the end.

import { useEffect, useState } from "preact/hooks";
import { get } from "../net/http";
import { Ruled } from "../parts/Ruled";
import { phone } from "../parts/media";
import { lang } from "../prefs";
import { t } from "../words";
import { useHere } from "./ui";

interface Cards {
  opening: string[];
  points: Record<string, string>;
  end: string;
}

const KEY = "chapterhouse.guided";
const READ = "chapterhouse.guided.read"; // cards that were read, so that a reload does not begin anew

export function guided(table: string): boolean {
  return sessionStorage.getItem(KEY) === table;
}

export function setGuided(table: string | null): void {
  if (table) sessionStorage.setItem(KEY, table);
  else sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(READ);
}

function readCards(): Set<string> {
  return new Set(sessionStorage.getItem(READ)?.split(" "));
}

const kept = new Map<string, Cards>();

/** The cards of a game in the reader's language, once they are there. */
function useCards(game: string | undefined, wanted: boolean): Cards | null {
  const key = `${game} ${lang.value}`;
  const [cards, setCards] = useState<Cards | null>(kept.get(key) ?? null);
  useEffect(() => {
    const known = kept.get(key);
    setCards(known ?? null);
    if (!wanted || !game || known) return;
    get<Cards>(`/api/guide/${game}`, { lang: lang.value }).then(
      (found) => {
        kept.set(key, found);
        setCards(found);
      },
      () => undefined, // without the house there are no cards, and the page says that the line is broken
    );
  }, [key, wanted]);
  return cards;
}

/** What this kind of decision is about, with its rules: for whoever asks. */
export function Help() {
  const { table, ui } = useHere();
  const open = ui.help.value;
  const cards = useCards(table.welcome.value?.game, open);
  const point = table.now.value?.point;
  if (!point) return null;
  const words = cards?.points[point];
  return (
    <>
      <button class="quiet-button help-button" aria-label={t("help")} title={t("help")} aria-expanded={open} onClick={() => (ui.help.value = !open)}>
        {phone.value ? "?" : t("help")}
      </button>
      {open && (
        <p class="help" role="status">
          {cards ? <Ruled words={words ?? t("help-none")} /> : t("loading")}
        </p>
      )}
    </>
  );
}

interface Card {
  id: string;
  words: string;
}

/** The card that fits now: the opening first, then that of the open decision, at last the end. */
export function cardNow(cards: Cards, read: Set<string>, point: string, over: boolean): Card | null {
  const opening = cards.opening.map((words, i) => ({ id: `opening-${i}`, words }));
  const next = opening.find((card) => !read.has(card.id));
  if (next && !over) return next;
  const words = over ? cards.end : cards.points[point];
  const id = over ? "end" : `point-${point}`;
  return words && !read.has(id) ? { id, words } : null;
}

export function Guide() {
  const { table } = useHere();
  const [on, setOn] = useState(guided(table.id));
  const [read, setRead] = useState(readCards);
  const game = table.welcome.value?.game;
  const now = table.now.value;
  const cards = useCards(game, on);
  const shown = on && cards && now && now.phase !== "open";
  const card = shown ? cardNow(cards, read, now.point ?? "", now.phase === "over") : null;
  if (!card) return null;
  const opening = card.id.startsWith("opening");
  return (
    <section class="guide" aria-label={t("guide")} role="region" aria-live="polite">
      <h2>
        {t("guide")}
        {opening && <span class="quiet"> {`${Number(card.id.slice(8)) + 1}/${cards?.opening.length ?? 0}`}</span>}
      </h2>
      <p>
        <Ruled words={card.words} />
      </p>
      <div class="buttons">
        <button
          class="primary"
          onClick={() => {
            const now = new Set([...read, card.id]);
            sessionStorage.setItem(READ, [...now].join(" "));
            setRead(now);
          }}
        >
          {t("guide-next")}
        </button>
        {card.id !== "end" && (
          <button
            class="quiet-button"
            onClick={() => {
              setGuided(null);
              setOn(false);
            }}
          >
            {t("guide-leave")}
          </button>
        )}
      </div>
    </section>
  );
}
