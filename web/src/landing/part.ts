import type { PublicPage } from "@waymark/contract/public-pages";
import type { Language } from "@waymark/contract/values";
import type { TFunction } from "i18next";

/** What every part of a public page is given: the words, their language, and the page it stands on. */
export interface PagePart {
  t: TFunction;
  language: Language;
  page: PublicPage;
}

export interface Paragraph {
  title: string;
  text: string;
}

/** A list of the locale files; they are checked to have the same shape in every language. */
export function listOf<T = Paragraph>(t: TFunction, key: string, params: Record<string, string> = {}): T[] {
  // i18next cannot say the shape of what it returns as objects.
  return t(key, { returnObjects: true, ...params }) as unknown as T[];
}
