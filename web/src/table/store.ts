// One table: what the socket tells, and what is wished of it. What is known stands in `known.ts`.

import { batch } from "@preact/signals";
import { newId, Socket, type LinkState } from "../net/socket";
import type {
  Answer,
  Draft,
  Event,
  Leaf,
  Now,
  Refused,
  Scene,
  Target,
  Told,
  Verdict,
  Wish,
} from "../net/types";
import { lang, see, seen } from "../prefs";
import { go, leaveHash } from "../route";
import { chime } from "../sound";
import { t } from "../words";
import { Known } from "./known";

let toastKey = 0;

// What others have done beside playing is told in passing as well as in the log.
const NOTICED = new Set(["declined", "taken_back", "left", "stand_in", "returned", "abandoned"]);

export class Table extends Known {
  private readonly socket: Socket;
  private readonly leaves = new Map<string, Leaf>();
  private readonly opened: number;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    private readonly wide: () => boolean,
  ) {
    super();
    this.opened = seen(id);
    this.since.value = this.opened;
    this.socket = new Socket(id, seat === null ? "" : `seat=${seat}`, {
      told: (message) => batch(() => this.hear(message)),
      state: (state, code) => batch(() => this.linked(state, code)),
      hello: () => ({ lang: lang.value, wide: this.wide(), after: this.last() }),
    });
  }

  close(): void {
    this.socket.close();
  }

  /** Reads everything anew, in another language or for another width. */
  reread(words: boolean): void {
    this.anew = words ? "words" : this.anew || "drawing";
    this.socket.again();
  }

  private anew: "" | "words" | "drawing" = "";

  /** Events that no `now` has closed yet: the page shows a group of them at once. */
  private group: Event[] = [];

  private last(): number {
    const shown = this.anew === "words" ? -1 : (this.events.value.at(-1)?.n ?? -1);
    return this.group.at(-1)?.n ?? shown;
  }

  private linked(state: LinkState, code: number): void {
    if (state === "closed" && this.left) go("/");
    this.link.value = state;
    this.code.value = code;
    if (state === "connecting") this.group = [];
    if (state === "on") this.leaves.clear();
  }

  // -- what is told ----------------------------------------------------------------------

  private hear(message: Told): void {
    switch (message.type) {
      case "welcome":
        this.welcome.value = message;
        this.began.value ||= message.time;
        this.drift.value = message.time - Date.now();
        break;
      case "event":
        this.happened(message);
        break;
      case "now":
        this.stands(message);
        break;
      case "spoken":
        if (message.c > (this.spoken.value.at(-1)?.c ?? -1)) this.spoken.value = [...this.spoken.value, message];
        break;
      case "closing":
        if (message.why === "restart") this.say(t("line-restart"));
        break;
      default:
    }
  }

  private happened(event: Event): void {
    const last = this.last();
    if (event.n <= last) return;
    if (event.n !== last + 1) {
      this.socket.again();
      return;
    }
    this.group.push(event);
  }

  private stands(now: Now): void {
    const was = this.now.value;
    const { anew } = this;
    if (was && !anew) this.notice(this.group);
    this.events.value = [...(anew === "words" ? [] : this.events.value), ...this.group];
    [this.group, this.anew] = [[], ""];
    this.now.value = now;
    if (this.shows >= 0 && now.n >= this.shows) this.busy.value = false;
    this.drift.value = now.time - Date.now();
    const moved = was === null || now.ply !== was.ply || now.phase !== was.phase;
    if (moved) {
      this.drafted.value = null;
      this.remember(was, now);
    }
    if (now.scene) this.live.value = this.whole(now.scene);
    if (this.since.value < 0) this.since.value = now.n;
    if (!document.hidden) see(this.id, now.n);
    if (was && moved) this.ring(was, now);
    this.hasten(now);
    if (anew) void this.retell();
    else if (moved && this.planning.value) void this.plan(this.line());
  }

  /** What is shown beside the real position is asked for anew as well, in the words of now. */
  private async retell(): Promise<void> {
    const [drafted, looking] = [this.drafted.value, this.looking.value];
    if (this.planning.value) await this.planAnew();
    if (looking) await this.look(looking.ply);
    if (!drafted) return;
    const target = this.live.value?.targets.find((one) => one.action === drafted.target.action);
    const answer = await this.wish({ type: "preview", action: drafted.target.action });
    if (target && answer.type === "draft" && this.drafted.value === drafted) this.draft(answer, target);
  }

  private notice(group: Event[]): void {
    for (const event of group) {
      const words = event.lines?.join(". ");
      if (words && NOTICED.has(event.kind) && event.seat !== this.seat) this.say(words);
    }
  }

  /** What counts as moved: everything since this seat decided last; for onlookers, the last decision. */
  private remember(was: Now | null, now: Now): void {
    if (was === null || this.live.value === null) return;
    const own = this.events.value.findLast((event) => event.kind === "played" && event.n > was.n);
    const mine = this.welcome.value?.seat ?? null;
    if (mine === null || own?.seat === mine || this.before.value.size === 0) {
      this.before.value = this.after.value;
      if (own?.seat === mine) this.since.value = own?.n ?? this.since.value;
    }
    if (now.phase !== "running") this.before.value = new Map();
  }

  /** Nobody waits for those who play with bots alone: they are ready as soon as they sit. */
  private hasten(now: Now): void {
    const seat = this.welcome.value?.seat ?? -1;
    const others = now.seats.filter((one) => one.seat !== seat);
    const own = now.seats[seat];
    if (now.phase === "open" && own && !own.ready && !this.hastened && others.every((one) => one.kind === "bot")) {
      this.hastened = true;
      void this.wish({ type: "ready", entropy: newId() });
    }
  }

  private hastened = false;

  private ring(was: Now, now: Now): void {
    const seat = this.welcome.value?.seat ?? null;
    const mine = seat !== null && now.awaited.includes(seat);
    const before = seat !== null && was.awaited.includes(seat);
    if (now.phase !== "running" && was.phase === "running") chime("end");
    else chime(mine && !before ? "turn" : "move");
  }

  /** A scene with all its leaves: the house sends only those that changed on this connection. */
  private whole(scene: Scene): Scene {
    for (const leaf of scene.leaves) this.leaves.set(leaf.id, leaf);
    const leaves = scene.order.flatMap((id) => this.leaves.get(id) ?? []);
    return { ...scene, leaves };
  }

  // -- what is wished --------------------------------------------------------------------

  private n(): number {
    return this.now.value?.n ?? this.last();
  }

  /** Leaves the table for good. That the line is cut then is no fault. */
  async leave(): Promise<void> {
    this.left = true;
    const answer = await this.wish({ type: "leave" });
    if (answer.type === "done") go("/");
    else this.left = false;
  }

  private left = false;

  /** Says who is here, and calls again as that one. */
  async introduce(introduced: () => Promise<void>): Promise<void> {
    await introduced();
    this.socket.again();
  }

  async wish(wish: Wish): Promise<Answer> {
    const answer = await this.socket.wish(wish);
    if (answer.type === "refused") this.refused(answer);
    return answer;
  }

  /** A choice: made at once, planned, or drafted if it would pass the turn on. */
  async choose(target: Target): Promise<void> {
    if (this.busy.value || this.looking.value) return;
    if (this.planning.value) {
      await this.plan([...this.line(), target.action]);
      return;
    }
    await this.play(target, false);
  }

  /** "End turn": what lies as a draft is made. */
  async confirm(): Promise<void> {
    const drafted = this.drafted.value;
    if (drafted && !this.busy.value) await this.play(drafted.target, true);
  }

  private async play(target: Target, confirm: boolean): Promise<void> {
    this.begin();
    const answer = await this.wish({ type: "play", n: this.n(), action: target.action, confirm });
    batch(() => {
      if (answer.type === "draft") this.draft(answer, target);
      else this.drafted.value = null;
      this.rest(answer);
    });
  }

  /** Until the answer is there, nothing that is told ends the wait: it may be what was before. */
  private begin(): void {
    this.busy.value = true;
    this.shows = Infinity;
  }

  /** What was done is over only when the page shows it: until then nothing old can be chosen. */
  private rest(answer: Answer): void {
    this.shows = answer.type === "done" ? answer.n : -1;
    this.busy.value = this.shows > (this.now.value?.n ?? -1);
  }

  private shows = -1;

  private draft(draft: Draft, target: Target): void {
    const live = this.live.value;
    if (!live) return;
    this.drafted.value = { draft, target, scene: draft.scene ? this.beside(draft.scene) : live };
  }

  /** A scene beside the real one; its leaves do not replace those that stand. */
  private beside(scene: Scene): Scene {
    const own = new Map(scene.leaves.map((leaf) => [leaf.id, leaf]));
    const leaves = scene.order.flatMap((id) => own.get(id) ?? this.leaves.get(id) ?? []);
    return { ...scene, leaves };
  }

  async undo(all: boolean): Promise<void> {
    if (this.drafted.value) {
      this.drafted.value = null;
      if (!all) return;
    }
    const barred = this.now.value?.undo ? this.now.value.undo_words : "";
    if (barred && this.seat !== null) this.say(barred, "", true);
    if (this.busy.value || this.now.value?.undo || this.seat === null) return;
    this.begin();
    this.rest(await this.wish({ type: "undo", n: this.n(), all }));
  }

  async why(space: string): Promise<Verdict | null> {
    if (!this.socket.calm) return null;
    const answer = await this.socket.wish({ type: "why", space });
    return answer.type === "verdict" ? answer : null;
  }

  // -- planning --------------------------------------------------------------------------

  private line(): number[] {
    return this.planning.value?.line.map((made) => made.action) ?? [];
  }

  /** The same plan step by step: its steps are named by what could be chosen before each. */
  private async planAnew(): Promise<void> {
    const line = this.line();
    for (let made = 0; made <= line.length && this.planning.value; made++) {
      this.planning.value = { ...this.planning.value, line: this.planning.value.line.slice(0, made) };
      await this.plan(line.slice(0, made));
    }
  }

  async plan(line: number[], world = this.planning.value?.world ?? 0): Promise<void> {
    const known = this.planning.value?.line ?? [];
    // From the first click on nothing is decided any more, however long the house takes to answer.
    this.planning.value ??= { line: [], world, answer: null, scene: null };
    const names = this.scene.value?.targets ?? [];
    const named = line.map((action, i) => ({
      action,
      words:
        known[i]?.action === action
          ? known[i].words
          : (names.find((target) => target.action === action)?.label ?? String(action)),
    }));
    const answer = await this.wish({ type: "plan", line, world });
    if (answer.type !== "planned" && !this.planning.value?.answer) this.planning.value = null;
    if (answer.type !== "planned" || !this.planning.value) return;
    const scene = answer.scene ? this.beside(answer.scene) : null;
    this.planning.value = { line: named.slice(0, answer.made), world, answer, scene };
    if (answer.refused) this.say(answer.refused, "", true);
  }

  /** Makes the plan real, as far as nothing is drawn or rolled. */
  async carryOut(): Promise<void> {
    const actions = this.line();
    if (!actions.length) return;
    this.planning.value = null;
    this.begin();
    const answer = await this.wish({ type: "line", n: this.n(), actions });
    this.rest(answer);
    if (answer.type === "done" && (answer.made ?? 1) < actions.length)
      this.say(t("plan-partly", { made: answer.made ?? 1, count: actions.length }));
  }

  // -- the past --------------------------------------------------------------------------

  async look(ply: number | null): Promise<void> {
    if (ply === null) {
      this.looking.value = null;
      leaveHash();
      return;
    }
    this.looking.value = { ...(this.looking.value ?? { lines: [], scene: null }), ply };
    const answer = await this.wish({ type: "past", ply });
    if (this.looking.value?.ply !== ply) return;
    const scene = answer.type === "looked" && answer.scene ? this.beside(answer.scene) : null;
    this.looking.value = answer.type === "looked" ? { ply: answer.ply, lines: answer.lines ?? [], scene } : null;
  }

  // -- words -----------------------------------------------------------------------------

  say(words: string, rule = "", bad = false): void {
    const toast = { key: ++toastKey, words, rule, bad };
    this.toasts.value = [...this.toasts.value.slice(-2), toast];
    setTimeout(() => this.hush(toast.key), bad ? 9_000 : 6_000);
  }

  hush(key: number): void {
    this.toasts.value = this.toasts.value.filter((toast) => toast.key !== key);
  }

  private refused(answer: Refused): void {
    this.say(answer.words || t("no-answer"), answer.rule ?? "", true);
  }
}
