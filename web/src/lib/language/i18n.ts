import { type Language, Language as LanguageSchema } from "@waymark/contract/values";
import common from "@waymark/locales/en/common.json";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { readStored, writeStored } from "../storage.ts";
import { files as english } from "../texts/en.ts";

const storageKey = "preferred-language";
/** A language that the person chose in this browser while signed out. */
const chosenKey = "chosen-language";

/** Lists each language's files. One module per language keeps the others' lists out of the first load. */
const lists: Record<Language, () => Promise<typeof english>> = {
  en: () => Promise.resolve(english),
  es: async () => (await import("../texts/es.ts")).files,
  fr: async () => (await import("../texts/fr.ts")).files,
  de: async () => (await import("../texts/de.ts")).files,
};

const wanted = new Set<string>(["common"]);

export const i18n = i18next.createInstance();

/** English if this browser keeps none of ours. */
export function preferredLanguage(): Language {
  const stored = LanguageSchema.safeParse(readStored(storageKey));
  return stored.success ? stored.data : "en";
}

async function load(language: Language, noun: string): Promise<void> {
  const loadTexts = i18n.getResource(language, "translation", noun);
  if (loadTexts !== undefined) return;
  const file = (await lists[language]())[`../../../../locales/${language}/${noun}.json`];
  if (!file) return;
  const { default: tree } = await file();
  i18n.addResourceBundle(language, "translation", { [noun]: tree }, true);
}

/** Texts in the current language. Pages call it from their route's loader. */
export async function loadTexts(...nouns: string[]): Promise<void> {
  for (const noun of nouns) wanted.add(noun);
  const language = LanguageSchema.parse(i18n.language);
  await Promise.all(nouns.map((noun) => load(language, noun)));
  // The language may have changed while the files were loading.
  if (i18n.language !== language) await loadTexts(...nouns);
}

export async function chooseLanguage(language: Language): Promise<void> {
  writeStored(storageKey, language);
  // A component may ask for more texts while these are loading.
  for (let known = -1; known < wanted.size; ) {
    known = wanted.size;
    await Promise.all([...wanted].map((noun) => load(language, noun)));
  }
  await i18n.changeLanguage(language);
}

/** The choice of somebody who is not signed in; the account they then sign in to may have another language. */
export function chooseSignedOut(language: Language): Promise<void> {
  writeStored(chosenKey, language);
  return chooseLanguage(language);
}

/** Null when nothing was chosen, or the choice was settled with an account. */
export const chosenSignedOut = (): Language | null =>
  LanguageSchema.safeParse(readStored(chosenKey)).data ?? null;

export const settleChoice = (): void => writeStored(chosenKey, null);

/** A key without a text is shown as it is. */
export async function startI18n(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: "en",
    resources: { en: { translation: { common } } },
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: "added" },
  });
  i18n.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  const language = preferredLanguage();
  document.documentElement.lang = language;
  if (language === "en") return;
  // If the texts cannot be loaded (connection lost), the screen stays English instead of blank.
  await load(language, "common")
    .then(() => i18n.changeLanguage(language))
    .catch(() => undefined);
}
