import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "@waymark/contract/values";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { Landing } from "./landing.tsx";

/** The landing page as HTML, in one language. Runs at build time only. */
export async function renderLanding(language: Language): Promise<{ head: string; body: string }> {
  const file = resolve(import.meta.dirname, `../../../locales/${language}/landing.json`);
  const landing: unknown = JSON.parse(readFileSync(file, "utf8"));
  const words = i18next.createInstance();
  await words.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: { landing } } },
    interpolation: { escapeValue: false },
    returnObjects: true,
  });
  const head = renderToStaticMarkup(
    <>
      <title>{words.t("landing.title")}</title>
      <meta name="description" content={words.t("landing.description")} />
    </>,
  );
  return { head, body: renderToStaticMarkup(<Landing t={words.t} language={language} />) };
}
