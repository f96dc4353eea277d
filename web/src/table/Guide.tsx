// The guided first game: an ordinary game against bots in which somebody explains. What is said are the
// cards of the game's `guide.ftl`: some before the first decision, one for every kind of decision when it
// is met for the first time, one after the end.

import { useEffect, useState } from "preact/hooks";
import { get } from "../net/http";
import { Ruled } from "../parts/Ruled";
import { lang } from "../prefs";
import { t } from "../words";
import { useHere } from "./ui";

interface Cards {
  opening: string[];
  points: Record<string, string>;
  end: string;
}

const KEY = "chapterhouse.guided";

export function guided(table: string): boolean {
  return sessionStorage.getItem(KEY) === table;
}

export function setGuided(table: string | null): void {
  if (table) sessionStorage.setItem(KEY, table);
  else sessionStorage.removeItem(KEY);
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
  const [cards, setCards] = useState<Cards | null>(null);
  const [read, setRead] = useState(new Set<string>());
  const game = table.welcome.value?.game;
  const now = table.now.value;
  useEffect(() => {
    if (on && game) void get<Cards>(`/api/guide/${game}`, { lang: lang.value }).then(setCards);
  }, [on, game, lang.value]);
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
        <button class="primary" onClick={() => setRead(new Set([...read, card.id]))}>
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
