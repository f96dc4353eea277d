// Whoever follows an invitation says his name and takes the seat.

import { useState } from "preact/hooks";
import { post } from "../net/http";
import { myName } from "../prefs";
import { go } from "../route";
import { t } from "../words";
import { fetchMe, introduce } from "./me";
import { Page } from "./Page";

export function Join({ table, token }: { table: string; token: string }) {
  const [name, setName] = useState(myName.value);
  const [fault, setFault] = useState("");
  const join = async () => {
    const called = name.trim() || t("guest");
    await introduce(called);
    const { seat } = await post<{ seat: number }>(`/api/tables/${table}/join`, { key: token, name: called });
    await fetchMe();
    go(`/t/${table}?seat=${seat}`, true);
  };
  return (
    <Page title={t("join")}>
      <h1>{t("join")}</h1>
      <p>{t("join-about")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          join().catch((error: Error) => setFault(error.message));
        }}
      >
        <label>
          {t("your-name")} <input value={name} maxLength={24} autocomplete="nickname" onInput={(event) => setName(event.currentTarget.value)} />
        </label>{" "}
        <button class="primary">{t("sit-down")}</button>
      </form>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
    </Page>
  );
}
