import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@waymark/contract/values";
import i18next, { type i18n } from "i18next";
import { repositoryRoot } from "./root.ts";

export type Translate = (
  language: Language,
  key: string,
  params?: Readonly<Record<string, unknown>>,
) => string;

/** Reads every locale file: `locales/<language>/<noun>.json` contains the keys `<noun>.…`. */
function readLocales() {
  const folder = join(repositoryRoot, "locales");
  return Object.fromEntries(
    languages.map((language) => [
      language,
      {
        translation: Object.fromEntries(
          readdirSync(join(folder, language))
            .filter((file) => file.endsWith(".json"))
            .map((file) => [
              file.slice(0, -5),
              JSON.parse(readFileSync(join(folder, language, file), "utf8")),
            ]),
        ),
      },
    ]),
  );
}

/** The product's texts for errors, mail and SMS; a missing key is returned as it is. */
export function openTranslate(): Translate {
  const instance: i18n = i18next.createInstance();
  void instance.init({
    lng: "en",
    fallbackLng: "en",
    initAsync: false,
    resources: readLocales(),
    interpolation: { escapeValue: false },
  });
  return (language, key, params) => instance.t(key, { lng: language, ...params });
}

/** The best of the product's languages for an `Accept-Language` header; English when none fits. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.trim().toLowerCase().split(";");
      const q = rest.map((r) => r.trim()).find((r) => r.startsWith("q="));
      return { tag: tag.split("-")[0] ?? "", q: q === undefined ? 1 : Number(q.slice(2)) || 0 };
    })
    .sort((a, b) => b.q - a.q);
  const match = wanted.find(({ tag, q }) => q > 0 && languages.some((language) => language === tag));
  return languages.find((language) => language === match?.tag) ?? "en";
}
