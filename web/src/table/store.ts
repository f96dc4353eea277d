// A table as the page knows it: everything the socket told, and what is looked at just now.

import { batch, computed, signal } from "@preact/signals";
import { newId, Socket, type LinkState } from "../net/socket";
import type {
  Answer,
  Draft,
  Event,
  Leaf,
  Looked,
  Now,
  Planned,
  Refused,
  Scene,
  Spoken,
  Target,
  Told,
  Verdict,
  Welcome,
  Wish,
} from "../net/types";
import { lang, see, seen } from "../prefs";
import { chime } from "../sound";
import { t } from "../words";

export interface Toast {
  key: number;
  words: string;
  rule: string;
  bad: boolean;
}

/** Something that waits for "end turn". */
export interface Drafted {
  draft: Draft;
  target: Target;
  scene: Scene;
}

export interface Planning {
  line: { action: number; words: string }[];
  world: number;
  answer: Planned | null;
  scene: Scene | null;
}

export interface Looking {
  ply: number;
  lines: string[];
  scene: Scene | null;
}

type Place = { space: string; leaf: string };

let toastKey = 0;

export class Table {
  readonly link = signal<LinkState>("connecting");
  readonly code = signal(0); // why the line was cut for good
  readonly welcome = signal<Welcome | null>(null);
  readonly now = signal<Now | null>(null);
  readonly live = signal<Scene | null>(null);
  readonly events = signal<Event[]>([]);
  readonly spoken = signal<Spoken[]>([]);
  readonly drafted = signal<Drafted | null>(null);
  readonly planning = signal<Planning | null>(null);
  readonly looking = signal<Looking | null>(null);
  readonly toasts = signal<Toast[]>([]);
  readonly busy = signal(false);
  readonly since = signal(-1); // events after this number are news
  readonly drift = signal(0); // the server's clock minus ours

  /** The scene on the page: the past, a plan, a draft, or how it stands. */
  readonly scene = computed<Scene | null>(
    () =>
      this.looking.value?.scene ??
      this.planning.value?.scene ??
      this.drafted.value?.scene ??
      this.live.value,
  );

  /** What can be chosen on the page now. */
  readonly targets = computed<Target[]>(() =>
    this.looking.value || this.drafted.value ? [] : (this.scene.value?.targets ?? []),
  );

  /** Spaces with what can be chosen there. */
  readonly onSpaces = computed(() => {
    const found = new Map<string, Target[]>();
    for (const target of this.targets.value) {
      if (target.space === null) continue;
      const here = found.get(target.space);
      if (here) here.push(target);
      else found.set(target.space, [target]);
    }
    return found;
  });

  /** Spaces on which nothing can be chosen, by what can be chosen around them: niches of a room. */
  readonly beneath = computed(() => {
    const found = new Map<string, string>();
    const open = this.onSpaces.value;
    const spots = open.size ? spotsOf(this.scene.value) : [];
    const around = spots.filter((spot) => open.has(spot.id)).sort((a, b) => a.width * a.height - b.width * b.height);
    for (const spot of spots) {
      const holder = open.has(spot.id) ? undefined : around.find((one) => within(spot, one));
      if (holder) found.set(spot.id, holder.id);
    }
    return found;
  });

  readonly mine = computed(() => {
    const seat = this.welcome.value?.seat ?? null;
    return seat !== null && (this.now.value?.awaited.includes(seat) ?? false);
  });

  /** Where pieces lay when this seat decided last, to show what has moved since. */
  readonly before = signal<Map<string, Place>>(new Map());
  readonly after = computed(() => placesOf(this.live.value));

  /** Pieces that have come or moved since then. */
  readonly moved = computed(() => {
    const fresh = new Map<string, string | null>();
    const before = this.before.value;
    if (!before.size || this.looking.value) return fresh;
    for (const [id, place] of this.after.value) {
      const was = before.get(id);
      if (was?.space !== place.space) fresh.set(id, was?.space ?? null);
    }
    return fresh;
  });

  private readonly socket: Socket;
  private readonly leaves = new Map<string, Leaf>();
  private readonly opened: number;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    private readonly wide: () => boolean,
  ) {
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
    if (words) this.events.value = [];
    this.socket.again();
  }

  private last(): number {
    return this.events.value.at(-1)?.n ?? -1;
  }

  private linked(state: LinkState, code: number): void {
    this.link.value = state;
    this.code.value = code;
    if (state === "on") this.leaves.clear();
  }

  // -- what is told ----------------------------------------------------------------------

  private hear(message: Told): void {
    switch (message.type) {
      case "welcome":
        this.welcome.value = message;
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
    this.events.value = [...this.events.value, event];
  }

  private stands(now: Now): void {
    const was = this.now.value;
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
    if (moved && this.planning.value) void this.plan(this.planning.value.line.map((made) => made.action));
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

  async wish(wish: Wish): Promise<Answer> {
    const answer = await this.socket.wish(wish);
    if (answer.type === "refused") this.refused(answer);
    return answer;
  }

  /** A choice: made at once, planned, or drafted if it would pass the turn on. */
  async choose(target: Target): Promise<void> {
    if (this.busy.value || this.looking.value) return;
    if (this.planning.value) {
      await this.plan([...this.planning.value.line.map((made) => made.action), target.action]);
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
    if (this.busy.value || this.now.value?.undo) return;
    this.begin();
    this.rest(await this.wish({ type: "undo", n: this.n(), all }));
  }

  async why(space: string): Promise<Verdict | null> {
    if (!this.socket.calm) return null;
    const answer = await this.socket.wish({ type: "why", space });
    return answer.type === "verdict" ? answer : null;
  }

  // -- planning --------------------------------------------------------------------------

  async plan(line: number[], world = this.planning.value?.world ?? 0): Promise<void> {
    const known = this.planning.value?.line ?? [];
    const names = this.scene.value?.targets ?? [];
    const named = line.map((action, i) => ({
      action,
      words:
        known[i]?.action === action
          ? known[i].words
          : (names.find((target) => target.action === action)?.label ?? String(action)),
    }));
    const answer = await this.wish({ type: "plan", line, world });
    if (answer.type !== "planned") return;
    const scene = answer.scene ? this.beside(answer.scene) : null;
    this.planning.value = { line: named.slice(0, answer.made), world, answer, scene };
    if (answer.refused) this.say(answer.refused, "", true);
  }

  /** Makes the plan real, as far as nothing is drawn or rolled. */
  async carryOut(): Promise<void> {
    const planning = this.planning.value;
    if (!planning?.line.length) return;
    this.planning.value = null;
    this.begin();
    const actions = planning.line.map((made) => made.action);
    const answer = await this.wish({ type: "line", n: this.n(), actions });
    this.rest(answer);
    if (answer.type === "done" && (answer.made ?? 1) < actions.length)
      this.say(t("plan-partly", { made: answer.made ?? 1, count: actions.length }));
  }

  // -- the past --------------------------------------------------------------------------

  async look(ply: number | null): Promise<void> {
    if (ply === null) {
      this.looking.value = null;
      return;
    }
    this.looking.value = { ...(this.looking.value ?? { lines: [], scene: null }), ply };
    const answer = await this.wish({ type: "past", ply });
    if (answer.type !== "looked" || this.looking.value?.ply !== ply) return;
    const scene = answer.scene ? this.beside(answer.scene) : null;
    this.looking.value = { ply, lines: answer.lines ?? [], scene };
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

/** Where a space is on its sheet, or, with others, on the tableau (`on` is empty). */
interface Spot {
  id: string;
  on: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

function spotsOf(scene: Scene | null): Spot[] {
  return (scene?.leaves ?? []).flatMap(({ id: leaf, place, spaces }) =>
    spaces.map(({ id, box: [x, y, width, height] }) => {
      const [left, top] = place ?? [0, 0];
      return { id, on: place ? "" : leaf, x: left + x, y: top + y, width, height };
    }),
  );
}

function within(spot: Spot, around: Spot): boolean {
  const edge = 2;
  const [right, bottom] = [around.x + around.width + edge, around.y + around.height + edge];
  if (spot.on !== around.on || spot.x < around.x - edge || spot.y < around.y - edge) return false;
  return spot.x + spot.width <= right && spot.y + spot.height <= bottom;
}

function placesOf(scene: Scene | null): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const leaf of scene?.leaves ?? [])
    for (const piece of leaf.pieces) found.set(piece.id, { space: piece.space, leaf: leaf.id });
  return found;
}

export type { Looked };
