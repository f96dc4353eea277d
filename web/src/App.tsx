// Which page.

import { useEffect, useState } from "preact/hooks";
import { AllDicePage, DicePage } from "./lobby/Dice";
import { FinishedPage } from "./lobby/Finished";
import { Join } from "./lobby/Join";
import { Lobby } from "./lobby/Lobby";
import { NewTable } from "./lobby/NewTable";
import { RulesPage } from "./lobby/RulesPage";
import { fetchMe, seatAt } from "./lobby/me";
import { follow, path, search } from "./route";
import { TablePage } from "./table/TablePage";
import { t } from "./words";

export function App() {
  const parts = path.value.split("/").filter(Boolean);
  const [first, id = "", verb, key = ""] = parts;
  if (!first) return <Lobby />;
  if (first === "t" && verb === "join") return <Join table={id} token={key} />;
  if (first === "t" && verb === "dice") return <DicePage key={id} table={id} />;
  if (first === "finished") return <FinishedPage />;
  if (first === "dice") return <AllDicePage />;
  if (first === "t" && id) return <AtTable key={id} id={id} />;
  if (first === "new" && id) return <NewTable game={id} />;
  if (first === "rules" && id) return <RulesPage game={id} />;
  return (
    <main class="sheet-page" id="main">
      <h1>{t("gone")}</h1>
      <p>
        <a class="button primary" href="/" onClick={follow}>
          {t("to-lobby")}
        </a>
      </p>
    </main>
  );
}

/** The seat that this browser has there, the one that the address asks for, or none: a spectator. */
function AtTable({ id }: { id: string }) {
  const asked = new URLSearchParams(search.value).get("seat");
  const [known, setKnown] = useState(asked !== null || seatAt(id) !== null);
  useEffect(() => void fetchMe().finally(() => setKnown(true)), [id]);
  if (!known) return <p class="loading">{t("loading")}</p>;
  const seat = asked !== null && /^\d+$/.test(asked) ? Number(asked) : seatAt(id);
  return <TablePage key={`${id}-${seat}`} id={id} seat={seat} />;
}
