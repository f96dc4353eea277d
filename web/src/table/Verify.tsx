// After the end everybody can check that the dice were fixed before the first of them was thrown.

import { useState } from "preact/hooks";
import { get } from "../net/http";
import { t } from "../words";
import { recordLink } from "./Menu";
import { useHere } from "./ui";

interface RecordFile {
  commitment: string;
  seed: string | null;
  plies: unknown[];
}

/** SHA-256 over the house's words and the seed, as `kernel/fairness.py` makes it. */
export async function commitmentOf(seed: string): Promise<string> {
  const words = new TextEncoder().encode("chapterhouse commitment 1\0");
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const all = new Uint8Array([...words, ...bytes]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function Verify() {
  const { table } = useHere();
  const [said, setSaid] = useState("");
  const welcome = table.welcome.value;
  const over = table.now.value?.phase === "over";
  if (!welcome) return null;
  const check = async () => {
    const record = await get<RecordFile>(recordLink(table.id, welcome.seat));
    if (!crypto.subtle || record.seed === null) {
      setSaid(t("verify-elsewhere"));
      return;
    }
    const holds = (await commitmentOf(record.seed)) === welcome.commitment && record.commitment === welcome.commitment;
    setSaid(holds ? t("verify-holds", { count: record.plies.length }) : t("verify-broken"));
  };
  return (
    <>
      <h3>{t("verify")}</h3>
      <p class="quiet">{t("verify-about")}</p>
      <p>
        <code class="commitment">{welcome.commitment}</code>
      </p>
      {over && <button onClick={() => void check().catch(() => setSaid(t("line-broken")))}>{t("verify-now")}</button>}
      <p role="status">{said}</p>
    </>
  );
}
