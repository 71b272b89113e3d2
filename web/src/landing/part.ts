import type { PublicPage } from "@waymark/contract/public-pages";
import type { Language } from "@waymark/contract/values";
import type { TFunction } from "i18next";

/** Props of every part of a public page: translations, their language, and the page. */
export interface PagePart {
  t: TFunction;
  language: Language;
  page: PublicPage;
}

export interface Paragraph {
  title: string;
  text: string;
}

/** A list from the locale files, which are checked to have the same shape in every language. */
export function listOf<T = Paragraph>(t: TFunction, key: string, params: Record<string, string> = {}): T[] {
  // i18next's type does not know the shape of objects it returns.
  return t(key, { returnObjects: true, ...params }) as unknown as T[];
}
