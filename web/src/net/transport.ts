// Two ways to talk with a table: a socket, and long polling where sockets are blocked.

import type { Told } from "./types";

export interface Hello {
  lang: string;
  wide: boolean;
  after: number;
}

export interface Ends {
  told: (message: Told) => void;
  down: (code: number) => void;
}

export interface Transport {
  readonly beats: boolean; // pings keep it alive
  send: (text: string) => unknown;
  close: () => void;
}

const WAIT = 20;

export function bySocket(table: string, query: string, hello: Hello, ends: Ends): Transport {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket${query ? `?${query}` : ""}`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, want: "scene", ...hello }));
  socket.onmessage = (message) => ends.told(JSON.parse(String(message.data)) as Told);
  socket.onclose = (event) => ends.down(event.code);
  return {
    beats: true,
    // What does not go out any more goes out with the next line.
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

export function byPolling(table: string, query: string, hello: Hello, ends: Ends): Transport {
  const stop = new AbortController();
  const line = new URLSearchParams(query);
  line.set("lang", hello.lang);
  line.set("want", "scene");
  if (hello.wide) line.set("wide", "1");
  let after = -1; // a poll without a welcome cannot begin
  let chat = -1;

  const hear = (messages: Told[]) => {
    for (const message of messages) {
      if (message.type === "event") after = Math.max(after, message.n);
      if (message.type === "spoken") chat = Math.max(chat, message.c);
      if (!stop.signal.aborted) ends.told(message);
    }
  };
  const read = async (response: Response) => {
    if (!response.ok) throw new Fault(response.status);
    hear(((await response.json()) as { messages: Told[] }).messages);
  };
  const listen = async () => {
    while (!stop.signal.aborted) {
      const ask = new URLSearchParams(line);
      ask.set("after", String(after));
      ask.set("chat", String(chat));
      ask.set("wait", String(WAIT));
      await read(await fetch(`/api/tables/${table}/poll?${ask}`, { signal: stop.signal }));
    }
  };
  const fell = (fault: unknown) => {
    if (!stop.signal.aborted) ends.down(fault instanceof Fault ? fault.code : 1006);
  };
  const post = async (text: string) =>
    read(
      await fetch(`/api/tables/${table}/send?${line}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: text,
        signal: stop.signal,
      }),
    );
  listen().catch(fell);
  return { beats: false, send: (text) => void post(text).catch(fell), close: () => stop.abort() };
}

/** Codes of HTTP as the socket would have closed. */
class Fault extends Error {
  readonly code: number;

  constructor(status: number) {
    super(String(status));
    this.code = status === 404 ? 4404 : status === 403 || status === 401 ? 4403 : 1006;
  }
}
