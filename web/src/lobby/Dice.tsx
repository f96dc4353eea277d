// Fair dice: what came and what comes on average, in plain words; the fingerprint checked in this browser.

import { useEffect, useState } from "preact/hooks";
import { get } from "../net/http";
import { commitmentOf } from "../parts/sha256";
import { lang } from "../prefs";
import { follow, search } from "../route";
import { t } from "../words";
import { Page } from "./Page";

interface Kind {
  kind: string;
  label: string;
  count: number;
  words: string;
  faces: { face: string; label: string; count: number; expected: number | null }[];
}

interface TableDice {
  game: string;
  title: string;
  phase: string;
  commitment: string;
  seed: string | null;
  holds: boolean | null;
  check: string;
  kinds: Kind[];
}

interface AllDice {
  tables: number;
  all: { game: string; title: string; kinds: Kind[] }[];
}

/** What a route tells in the language of the page; undefined until it has. */
function useTold<T>(path: string, query: Record<string, string>): [T | undefined, string] {
  const [told, setTold] = useState<T>();
  const [fault, setFault] = useState("");
  useEffect(() => {
    get<T>(path, { ...query, lang: lang.value }).then(setTold, (error: Error) => setFault(error.message));
  }, [path, lang.value]);
  return [told, fault];
}

export function DicePage({ table }: { table: string }) {
  const seat = new URLSearchParams(search.value).get("seat");
  const query: Record<string, string> = seat === null ? {} : { seat };
  const [told, fault] = useTold<TableDice>(`/api/tables/${table}/dice`, query);
  const own = seat === null ? "" : `?seat=${seat}`;
  return (
    <Page title={t("verify")}>
      <h1>{told ? t("dice-of", { game: told.title }) : t("verify")}</h1>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
      {!told && !fault && <p class="quiet">{t("dice-working")}</p>}
      {told && (
        <>
          <p class="lead">{t("dice-about")}</p>
          <Pledge told={told} />
          <p class={told.holds === false ? "refusal" : ""}>{told.check}</p>
          <p class="buttons">
            <a class="button" href={`/t/${table}${own}`} onClick={follow}>
              {t("to-table")}
            </a>
            {told.phase !== "open" && (
              <a class="button" href={`/api/tables/${table}/record${own}`} download={`${told.game}-${table}.json`}>
                {t("record-download")}
              </a>
            )}
          </p>
          {told.kinds.map((kind) => (
            <KindTable key={kind.kind} kind={kind} level={2} />
          ))}
        </>
      )}
    </Page>
  );
}

/** The fingerprint, and whether the seed that was shown at the end is the one it was made of. */
function Pledge({ told }: { told: TableDice }) {
  const holds = told.seed !== null && commitmentOf(told.seed) === told.commitment;
  return (
    <>
      <p>
        {t("dice-commitment")} <code class="commitment">{told.commitment}</code>
      </p>
      {told.seed !== null && (
        <>
          <p>
            {t("dice-seed")} <code class="commitment">{told.seed}</code>
          </p>
          <p class={holds ? "done" : "refusal"} role="status">
            {t(holds ? "verify-holds" : "verify-broken")}
          </p>
        </>
      )}
    </>
  );
}

export function AllDicePage() {
  const [told, fault] = useTold<AllDice>("/api/dice", {});
  return (
    <Page title={t("dice-all")}>
      <h1>{t("dice-all")}</h1>
      {fault && <p class="refusal">{fault}</p>}
      {told && <p class="lead">{t("dice-tables", { count: told.tables })}</p>}
      {told?.all.map((game) => (
        <section key={game.game} aria-labelledby={`dice-${game.game}`}>
          <h2 id={`dice-${game.game}`}>{game.title}</h2>
          {game.kinds.map((kind) => (
            <KindTable key={kind.kind} kind={kind} level={3} />
          ))}
        </section>
      ))}
    </Page>
  );
}

function KindTable({ kind, level }: { kind: Kind; level: 2 | 3 }) {
  const compared = kind.faces.some((face) => face.expected !== null);
  const number = new Intl.NumberFormat(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 1 });
  const most = Math.max(1, ...kind.faces.map((face) => Math.max(face.count, face.expected ?? 0)));
  const Heading = `h${level}` as "h2" | "h3";
  return (
    <section class="dice">
      <Heading>{kind.label}</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("dice-outcome")}</th>
            <th scope="col">{t("dice-times")}</th>
            <th scope="col">{t(compared ? "dice-average" : "dice-share")}</th>
            <th aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {kind.faces.map((face) => (
            <tr key={face.face}>
              <th scope="row">{face.label}</th>
              <td>{face.count}</td>
              <td>{face.expected === null ? share.format(face.count / Math.max(kind.count, 1)) : number.format(face.expected)}</td>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 10" preserveAspectRatio="none">
                  <rect x="0" y="1" width={(100 * face.count) / most} height="8" />
                  {face.expected !== null && <path d={`M${(100 * face.expected) / most} 0V10`} />}
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {kind.words && <p>{kind.words}</p>}
    </section>
  );
}
