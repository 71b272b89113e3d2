import { type Catalogue, groupByBase, type Language, languages } from "./catalogue.ts";

/** Differences between the languages: keys, plural forms, parameters, texts left in English. */
export function textProblems(catalogue: Catalogue, sameTexts: ReadonlySet<string>): string[] {
  const english = groupByBase(catalogue.en);
  return languages.flatMap((language) => {
    const own = groupByBase(catalogue[language]);
    const problems: string[] = [];
    for (const key of own.keys()) if (!english.has(key)) problems.push(`${key} is not in en`);
    for (const [key, inEnglish] of english) {
      const texts = own.get(key);
      if (texts === undefined) problems.push(`${key} is missing`);
      else problems.push(...compare(key, language, texts, inEnglish, sameTexts));
    }
    return problems.map((problem) => `${language}: ${problem}`);
  });
}

type Forms = ReadonlyMap<string, string>;

function compare(
  key: string,
  language: Language,
  texts: Forms,
  english: Forms,
  sameTexts: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  if (english.has("other")) {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const form of wanted) if (!texts.has(form)) problems.push(`${key}_${form} is missing`);
    for (const form of texts.keys()) {
      if (!wanted.some((w) => w === form)) problems.push(`${key}_${form} is no plural form of ${language}`);
    }
  }
  if ([...texts.values()].some((text) => text.trim() === "")) problems.push(`${key} is empty`);
  const [mine, theirs] = [parametersOf(texts), parametersOf(english)];
  if (mine !== theirs) problems.push(`${key} has parameters ${mine || "none"}, en has ${theirs || "none"}`);
  if (language === "fr" && [...texts.values()].some((text) => looseMark.test(text)))
    problems.push(`${key} has a space that may break before a mark or inside « »; U+202F belongs there`);
  if (language !== "en") {
    for (const [form, text] of texts) {
      if (english.get(form) === text && looksEnglish(text) && !sameTexts.has(text)) {
        problems.push(`${key} is left in English: ${text}`);
      }
    }
  }
  return problems;
}

/** French marks that a line must not begin with, and an opening one that it must not end with. */
const looseMark = /\S [;!?»](?:\W|$)|\S :(?: |$|<)|« /u;

function parametersOf(texts: Forms): string {
  const names = new Set<string>();
  for (const text of texts.values()) {
    for (const match of text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)) names.add(match[1] ?? "");
  }
  return [...names].sort().join(", ");
}

/** Two words of four letters or more, parameters aside, are not the same in two languages by chance. */
function looksEnglish(text: string): boolean {
  const words = text.replace(/\{\{[^}]*\}\}/g, " ").match(/\p{L}{4,}/gu) ?? [];
  return words.length >= 2;
}
