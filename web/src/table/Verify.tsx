// Before the first die the house shows a fingerprint of its dice; after the end everybody can check it.

import { follow } from "../route";
import { t } from "../words";
import { useHere } from "./ui";

export function Verify() {
  const { table } = useHere();
  const welcome = table.welcome.value;
  if (!welcome) return null;
  return (
    <>
      <h3>{t("verify")}</h3>
      <p class="quiet">{t("verify-about")}</p>
      <p>
        <code class="commitment">{welcome.commitment}</code>
      </p>
      <p>
        <a class="button" href={`/t/${table.id}/dice${welcome.seat === null ? "" : `?seat=${welcome.seat}`}`} onClick={follow}>
          {t("verify-now")}
        </a>
      </p>
    </>
  );
}
