import { type Language, languages } from "./values.ts";

/** Each is built in every language. `home` is the landing page. */
export const publicPages = [
  "home",
  "features",
  "pricing",
  "integrations",
  "about",
  "blog",
  "careers",
  "contact",
  "privacy",
  "terms",
  "cookies",
] as const;
export type PublicPage = (typeof publicPages)[number];

/** English at the root, others below their language, such as `/de/pricing`. */
export function publicPath(page: PublicPage, language: Language): string {
  const below = language === "en" ? "" : `/${language}`;
  return page === "home" ? below || "/" : `${below}/${page}`;
}

export const feedPath = (language: Language): string => `${publicPath("blog", language)}/feed.xml`;

export const publicAddresses: readonly { page: PublicPage; language: Language; path: string }[] =
  publicPages.flatMap((page) =>
    languages.map((language) => ({ page, language, path: publicPath(page, language) })),
  );
