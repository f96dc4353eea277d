// Builds the client into the package. Colours and drawings are the house's own: `palette.toml`,
// `picture.css` and `art.svg` of the kernel are read where they are, so that pages and pictures agree.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const PACKAGE = resolve(import.meta.dirname, "../src/chapterhouse");
const PICTURES = resolve(PACKAGE, "kernel/pictures");
const PALETTE = resolve(PICTURES, "palette.toml");

type Tables = Record<string, [name: string, value: string][]>;

/** The tables of `palette.toml`, which holds nothing but names and quoted colours. */
function tables(toml: string): Tables {
  const found: Tables = {};
  let rows: [string, string][] = [];
  for (const line of toml.split("\n")) {
    const table = /^\[(.+)\]$/.exec(line.trim());
    const value = /^(\w+) = "(#\w+)"/.exec(line);
    if (table) found[table[1]!] = rows = [];
    else if (value) rows.push([value[1]!, value[2]!]);
  }
  return found;
}

/** The palette as custom properties, as `kernel/pictures/palette.py` writes them for pictures. */
function style(toml: string): string {
  const all = tables(toml);
  const variables = (table: string, prefix = "") =>
    (all[table] ?? []).map(([name, value]) => `--${prefix}${name}:${value};`).join("");
  const seats = (all["seats"] ?? []).map(
    ([name]) =>
      `.picture .seat-${name}{fill:var(--seat-${name})}.picture text.on-${name}{fill:var(--letter-${name})}` +
      `.picture .glyph.on-${name}{stroke:var(--letter-${name})}`,
  );
  const fixed = variables("seats", "seat-") + variables("letters", "letter-");
  return [
    `:root{color-scheme:light;${fixed}${variables("light")}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${variables("dark")}}}`,
    `:root[data-theme=dark]{color-scheme:dark;${variables("dark")}}`,
    ...seats,
  ].join("\n");
}

function palette(): Plugin {
  const id = "virtual:palette.css";
  return {
    name: "palette",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(found) {
      if (found !== `\0${id}`) return null;
      this.addWatchFile(PALETTE);
      return style(readFileSync(PALETTE, "utf8"));
    },
  };
}

export default defineConfig({
  plugins: [palette()],
  resolve: { alias: { "@pictures": PICTURES } },
  build: {
    outDir: resolve(PACKAGE, "house/static"),
    emptyOutDir: true,
    manifest: "manifest.json",
    assetsInlineLimit: 0, // the policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
    target: "es2022",
  },
});
