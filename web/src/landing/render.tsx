import type { Language } from "@waymark/contract/values";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { Landing } from "./landing.tsx";

/** The landing page as HTML, in one language; `landing` is its locale file. Runs at build time only. */
export async function renderLanding(
  language: Language,
  landing: object,
): Promise<{ head: string; body: string }> {
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
