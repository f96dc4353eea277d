// Language, theme, sound, motion, text view: of this browser.

import { post } from "../net/http";
import { LANGS, lang, motion, reading, sound, theme, THEMES, type Lang, type Theme } from "../prefs";
import { chime } from "../sound";
import { t } from "../words";

const OWN: Record<Lang, string> = { en: "English", it: "Italiano", de: "Deutsch" };

export function LangSwitch() {
  return (
    <select
      class="lang"
      aria-label={t("language")}
      value={lang.value}
      onChange={(event) => {
        lang.value = event.currentTarget.value as Lang;
        void post("/api/me", { lang: lang.value }).catch(() => undefined);
      }}
    >
      {LANGS.map((name) => (
        <option key={name} value={name} lang={name}>
          {OWN[name]}
        </option>
      ))}
    </select>
  );
}

export function ThemeSwitch() {
  return (
    <select class="theme" aria-label={t("theme")} value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
      {THEMES.map((name) => (
        <option key={name} value={name}>
          {t(`theme-${name}`)}
        </option>
      ))}
    </select>
  );
}

export function Preferences() {
  return (
    <div class="preferences">
      <p>
        <LangSwitch /> <ThemeSwitch />
      </p>
      <label>
        <input
          type="checkbox"
          checked={sound.value}
          onChange={(event) => {
            sound.value = event.currentTarget.checked;
            chime("turn");
          }}
        />{" "}
        {t("sound")}
      </label>
      <label>
        <input type="checkbox" checked={motion.value} onChange={(event) => (motion.value = event.currentTarget.checked)} /> {t("motion")}
      </label>
      <label>
        <input type="checkbox" checked={reading.value} onChange={(event) => (reading.value = event.currentTarget.checked)} />{" "}
        {t("reading")}
      </label>
    </div>
  );
}
