import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const languages = ["en", "es", "fr", "de"] as const;
export type Language = (typeof languages)[number];

/** Every text of a language under its full key, `<noun>.<path>`. */
export type Texts = ReadonlyMap<string, string>;
export type Catalogue = Readonly<Record<Language, Texts>>;

export function readCatalogue(root: string): Catalogue {
  const read = (language: Language): Texts => {
    const folder = join(root, "locales", language);
    const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
    return new Map(
      files.flatMap((file) =>
        flatten(file.slice(0, -5), JSON.parse(readFileSync(join(folder, file), "utf8"))),
      ),
    );
  };
  return { en: read("en"), es: read("es"), fr: read("fr"), de: read("de") };
}

/** A nested value as pairs of full key and text. Values of other types become text, so that a check reports them. */
export function flatten(key: string, value: unknown): [string, string][] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => flatten(`${key}.${name}`, inner));
  }
  return [[key, typeof value === "string" ? value : ""]];
}

const forms = ["zero", "one", "two", "few", "many", "other"];

/** A key without its plural suffix if the language has its `_other` form; else the key itself. */
export function baseOf(key: string, texts: Texts): string {
  const cut = key.lastIndexOf("_");
  const base = key.slice(0, cut);
  return cut > 0 && forms.includes(key.slice(cut + 1)) && texts.has(`${base}_other`) ? base : key;
}

/** The texts of each base key: one, or one for each plural form. */
export function groupByBase(texts: Texts): Map<string, Map<string, string>> {
  const groups = new Map<string, Map<string, string>>();
  for (const [key, text] of texts) {
    const base = baseOf(key, texts);
    const group = groups.get(base) ?? new Map<string, string>();
    group.set(key.slice(base.length + 1), text);
    groups.set(base, group);
  }
  return groups;
}
