// The score sheet: every source of points, seat by seat, summed from what the log tells.

import type { Event, Scene } from "../net/types";
import { SeatSign } from "../parts/Seat";
import { t } from "../words";
import { useHere } from "./ui";

export interface Sources {
  names: string[];
  points: Map<string, number[]>;
}

/** Points by source; a game's log tells them as `scored`, of a seat or a side. */
export function sources(events: Event[], seats: number, ply: number): Sources {
  const points = new Map<string, number[]>();
  const names: string[] = [];
  const standing = new Map<number, Event>();
  for (const event of events) if (event.entry) standing.set(event.entry.ply, event);
  for (const [at, event] of [...standing].sort(([a], [b]) => a - b)) {
    if (at > ply) continue;
    for (const { kind, params, source: words } of event.entry?.happenings ?? []) {
      const seat = params["seat"] ?? params["side"];
      const { source, points: count } = params;
      if (kind !== "scored" || typeof seat !== "number" || typeof count !== "number") continue;
      const name = words || String(source);
      if (!points.has(name)) names.push(name);
      const row = points.get(name) ?? Array.from({ length: seats }, () => 0);
      row[seat] = (row[seat] ?? 0) + count;
      points.set(name, row);
    }
  }
  return { names, points };
}

export function Scores({ scene }: { scene: Scene }) {
  const { table } = useHere();
  const now = table.now.value;
  const past = table.looking.value;
  const { names, points } = sources(table.events.value, scene.seats.length, past?.ply ?? now?.ply ?? 0);
  const result = past ? undefined : now?.result;
  return (
    <div class="scores">
      {result && (
        <div class="result">
          {result.words.map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </div>
      )}
      <table>
        <caption class="ear">{t("scores")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("score-source")}</th>
            {scene.seats.map((line) => (
              <th key={line.seat} scope="col">
                <SeatSign tone={line.tone} letter={line.letter} />
                <span class="ear">{line.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {scene.seats.map((line) => (
                <td key={line.seat}>{points.get(name)?.[line.seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("score-total")}</th>
            {scene.seats.map((line) => (
              <td key={line.seat} class={result?.winners.includes(line.seat) ? "winner" : ""}>
                {result?.scores[line.seat] ?? line.points}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Facts scene={scene} />
    </div>
  );
}

/** What everybody has, side by side. */
function Facts({ scene }: { scene: Scene }) {
  const labels = scene.seats[0]?.facts.map(([label]) => label).slice(1) ?? [];
  if (!labels.length) return null;
  return (
    <table>
      <caption>{t("facts")}</caption>
      <thead>
        <tr>
          <td />
          {scene.seats.map((line) => (
            <th key={line.seat} scope="col">
              {line.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {scene.seats.map((line) => (
              <td key={line.seat}>{line.facts.find(([name]) => name === label)?.[1] ?? ""}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
