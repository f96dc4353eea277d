// One connection to a table: hello, heartbeat, reconnecting, and wishes that are carried out once.

import { byPolling, bySocket, type Hello, type Transport } from "./transport";
import type { Answer, Told, Wish } from "./types";

const PING = 2_500;
const SILENCE = 9_000;
const LONGEST = 15_000;
const SPAN = 20_000;
const MOST = 85; // wishes in that time, beside eight pings; the house allows a hundred messages
const BLOCKED = 2; // so many sockets in vain
const FINAL = new Set([1008, 4401, 4403, 4404]); // do not just reconnect

export type LinkState = "connecting" | "on" | "lost" | "closed";

export interface Heard {
  told: (message: Told) => void;
  state: (state: LinkState, code: number) => void;
  hello: () => Hello;
}

interface Waiting {
  text: string;
  answered: (answer: Answer) => void;
  sent: number; // how often; a wish that breaks every line is not sent for ever
}

const OFTEN = 4;

export class Socket {
  private socket: Transport | null = null;
  private welcomes = 0;
  private failures = 0; // of sockets that never came to a welcome: then it is polled
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private heard = 0;
  private beat = 0;
  private timer = 0;
  private shut = false;
  private ready = false;

  constructor(
    private readonly table: string,
    private readonly query: string,
    private readonly on: Heard,
  ) {
    this.open();
    addEventListener("online", this.hasten);
    document.addEventListener("visibilitychange", this.hasten);
  }

  /** Sends a wish; the same id goes out again after a broken connection, so it is carried out once. */
  wish(wish: Wish): Promise<Answer> {
    const id = newId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((answered) => {
      this.waiting.set(id, { text, answered, sent: 0 });
      setTimeout(() => this.post(id), this.pause());
    });
  }

  private post(id: string): void {
    const waiting = this.waiting.get(id);
    if (!this.ready || !waiting) return; // goes out with the next welcome
    if (waiting.sent++ >= OFTEN) {
      this.waiting.delete(id);
      waiting.answered({ type: "refused", id, code: "internal", words: "" });
      return;
    }
    this.sent.push(Date.now());
    this.socket?.send(waiting.text);
  }

  private sent: number[] = [];

  /** The house hangs up on whoever talks too much: wishes wait before it comes to that. */
  private pause(): number {
    const now = Date.now();
    this.sent = this.sent.filter((at) => now - at < SPAN);
    const first = this.sent.at(-MOST);
    return first === undefined ? 0 : first + SPAN - now;
  }

  /** Whether there is room for questions beside the game's wishes. */
  get calm(): boolean {
    return this.sent.filter((at) => Date.now() - at < SPAN).length < MOST / 2;
  }

  /** Hangs up and calls again: for another language or another width. */
  again(): void {
    this.tries = 0;
    this.drop();
    this.open();
  }

  close(): void {
    this.shut = true;
    removeEventListener("online", this.hasten);
    document.removeEventListener("visibilitychange", this.hasten);
    this.drop();
  }

  private open(): void {
    this.on.state("connecting", 0);
    this.heard = Date.now();
    const ends = { told: (message: Told) => this.read(message), down: (code: number) => this.closed(code) };
    const polled = this.welcomes === 0 && this.failures >= BLOCKED;
    this.socket = (polled ? byPolling : bySocket)(this.table, this.query, this.on.hello(), ends);
    clearInterval(this.beat);
    if (this.socket.beats) this.beat = window.setInterval(() => this.pulse(), PING);
  }

  private read(told: Told): void {
    this.heard = Date.now();
    if (told.type === "welcome") this.welcomed();
    this.on.told(told);
    if ("id" in told) {
      const waiting = this.waiting.get(told.id);
      this.waiting.delete(told.id);
      waiting?.answered(told);
    }
  }

  private welcomed(): void {
    this.tries = 0;
    if (this.socket?.beats) this.welcomes++;
    this.ready = true;
    this.on.state("on", 0);
    for (const id of [...this.waiting.keys()]) this.post(id);
  }

  private pulse(): void {
    if (Date.now() - this.heard > SILENCE) {
      this.drop();
      this.closed(0);
    } else if (this.ready) {
      this.socket?.send('{"type":"ping"}');
    }
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.ready = false;
    clearInterval(this.beat);
    clearTimeout(this.timer);
    socket?.close();
  }

  private closed(code: number): void {
    this.drop();
    if (this.shut) return;
    if (FINAL.has(code)) {
      this.on.state("closed", code);
      return;
    }
    if (this.welcomes === 0) this.failures++;
    this.on.state("lost", code);
    const pause = Math.min(1_000 * 2 ** this.tries++, LONGEST);
    this.timer = window.setTimeout(() => this.open(), pause * (1 + Math.random() / 2));
  }

  private readonly hasten = () => {
    if (!this.shut && this.socket === null && !document.hidden && this.timer) {
      clearTimeout(this.timer);
      this.open();
    }
  };
}

/** 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
