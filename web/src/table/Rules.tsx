// The rules in our own words, with a search; an id of a rule leads to its text.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { get, HouseError } from "../net/http";
import { lang } from "../prefs";
import { t } from "../words";

export interface RuleText {
  id: string;
  title?: string;
  text: string;
  source?: string;
}

export interface RulePage {
  title: string;
  sections: { key: string; title: string; rules: RuleText[] }[];
}

const pages = new Map<string, RulePage>();

/** The rules; or, if the house could not be asked, what it said. */
export function useRules(game: string): { page: RulePage | null; fault: string } {
  const key = `${game} ${lang.value}`;
  const [page, setPage] = useState<RulePage | null>(pages.get(key) ?? null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    setPage(pages.get(key) ?? null);
    if (pages.has(key)) return;
    get<RulePage>(`/api/rules/${game}`, { lang: lang.value }).then(
      (found) => {
        pages.set(key, found);
        setPage(found);
      },
      (error: Error) => setFault(error instanceof HouseError ? error.message : t("line-broken")),
    );
  }, [key]);
  return { page, fault };
}

interface Props {
  game: string;
  wanted: string; // the id of the rule that is shown first, or ""
  level: 2 | 3; // of the headings of sections
}

export function Rules({ game, wanted, level }: Props) {
  const Section: "h2" | "h3" = `h${level}`;
  const Heading = level === 2 ? "h3" : "h4";
  const { page, fault } = useRules(game);
  const [asked, setAsked] = useState("");
  const marked = useRef<HTMLElement>(null);
  useLayoutEffect(() => marked.current?.scrollIntoView({ block: "center" }), [wanted, page]);
  if (!page) return <p class={fault ? "refusal" : "quiet"}>{fault || t("loading")}</p>;
  const words = asked.trim().toLocaleLowerCase();
  const fits = (rule: RuleText) => `${rule.id} ${rule.title ?? ""} ${rule.text}`.toLocaleLowerCase().includes(words);
  return (
    <div class="rules">
      <input type="search" value={asked} placeholder={t("rules-search")} aria-label={t("rules-search")} onInput={(event) => setAsked(event.currentTarget.value)} />
      {page.sections.map((section) => {
        const rules = section.rules.filter(fits);
        const open = words !== "" || rules.some((rule) => rule.id === wanted) || wanted === "";
        return rules.length ? (
          <details key={section.key} open={open}>
            <summary>
              <Section>{section.title}</Section>
            </summary>
            {rules.map((rule) => (
              <article key={rule.id} ref={rule.id === wanted ? marked : null} class={rule.id === wanted ? "rule wanted" : "rule"}>
                <Heading>
                  <span class="rule-id">{rule.id}</span> {rule.title}
                </Heading>
                <RuleWords text={rule.text} />
              </article>
            ))}
          </details>
        ) : null;
      })}
    </div>
  );
}

/** Paragraphs and lists, as `rules.*.toml` has them. */
function RuleWords({ text }: { text: string }) {
  const blocks = text.split(/\n(?=- )|\n\n/);
  return (
    <>
      {blocks.map((block, i) =>
        block.startsWith("- ") ? (
          <p key={i} class="bullet">
            {block.slice(2)}
          </p>
        ) : (
          <p key={i}>{block}</p>
        ),
      )}
    </>
  );
}
