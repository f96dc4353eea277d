// The same scene as structured text: headings, lists, buttons. Everything that can be seen stands here.

import { useRef } from "preact/hooks";
import { counted, piecesOn, sayTarget } from "../board/said";
import type { Leaf, Scene } from "../net/types";
import { t } from "../words";
import { answerTo, COMMANDS, understood } from "./commands";
import { useHere } from "./ui";

export function Reading({ scene }: { scene: Scene }) {
  const { table } = useHere();
  const targets = table.targets.value;
  return (
    <div class="reading">
      <section aria-labelledby="read-choices">
        <h2 id="read-choices">{t("read-choices")}</h2>
        <p>{scene.prompt}</p>
        {targets.length > 0 ? (
          <ol>
            {targets.map((target) => (
              <li key={target.action}>
                <button class="choice" onClick={() => void table.choose(target)}>
                  {sayTarget(target)}
                </button>
              </li>
            ))}
          </ol>
        ) : (
          <p class="quiet">{t("nothing-now")}</p>
        )}
        <CommandLine />
      </section>
      <section aria-labelledby="read-board">
        <h2 id="read-board">{t("board")}</h2>
        <p>{scene.status.join(", ")}</p>
        {scene.leaves.map((leaf) => (
          <ReadLeaf key={leaf.id} leaf={leaf} />
        ))}
      </section>
    </div>
  );
}

function ReadLeaf({ leaf }: { leaf: Leaf }) {
  const { table } = useHere();
  const lying = piecesOn(leaf);
  return (
    <div class="read-leaf">
      <h3>{leaf.title}</h3>
      <ul>
        {leaf.spaces.map((space) => {
          const pieces = counted(lying.get(space.id) ?? []).join(", ");
          const print = space.lines.map(([, , words]) => words).join(" ");
          const targets = table.onSpaces.value.get(space.id) ?? [];
          return (
            <li key={space.id}>
              {space.label}
              {print && !space.label.includes(print) && <span class="quiet"> [{print}]</span>}
              {pieces && `: ${pieces}`}
              {targets.map((target) => (
                <button key={target.action} class="choice" onClick={() => void table.choose(target)}>
                  {sayTarget(target)}
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Takes a number of the list, a decision in notation, or a question. */
export function CommandLine() {
  const { table, ui } = useHere();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="command-line"
      onSubmit={(event) => {
        event.preventDefault();
        const text = field.current?.value.trim() ?? "";
        if (!text || !field.current) return;
        field.current.value = "";
        ui.speak(understood(table, text));
      }}
    >
      <label>
        {t("command")}
        <input ref={field} name="command" autocomplete="off" aria-describedby="command-help" />
      </label>
      <button>{t("command-do")}</button>
      <p id="command-help" class="quiet">
        {t("command-help")} {COMMANDS.map((command) => t(`ask-${command}`)).join(", ")}
      </p>
      <div class="buttons">
        {COMMANDS.map((command) => (
          <button type="button" key={command} class="quiet-button" onClick={() => ui.speak(answerTo(table, command))}>
            {t(`ask-${command}`)}
          </button>
        ))}
      </div>
    </form>
  );
}
