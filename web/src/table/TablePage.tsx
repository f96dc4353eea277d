// The page of a table.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { effect, untracked } from "@preact/signals";
import { Board } from "../board/Board";
import { Drawer } from "../parts/Dialog";
import { roomy, wide } from "../parts/media";
import { lang, reading } from "../prefs";
import { follow, go, hashNumber } from "../route";
import { Preferences } from "../parts/Preferences";
import { t } from "../words";
import { ActionBar } from "./ActionBar";
import { Aloud, unread } from "./Aloud";
import { Guide } from "./Guide";
import { Keys } from "./Keys";
import { listen } from "./keys";
import { Chat, Log } from "./Log";
import { Forsaken, Menu, MotionView } from "./Menu";
import { Chooser, Explanation } from "./Popover";
import { Reading } from "./Reading";
import { Rules } from "./Rules";
import { Scores } from "./Scores";
import { Seats } from "./Seats";
import { Table } from "./store";
import { Here, Ui, useHere, type Drawer as DrawerName } from "./ui";
import { Waiting } from "./Waiting";

export function TablePage({ id, seat }: { id: string; seat: number | null }) {
  const here = useMemo(() => {
    const ui = new Ui();
    return { table: new Table(id, seat, () => wide.value || ui.whole.value), ui };
  }, [id, seat]);
  useEffect(() => {
    const { table, ui } = here;
    let words = lang.value;
    let width = wide.value;
    const stopLang = lang.subscribe((now) => now !== words && ((words = now), ui.speak(""), table.reread(true)));
    const stopWide = effect(() => {
      const now = wide.value || ui.whole.value;
      if (now !== width) untracked(() => ((width = now), table.reread(false)));
    });
    const stopKeys = listen(table, ui);
    const outside = (event: PointerEvent) => {
      const element = event.target as Element;
      if (!element.closest(".popover, [data-space]")) ui.choosing.value = ui.explained.value = null;
    };
    document.addEventListener("pointerdown", outside);
    return () => {
      stopLang();
      stopWide();
      stopKeys();
      document.removeEventListener("pointerdown", outside);
      table.close();
    };
  }, [here]);
  return (
    <Here.Provider value={here}>
      <Page />
    </Here.Provider>
  );
}

function Page() {
  const { table } = useHere();
  const scene = table.scene.value;
  const now = table.now.value;
  const welcome = table.welcome.value;
  useTitle();
  usePast();
  if (table.link.value === "closed") return <Gone />;
  if (!now || !welcome) return <p class="loading">{t("loading")}</p>;
  return (
    <div class="table-page" data-n={now.n} data-phase={now.phase} data-point={now.point ?? ""} aria-busy={table.busy.value || table.looking.value?.scene === null}>
      <Head />
      <HotSeat />
      <MotionView />
      <Forsaken />
      {now.rematch && (
        <p class="motion">
          <a class="button primary" href={`/t/${now.rematch}`} onClick={follow}>
            {t("rematch-go")}
          </a>
        </p>
      )}
      {scene && now.phase !== "open" ? (
        <>
          <main class="middle" id="main">
            <h1 class="ear">{welcome.title}</h1>
            {reading.value ? (
              <>
                <Seats />
                <Reading scene={scene} />
              </>
            ) : (
              <Board scene={scene} above={<Seats />} below={<Legend />} aside={<Latest />} />
            )}
          </main>
          <Side />
          <ActionBar />
        </>
      ) : (
        <>
          <main class="middle" id="main">
            <h1 class="ear">{welcome.title}</h1>
            <Waiting />
          </main>
          <Side />
        </>
      )}
      <Guide />
      <Chooser />
      <Explanation />
      <Toasts />
      <Aloud />
      <Broken />
    </div>
  );
}

const TOOLS: [name: DrawerName, icon: string][] = [
  ["log", "≣"],
  ["scores", "★"],
  ["rules", "§"],
  ["chat", "✎"],
  ["table", "⚙"],
  ["keys", "?"],
];

function Head() {
  const { table, ui } = useHere();
  const lines = unread(table, ui).length;
  const scene = table.scene.value;
  const welcome = table.welcome.value;
  const spectator = welcome?.seat === null;
  const [all, setAll] = useState(false); // on a phone two lines of the status are shown, or all
  return (
    <header class="head">
      <a href="/" class="home" onClick={follow} aria-label={t("to-lobby")} title={t("to-lobby")}>
        ⌂
      </a>
      <span class="head-title">{welcome?.title}</span>
      <ul class={`status${all ? " all" : ""}`} aria-label={t("status")} onClick={() => setAll(!all)}>
        {(scene?.status ?? []).map((words, i) => (
          <li key={i}>{words}</li>
        ))}
        {spectator && <li class="spectator">{t("spectator")}</li>}
      </ul>
      <nav class="tools" aria-label={t("tools")}>
        {TOOLS.filter(([name]) => name !== "chat" || welcome?.settings.chat).map(([name, icon]) => (
          <button
            key={name}
            class={`tool tool-${name}`}
            aria-pressed={ui.drawer.value === name}
            aria-label={name === "chat" && lines ? t("chat-new", { count: lines }) : t(name === "table" ? "menu" : name)}
            title={t(name === "table" ? "menu" : name)}
            onClick={() => (ui.drawer.value = ui.drawer.value === name ? "" : name)}
          >
            {name === "chat" && lines > 0 && <span class="number">{lines}</span>}
            <span aria-hidden="true">{icon}</span>
            <span class="tool-name">{t(name === "table" ? "menu" : name)}</span>
          </button>
        ))}
      </nav>
    </header>
  );
}

function Side() {
  const { table, ui } = useHere();
  const name = ui.drawer.value;
  const scene = table.scene.value;
  const game = table.welcome.value?.game;
  if (!name || !game) return null;
  const shut = () => (ui.drawer.value = "");
  return (
    <Drawer title={t(name === "table" ? "menu" : name)} name={name} shut={shut}>
      {name === "log" && <Log />}
      {name === "log" && <Replay />}
      {name === "scores" && scene && <Scores scene={scene} />}
      {name === "rules" && <Rules game={game} wanted={ui.rule.value} level={3} />}
      {name === "chat" && <Chat />}
      {name === "table" && (
        <>
          <Preferences />
          <Menu />
        </>
      )}
      {name === "keys" && <Keys />}
    </Drawer>
  );
}

function Replay() {
  const { table } = useHere();
  const last = table.now.value?.ply ?? 0;
  return (
    <div class="replay-open">
      <button onClick={() => void table.look(Math.max(0, last - 1))} disabled={!last}>
        {t("replay")}
      </button>
    </div>
  );
}

/** On a page with room for it the log lies open beside the board. */
function Latest() {
  return roomy.value ? (
    <section class="latest" aria-label={t("log")}>
      <Log />
    </section>
  ) : null;
}

function Legend() {
  const { table } = useHere();
  const legend = table.scene.value?.legend ?? [];
  if (!legend.length) return null;
  return (
    <details class="legend">
      <summary>{t("legend")}</summary>
      <dl>
        {legend.map(([mark, words]) => (
          <div key={mark + words}>
            <dt>{mark}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** One browser, several seats: hand the device over. */
function HotSeat() {
  const { table } = useHere();
  const welcome = table.welcome.value;
  const now = table.now.value;
  const waits = (seat: number) =>
    now?.phase === "open" ? !now.seats[seat]?.ready : (now?.awaited.includes(seat) ?? false);
  const next = welcome?.held?.find((seat) => seat !== welcome.seat && waits(seat));
  if (next === undefined || waits(welcome?.seat ?? -1)) return null;
  const line = table.scene.value?.seats.find((one) => one.seat === next);
  const name = line?.name ?? t("seat-number", { seat: next + 1 });
  return (
    <p class="motion">
      <button class="primary" onClick={() => go(`/t/${table.id}?seat=${next}`, true)}>
        {t("hand-over", { name })}
      </button>
    </p>
  );
}

function Toasts() {
  const { table } = useHere();
  const { ui } = useHere();
  return (
    <div class="toasts" role="alert" aria-atomic="false">
      {table.toasts.value.map((toast) => (
        <p key={toast.key} class={toast.bad ? "toast bad" : "toast"}>
          {toast.words}{" "}
          {toast.rule && (
            <button class="rule-link" onClick={() => ui.openRule(toast.rule)}>
              {toast.rule}
            </button>
          )}
          <button class="plain" onClick={() => table.hush(toast.key)} aria-label={t("close")}>
            ✕
          </button>
        </p>
      ))}
    </div>
  );
}

function Broken() {
  const { table } = useHere();
  const state = table.link.value;
  const fell = useRef(false); // to call again for another language breaks nothing
  if (state === "lost") fell.current = true;
  if (state === "on") fell.current = false;
  return fell.current ? (
    <p class="broken" role="status">
      {t("line-lost")}
    </p>
  ) : null;
}

function Gone() {
  const { table } = useHere();
  const code = table.code.value;
  const words = code === 4404 ? "gone-unknown" : code === 4403 ? "gone-forbidden" : code === 4401 ? "gone-link" : "gone-limit";
  return (
    <main class="sheet-page" id="main">
      <h1>{t("gone")}</h1>
      <p>{t(words)}</p>
      <p>
        <a class="button primary" href="/" onClick={follow}>
          {t("to-lobby")}
        </a>
      </p>
    </main>
  );
}

/** The title of the page says whose turn it is, so that a tab can call. */
function useTitle(): void {
  const { table } = useHere();
  const name = table.welcome.value?.title;
  const mine = table.mine.value;
  useLayoutEffect(() => {
    document.title = name ? `${mine ? "● " : ""}${name} – Chapterhouse` : "Chapterhouse";
  }, [name, mine]);
}

/** A link to a point of the game opens it there. */
function usePast(): void {
  const { table } = useHere();
  const ply = hashNumber("ply");
  const there = table.now.value !== null;
  const shown = useRef(false);
  useEffect(() => {
    if (!there || (ply === null && !shown.current)) return;
    shown.current = ply !== null;
    void table.look(ply);
  }, [ply, there]);
}
