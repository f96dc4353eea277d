// What the page of a table knows, and what follows from it. Nothing here talks to the house.

import { computed, signal } from "@preact/signals";
import type { LinkState } from "../net/socket";
import type { Draft, Event, Now, Planned, Scene, Spoken, Target, Welcome } from "../net/types";
import { placesOf, spotsOf, within, type Place } from "./places";

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

const FEW = 3; // so few choices stand on the bar as well as on the board

/** The events that were not taken back. */
export function standing(events: Event[]): Event[] {
  const line: Event[] = [];
  for (const event of events) {
    if (event.kind === "undone" || event.kind === "taken_back")
      while (line.length && (line.at(-1)?.ply ?? 0) > event.ply) line.pop();
    else line.push(event);
  }
  return line;
}

export class Known {
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
  readonly began = signal(0); // when this page came, by the server's clock
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

  /** What stands on the action bar: all of it where it is little, else what has no place on the board. */
  readonly onBar = computed(() => {
    const all = this.targets.value;
    return all.length <= FEW ? all : all.filter((target) => target.space === null);
  });

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

  /** The decisions that stand, and those of them that are news. */
  readonly played = computed(() => standing(this.events.value).filter((event) => event.kind === "played"));
  readonly news = computed(() => this.played.value.filter((event) => event.n > this.since.value));

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
}
