// A new table: how many, who sits where, options in words, how it is run.

import { useEffect, useState } from "preact/hooks";
import { lang, myName } from "../prefs";
import { go } from "../route";
import { t } from "../words";
import { fetchHouse, fetchMe, house, openTable, type GameInfo, type House, type ListPart, type OptionInfo } from "./me";
import { Page } from "./Page";

const CLOCKS = {
  none: { mode: "none" },
  relaxed: { mode: "relaxed", total: 7 * 86_400, increment: 8 * 3600 },
  live: { mode: "live", total: 1200, increment: 30 },
} as const;

const PACES = [null, 0, 600, 1500, 3000]; // how long a bot waits before it moves

export function NewTable({ game }: { game: string }) {
  useEffect(() => void fetchHouse().catch(() => undefined), [lang.value]);
  const info = house.value?.games.find((one) => one.id === game);
  return (
    <Page title={info?.title ?? t("new-table")}>
      <h1>{t("new-table-of", { game: info?.title ?? game })}</h1>
      {info ? <Form info={info} bots={house.value?.bots ?? []} /> : <p class="quiet">{t("loading")}</p>}
    </Page>
  );
}

function Form({ info, bots }: { info: GameInfo; bots: House["bots"] }) {
  const [count, setCount] = useState(info.players.find((number) => number === 3) ?? info.players[0] ?? 2);
  const [name, setName] = useState(myName.value);
  const [seats, setSeats] = useState<string[]>(["me"]);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [clock, setClock] = useState<keyof typeof CLOCKS>("none");
  const [checks, setChecks] = useState({ listed: true, watch: true, chat: false, take_back: true, hotseat: false, quick: false });
  const [pace, setPace] = useState<number | null>(null);
  const [fault, setFault] = useState("");
  const who = Array.from({ length: count }, (_, seat) => seats[seat] ?? (seat ? "open" : "me"));
  const open = async () => {
    const { quick, ...rest } = checks;
    const hotseat = rest.hotseat || who.filter((one) => one === "me").length > 1;
    const settings = { ...rest, hotseat, confirm: quick ? "quick" : null, clock: CLOCKS[clock], pace };
    const opened = await openTable(info.id, who, options, settings, name.trim() || t("guest"));
    await fetchMe();
    go(`/t/${opened.table}${opened.seat === null ? "" : `?seat=${opened.seat}`}`);
  };
  return (
    <form
      class="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        open().catch((error: Error) => setFault(error.message));
      }}
    >
      <label>
        {t("your-name")}
        <input value={name} maxLength={24} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <label>
        {t("how-many")}
        <select value={count} onChange={(event) => {
            setCount(Number(event.currentTarget.value));
            setOptions(withoutLists(options)); // they were made for as many as sat there
          }}>
          {info.players.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{t("who-sits")}</legend>
        {who.map((one, seat) => (
          <label key={seat}>
            {t("seat-number", { seat: seat + 1 })}
            <select value={one} onChange={(event) => setSeats(who.with(seat, event.currentTarget.value))}>
              <option value="me">{t("seat-me")}</option>
              <option value="open">{t("seat-open")}</option>
              {bots.map((bot) => (
                <option key={bot.name} value={bot.name}>
                  {bot.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {info.options.length > 0 && (
        <fieldset>
          <legend>{t("options")}</legend>
          {info.options.map((option) => (
            <OptionField key={option.name} option={option} count={count} value={options[option.name] ?? option.default} set={(value) => setOptions({ ...options, [option.name]: value })} />
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>{t("how-run")}</legend>
        <label>
          {t("clock")}
          <select value={clock} onChange={(event) => setClock(event.currentTarget.value as keyof typeof CLOCKS)}>
            {Object.keys(CLOCKS).map((mode) => (
              <option key={mode} value={mode}>
                {t(`clock-${mode}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("pace")}
          <select value={String(pace)} onChange={(event) => setPace(JSON.parse(event.currentTarget.value) as number | null)}>
            {PACES.map((ms) => (
              <option key={ms} value={String(ms)}>
                {t("pace-ms", { ms: ms ?? -1 })}
              </option>
            ))}
          </select>
        </label>
        {(Object.keys(checks) as (keyof typeof checks)[]).map((check) => (
          <label key={check} class="check">
            <input type="checkbox" checked={checks[check]} onChange={(event) => setChecks({ ...checks, [check]: event.currentTarget.checked })} />{" "}
            {t(`set-${check.replace("_", "-")}`)}
          </label>
        ))}
      </fieldset>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
      <button class="primary">{t("open-table")}</button>
    </form>
  );
}

function withoutLists(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => !Array.isArray(value)));
}

interface OptionProps {
  option: OptionInfo;
  count: number;
  value: unknown;
  set: (value: unknown) => void;
}

function OptionField({ option, count, value, set }: OptionProps) {
  const seat = (choice: unknown) => option.default === "random" && typeof choice === "number";
  const choices = option.choices?.filter((choice) => !seat(choice.value) || Number(choice.value) < count);
  const parts = option.lists?.[count];
  if (parts) return <ListField option={option} parts={parts} value={value} set={set} />;
  return (
    <label title={option.help}>
      <span>
        {option.label}
        <small class="quiet">{option.help}</small>
      </span>
      {choices ? (
        <select
          value={String(value)}
          onChange={({ currentTarget }) => set(choices[currentTarget.selectedIndex]?.value)}
        >
          {choices.map((choice) => (
            <option key={String(choice.value)} value={String(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input value={String(value)} onInput={(event) => set(event.currentTarget.value)} />
      )}
    </label>
  );
}

interface ListProps {
  option: OptionInfo;
  parts: ListPart[];
  value: unknown;
  set: (value: unknown) => void;
}

/** An option that is its default, or a list: a word for each part, or some words of each. */
function ListField({ option, parts, value, set }: ListProps) {
  const chosen = Array.isArray(value) ? fitted(parts, value as string[]) : null;
  return (
    <fieldset class="list-option">
      <legend>{option.label}</legend>
      <small class="quiet">{option.help}</small>
      <label class="check">
        <input
          type="checkbox"
          checked={chosen === null}
          onChange={(event) => set(event.currentTarget.checked ? option.default : fitted(parts, []).flat())}
        />{" "}
        {t("by-lot")}
      </label>
      {chosen &&
        parts.map((part, at) =>
          part.count === 1 ? (
            <OneOf key={at} part={part} word={chosen[at]?.[0] ?? ""} set={(word) => set(swapped(chosen, at, word).flat())} />
          ) : (
            <SomeOf key={at} part={part} words={chosen[at] ?? []} set={(words) => set(chosen.with(at, words).flat())} />
          ),
        )}
    </fieldset>
  );
}

function OneOf({ part, word, set }: { part: ListPart; word: string; set: (word: string) => void }) {
  return (
    <label>
      {part.label}
      <select value={word} onChange={(event) => set(event.currentTarget.value)}>
        {part.words.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** As many as are asked for are always chosen: another one takes the place of the first. */
function SomeOf({ part, words, set }: { part: ListPart; words: string[]; set: (words: string[]) => void }) {
  return (
    <fieldset>
      <legend>{part.label}</legend>
      {part.words.map((one) => (
        <label key={one.value} class="check">
          <input
            type="checkbox"
            checked={words.includes(one.value)}
            onChange={(event) => {
              event.currentTarget.checked = true;
              if (!words.includes(one.value)) set([...words, one.value].slice(-part.count));
            }}
          />{" "}
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}

/** The words of a list by its parts; where some are missing, the first that nobody has. */
function fitted(parts: ListPart[], list: string[]): string[][] {
  const left = [...list];
  const made: string[][] = [];
  for (const part of parts) {
    const known = new Set(part.words.map((one) => one.value));
    const own: string[] = [];
    while (own.length < part.count && left.length && known.has(left[0] ?? "")) own.push(left.shift() ?? "");
    const free = [...known].filter((word) => !own.includes(word) && !left.includes(word) && !made.flat().includes(word));
    made.push([...own, ...free].slice(0, part.count));
  }
  return made;
}

/** A word for one part; whoever had it takes what was there. */
function swapped(chosen: string[][], at: number, word: string): string[][] {
  const before = chosen[at]?.[0] ?? "";
  return chosen.map((words, i) => (i === at ? [word] : words[0] === word ? [before] : words));
}
