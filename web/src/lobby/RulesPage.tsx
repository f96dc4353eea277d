// The rules of a game on a page of their own; `#L-57` behind the address shows that rule.

import { hash } from "../route";
import { Rules, useRules } from "../table/Rules";
import { t } from "../words";
import { Page } from "./Page";

export function RulesPage({ game }: { game: string }) {
  const { page } = useRules(game);
  return (
    <Page title={page?.title ?? game}>
      <h1>{page?.title ?? t("rules")}</h1>
      <Rules game={game} wanted={hash.value.slice(1)} level={2} />
    </Page>
  );
}
