// Words with the ids of rules in them, each of which opens the rule's text.

import { useHere } from "../table/ui";
import { t } from "../words";

const RULE = /\b([A-Z]{1,2}-\d+)\b/;

export function Ruled({ words }: { words: string }) {
  const { ui } = useHere();
  return (
    <>
      {words.split(RULE).map((part, i) =>
        i % 2 ? (
          <button key={i} class="rule-link" onClick={() => ui.openRule(part)} aria-label={t("rule-open", { rule: part })}>
            {part}
          </button>
        ) : (
          part
        ),
      )}
    </>
  );
}
