// The keys of the table, and whether single letters count.

import { shortcuts } from "../prefs";
import { t } from "../words";

const LIST: [keys: string, words: string][] = [
  ["← → ↑ ↓", "key-walk"],
  ["Enter", "key-choose"],
  ["n / p", "key-targets"],
  ["1–9", "key-buttons"],
  ["u", "key-undo"],
  ["e", "key-end"],
  ["Esc", "key-back"],
  ["w", "ask-where"],
  ["c", "ask-can"],
  ["g", "ask-goods"],
  ["s", "ask-scores"],
  ["d", "ask-changed"],
  ["l", "log"],
  ["r", "rules"],
  ["?", "keys"],
];

export function Keys() {
  return (
    <div>
      <dl class="keys">
        {LIST.map(([keys, words]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={shortcuts.value} onChange={(event) => (shortcuts.value = event.currentTarget.checked)} />{" "}
        {t("keys-on")}
      </label>
    </div>
  );
}
