// One sentence that says what is to be done, and its buttons.

import { useState } from "preact/hooks";
import { phone } from "../parts/media";
import { t } from "../words";
import { Help } from "./Guide";
import { useHere } from "./ui";

const MANY = 3; // more buttons than that stand in columns on a phone

export function ActionBar() {
  const { table } = useHere();
  const kind = table.looking.value
    ? "looking"
    : table.planning.value
      ? "planning"
      : table.drafted.value
        ? "drafted"
        : "live";
  return (
    <section class={`action-bar is-${kind}`} aria-label={t("action-bar")} tabIndex={-1}>
      {kind === "looking" ? <Looking /> : kind === "planning" ? <Plan /> : kind === "drafted" ? <Drafted /> : <Turn />}
    </section>
  );
}

function Turn() {
  const { table, ui } = useHere();
  const now = table.now.value;
  const scene = table.live.value;
  if (!now || !scene) return null;
  const buttons = table.onBar.value;
  const places = table.onSpaces.value.size;
  return (
    <>
      <p class={`prompt${table.mine.value ? " mine" : ""}`} role="status">
        {now.phase === "abandoned" ? t("game-abandoned") : scene.prompt}
        {places > 0 && (
          <span class="number">
            <span aria-hidden="true">{places}</span>
            <span class="ear"> {t("targets", { count: places })}</span>
          </span>
        )}
      </p>
      <News />
      <div class={`buttons${buttons.length > MANY ? " many" : ""}`}>
        {buttons.map((target) => (
          <button key={target.action} class="choice" aria-disabled={table.busy.value} onClick={() => void table.choose(target)}>
            {target.label}
            {target.hint && <small>{target.hint}</small>}
          </button>
        ))}
        {table.mine.value && <Aids />}
        {now.phase !== "running" && table.welcome.value?.seat !== null && !now.rematch && (
          <button class="primary" onClick={() => void table.wish({ type: "rematch" })}>
            {t("rematch")}
          </button>
        )}
        {now.phase !== "running" && (
          <button class="quiet-button" onClick={() => (ui.drawer.value = "scores")}>
            {t("scores")}
          </button>
        )}
      </div>
    </>
  );
}

/** What helps with any decision: at the end of the row, or, where there is room, beside the prompt. */
function Aids() {
  const { table } = useHere();
  return (
    <div class="aids">
      <TakingBack />
      <button class="quiet-button" aria-label={t("plan")} onClick={() => void table.plan([])} title={t("plan-about")}>
        {phone.value ? "✎" : t("plan")}
      </button>
      <Help />
    </div>
  );
}

function TakingBack() {
  const { table } = useHere();
  const now = table.now.value;
  const barred = now?.undo ? (now.undo_words ?? "") : "";
  return (
    <>
      <button
        class="quiet-button"
        aria-disabled={barred !== ""}
        title={barred || t("undo")}
        aria-label={t("undo")}
        onClick={() => void table.undo(false)}
      >
        {phone.value ? "↶" : t("undo")}
      </button>
      {!barred && (
        <button class="quiet-button" aria-label={t("restart-turn")} title={t("restart-turn")} onClick={() => void table.undo(true)}>
          {phone.value ? "⟲" : t("restart-turn")}
        </button>
      )}
    </>
  );
}

/** What happened last, or since one looked: in one line that opens the log. At the end: who has won, and how. */
function News() {
  const { table, ui } = useHere();
  const result = table.now.value?.result;
  if (result)
    return (
      <button class="news" onClick={() => (ui.drawer.value = "scores")}>
        <span>{result.words.join(". ")}</span>
      </button>
    );
  const news = table.news.value;
  const words = table.played.value.at(-1)?.lines?.join(". ");
  if (!words) return null;
  return (
    <button class="news" onClick={() => (ui.drawer.value = "log")}>
      {news.length > 1 && <span class="number">{news.length}</span>}
      <span>{words}</span>
    </button>
  );
}

function Drafted() {
  const { table } = useHere();
  const drafted = table.drafted.value;
  if (!drafted) return null;
  const lines = drafted.draft.lines ?? [];
  return (
    <>
      <p class="prompt draft" role="status">
        {t("draft", { action: drafted.target.label })}
      </p>
      <div class="buttons">
        <button class="primary" aria-disabled={table.busy.value} onClick={() => void table.confirm()}>
          {t("end-turn")}
        </button>
        <button class="quiet-button" onClick={() => void table.undo(false)}>
          {t("draft-back")}
        </button>
        <button class="quiet-button" aria-label={t("restart-turn")} title={t("restart-turn")} onClick={() => void table.undo(true)}>
          {phone.value ? "⟲" : t("restart-turn")}
        </button>
      </div>
      {lines.length > 1 && <Follows words={lines.slice(1).join(". ")} />}
    </>
  );
}

/** What a draft leads to, in a line or two; all of it for whoever asks. */
function Follows({ words }: { words: string }) {
  const [all, setAll] = useState(false);
  return (
    <button class={`follows${all ? " all" : ""}`} aria-expanded={all} onClick={() => setAll(!all)}>
      <span>{words}</span>
    </button>
  );
}

function Plan() {
  const { table } = useHere();
  const planning = table.planning.value;
  if (!planning) return null;
  const actions = planning.line.map((made) => made.action);
  const buttons = table.onBar.value;
  return (
    <>
      <p class="prompt plan" role="status">
        {t("planning")} {planning.scene?.prompt}
      </p>
      <ol class="plan-line">
        {planning.line.map((made, i) => (
          <li key={i}>
            <button title={t("plan-back-to")} onClick={() => void table.plan(actions.slice(0, i + 1))}>
              {made.words}
            </button>
          </li>
        ))}
      </ol>
      <div class="buttons">
        {buttons.map((target) => (
          <button key={target.action} class="choice" onClick={() => void table.choose(target)}>
            {target.label}
          </button>
        ))}
        <button class="primary" disabled={!actions.length || !table.mine.value} onClick={() => void table.carryOut()}>
          {t("plan-do")}
        </button>
        <button class="quiet-button" aria-disabled={!actions.length} onClick={() => void table.plan(actions.slice(0, -1))}>
          {t("undo")}
        </button>
        <button class="quiet-button" onClick={() => void table.plan(actions, planning.world + 1)} title={t("plan-world-about")}>
          {t("plan-world")}
        </button>
        <button class="quiet-button" onClick={() => (table.planning.value = null)}>
          {t("plan-leave")}
        </button>
      </div>
    </>
  );
}

function Looking() {
  const { table } = useHere();
  const looking = table.looking.value;
  const last = table.now.value?.ply ?? 0;
  if (!looking) return null;
  const to = (ply: number) => void table.look(Math.max(0, Math.min(last, ply)));
  return (
    <>
      <p class="prompt past" role="status">
        {t("looking", { ply: looking.ply, last })} {looking.lines.join(". ")}
      </p>
      <div class="buttons replay">
        <button class="quiet-button" onClick={() => to(0)} aria-label={t("replay-first")}>
          «
        </button>
        <button class="quiet-button" onClick={() => to(looking.ply - 1)} aria-label={t("replay-back")}>
          ◀
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={looking.ply}
          aria-label={t("replay")}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <button class="quiet-button" onClick={() => to(looking.ply + 1)} aria-label={t("replay-on")}>
          ▶
        </button>
        <button class="quiet-button" onClick={() => void copyLink(table, looking.ply)}>
          {t("copy-link")}
        </button>
        <button class="primary" onClick={() => void table.look(null)}>
          {t("replay-leave")}
        </button>
      </div>
    </>
  );
}

async function copyLink(table: ReturnType<typeof useHere>["table"], ply: number): Promise<void> {
  const link = `${location.origin}/t/${table.id}#ply=${ply}`;
  try {
    await navigator.clipboard.writeText(link);
    table.say(t("copied"));
  } catch {
    table.say(link);
  }
}
