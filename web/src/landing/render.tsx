import { type PublicPage, publicAddresses } from "@waymark/contract/public-pages";
import type { Language } from "@waymark/contract/values";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { Head } from "./head.tsx";
import { Page } from "./page.tsx";
import { asComments } from "./when.tsx";

/** The locale files the public pages use. */
export const nouns = ["landing", "pages", "support-contact"] as const;
export type Words = Readonly<Record<(typeof nouns)[number], object>>;

/** Every page in every language. */
export const addresses = publicAddresses;

/** Renders a public page as HTML in one language. Runs at build time only. */
export async function renderPage(
  page: PublicPage,
  language: Language,
  words: Words,
): Promise<{ head: string; body: string }> {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: words } },
    interpolation: { escapeValue: false },
    returnObjects: true,
  });
  const part = { t: i18n.t, language, page };
  return {
    head: renderToStaticMarkup(<Head {...part} />),
    body: asComments(renderToStaticMarkup(<Page {...part} />)),
  };
}
