// Finished games of everybody who lets others look on, a page at a time.

import { useEffect, useState } from "preact/hooks";
import { get } from "../net/http";
import { lang } from "../prefs";
import { t } from "../words";
import { EndedLine } from "./lines";
import { fetchHouse, house, type Card } from "./me";
import { Page } from "./Page";

interface Found {
  tables: Card[];
  before: string | null;
}

export function FinishedPage() {
  const [lines, setLines] = useState<Card[]>([]);
  const [before, setBefore] = useState<string | null>("");
  const [fault, setFault] = useState("");
  const more = async (from: string, had: Card[]) => {
    try {
      const found = await get<Found>("/api/finished", { before: from, lang: lang.value });
      setLines([...had, ...found.tables]);
      setBefore(found.before);
      setFault("");
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  useEffect(() => {
    if (!house.value) void fetchHouse().catch(() => undefined);
    void more("", []);
  }, [lang.value]);
  return (
    <Page title={t("finished-tables")}>
      <h1>{t("finished-tables")}</h1>
      <p class="lead">{t("finished-about")}</p>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
      {!lines.length && before === null && <p class="quiet">{t("finished-none")}</p>}
      <ul class="tables">
        {lines.map((line) => (
          <EndedLine key={line.table} line={line} />
        ))}
      </ul>
      {before && (
        <button class="quiet-button more" onClick={() => void more(before, lines)}>
          {t("finished-older")}
        </button>
      )}
    </Page>
  );
}
