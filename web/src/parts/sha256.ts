// SHA-256 (FIPS 180-4). The browser's own is there only on pages reached by https, and a house in a club's
// network is not; whoever checks the dice there must be able to do so as well.

const PRIMES = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime)) found.push(candidate);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The message, a one, zeros, and its length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

function schedule(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => view.getUint32(block + at * 4));
  for (let at = 16; at < 64; at++) {
    const [before, late] = [words[at - 15]!, words[at - 2]!];
    const low = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[at - 16]! + low + words[at - 7]! + high) | 0);
  }
  return words;
}

function mixed(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  words.forEach((word, at) => {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[at]! + word) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

/** The hash in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  let state = START;
  for (let block = 0; block < view.byteLength; block += 64) state = mixed(state, schedule(view, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** What the house shows at the start of a game: SHA-256 over its words and the seed (`kernel/fairness.py`). */
export function commitmentOf(seed: string): string {
  const words = new TextEncoder().encode("chapterhouse commitment 1\0");
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return sha256(new Uint8Array([...words, ...bytes]));
}
