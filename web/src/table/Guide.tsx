// The guided first game: an ordinary game against a bot, in which somebody looks over one's shoulder. What
// is said stands in the game's `text/guide.*.toml`; a step comes up when its decision is asked for the
// first time, and points at a sheet.

import { useEffect, useState } from "preact/hooks";
import { get } from "../net/http";
import { Ruled } from "../parts/Ruled";
import { lang } from "../prefs";
import { t } from "../words";
import type { Table } from "./store";
import { useHere } from "./ui";

export interface GuideStep {
  id: string;
  title: string;
  words: string;
  kinds: string[]; // decision kinds that bring it up; none: at the start, one after the other
  show: string; // a sheet or a space that is pointed at
}

interface Guidance {
  steps: GuideStep[];
}

const KEY = "chapterhouse.guided";

export function guided(table: string): boolean {
  return sessionStorage.getItem(KEY) === table;
}

export function setGuided(table: string | null): void {
  if (table) sessionStorage.setItem(KEY, table);
  else sessionStorage.removeItem(KEY);
}

/** The step that fits now: the introduction first, then whatever the open decision brings up. */
export function stepNow(steps: GuideStep[], done: Set<string>, table: Table): GuideStep | null {
  const intro = steps.find((step) => !step.kinds.length && !done.has(step.id));
  if (intro) return intro;
  if (!table.mine.value) return null;
  const asked = new Set(table.targets.value.map((target) => target.notation.split(" ")[0] ?? ""));
  return steps.find((step) => !done.has(step.id) && step.kinds.some((kind) => asked.has(kind))) ?? null;
}

export function Guide() {
  const { table, ui } = useHere();
  const [on, setOn] = useState(guided(table.id));
  const [steps, setSteps] = useState<GuideStep[]>([]);
  const [done, setDone] = useState(new Set<string>());
  const game = table.welcome.value?.game;
  useEffect(() => {
    if (on && game) void get<Guidance>(`/api/guide/${game}`, { lang: lang.value }).then((found) => setSteps(found.steps));
  }, [on, game, lang.value]);
  const step = on ? stepNow(steps, done, table) : null;
  useEffect(() => {
    ui.ringed.value = step?.show ?? "";
  }, [step]);
  if (!step) return null;
  const next = () => setDone(new Set([...done, step.id]));
  return (
    <section class="guide" aria-label={t("guide")} role="region" aria-live="polite">
      <h2>{step.title}</h2>
      {step.words.split("\n\n").map((part, i) => (
        <p key={i}>
          <Ruled words={part} />
        </p>
      ))}
      <div class="buttons">
        <button class="primary" onClick={next}>
          {t("guide-next")}
        </button>
        <button
          class="quiet-button"
          onClick={() => {
            setGuided(null);
            setOn(false);
          }}
        >
          {t("guide-leave")}
        </button>
      </div>
    </section>
  );
}
