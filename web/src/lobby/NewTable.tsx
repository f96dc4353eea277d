// A new table: how many, who sits where, options in words, how it is run.

import { useEffect, useState } from "preact/hooks";
import { lang, myName } from "../prefs";
import { go } from "../route";
import { t } from "../words";
import { fetchHouse, fetchMe, house, openTable, type GameInfo, type House, type OptionInfo } from "./me";
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
        <select value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
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

interface OptionProps {
  option: OptionInfo;
  count: number;
  value: unknown;
  set: (value: unknown) => void;
}

function OptionField({ option, count, value, set }: OptionProps) {
  const seat = (choice: unknown) => option.default === "random" && typeof choice === "number";
  const choices = option.choices?.filter((choice) => !seat(choice.value) || Number(choice.value) < count);
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
