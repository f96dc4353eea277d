// A seat's sign: colour, shape and letter, always together.

export function SeatSign({ tone, letter, size = 26 }: { tone: string; letter: string; size?: number }) {
  return (
    <svg class="picture sign" viewBox="0 0 30 30" width={size} height={size} aria-hidden="true">
      <use href={`#seat-${tone}`} class={`piece seat-${tone}`} x="2" y="2" width="26" height="26" />
      <text class={`letter on-${tone}`} x="15" y={tone === "green" ? 19 : 15.5}>
        {letter}
      </text>
    </svg>
  );
}
