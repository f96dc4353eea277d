// Quiet tones, made on the spot; off until somebody asks for them.

import { sound } from "./prefs";

const TONES: Record<"move" | "turn" | "end", number[]> = {
  move: [330],
  turn: [440, 587],
  end: [392, 494, 587],
};

let context: AudioContext | null = null;

export function chime(what: keyof typeof TONES): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  TONES[what].forEach((pitch, i) => tone(context!, pitch, context!.currentTime + i * 0.16));
}

function tone(audio: AudioContext, pitch: number, at: number): void {
  const swing = audio.createOscillator();
  const loud = audio.createGain();
  swing.type = "sine";
  swing.frequency.value = pitch;
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
  swing.connect(loud).connect(audio.destination);
  swing.start(at);
  swing.stop(at + 0.65);
}
