import type { Language } from "@waymark/contract/values";
import { plainWords } from "../../vocabulary/stem.ts";

/** Short words that indicate a language, in plain letters. A word that two of the languages share is in no list. */
const marks: Readonly<Record<Language, string>> = {
  en: "the and of to with you for will our are your we this be is that have from who as their an by or at on team work experience it they each all every when per own",
  es: "el los las y con del una por para que tu su como nos nuestro nuestra experiencia trabajo sus ser al se equipo buscamos empresa o lo los las hay tienes ayudas cada horas turno clientes hasta desde dia cuando aqui y por dos tres cuatro ano anos mes tras entre muy sin mas",
  fr: "le les et des du une vous nous pour dans au aux avec votre notre est sur par vos ou ce qui poste equipe vous etes sein aupres chaque avec heures jour c j l qu horaires depuis chez matin soir aussi deux trois mois ans",
  de: "und der die das mit fur wir sie sind von zu den im dich bei als auf einen eine oder ein dein ihr unsere unser werden ist dem haben nicht auch ihre ihren ihnen jeden tag nach uber schicht kunden wird aus am beim zum zur",
};

const words = new Map<string, Language>();
for (const language of ["en", "es", "fr", "de"] as const)
  for (const word of marks[language].split(" ")) words.set(word, language);

/** Endings that are frequent in one language and rare in the other three, in plain letters. */
const endings: Readonly<Record<Language, RegExp>> = {
  en: /.{3}(?:ing|ness|ship|ght|ings)$/,
  es: /.{2}(?:cion|ciones|dad|dades|ado|ados|ada|adas|ero|ista|turas|uras|ico|ica)$/,
  fr: /.{2}(?:eur|euse|eurs|eaux|elle|ique|ites|iere|ee|ees|aire)$/,
  de: /.{3}(?:ung|ungen|keit|heit|schaft|arbeiter|lich|isch|zeugnis|stelle|ein|akkord)$/,
};

/** The language whose endings at least two words have, and more words than for any other language. */
function languageByEndings(words: readonly string[]): Language | undefined {
  const counted = (["en", "es", "fr", "de"] as const)
    .map((language) => ({ language, count: words.filter((word) => endings[language].test(word)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first !== undefined && first.count >= 2 && first.count > (second?.count ?? 0)
    ? first.language
    : undefined;
}

/** Marks of gender by which a title shows its language. */
const titleMarks: readonly (readonly [Language, RegExp])[] = [
  ["de", /[([]?\b(?:[mwdx]\/){2}[mwdx]\b|\p{Ll}[:*_]in(?:nen)?\b|\p{Ll}\/-?in(?:nen)?\b|\p{Ll}In(?:nen)?\b/u],
  ["fr", /\b[HF]\s?\/\s?[HF]\b|\p{Ll}[·•](?:e|ne|se|rice|ère)\b|\p{Ll}\((?:e|ne|se|rice)\)/u],
  ["es", /\b[hm]\/[hm]\b|\p{Ll}[oe]\/a\b|\p{Ll}r\/a\b|\p{Ll}O\/A\b/u],
];

/** The language that the marks of gender in a title show; undefined without any. */
export const languageOfTitle = (title: string): Language | undefined =>
  titleMarks.find(([, pattern]) => pattern.test(title))?.[0];

/** Detects the language of a posting by its short words, else by the endings of its words; undefined when unclear. */
export function languageOfPosting(text: string): Language | undefined {
  const counts = { en: 0, es: 0, fr: 0, de: 0 };
  const all = plainWords(text.slice(0, 3000));
  for (const word of all) {
    const language = words.get(word);
    if (language !== undefined) counts[language]++;
  }
  const ranked = (["en", "es", "fr", "de"] as const).toSorted((a, b) => counts[b] - counts[a]);
  const [first = "en", second = "en"] = ranked;
  const margin = counts[first] - counts[second];
  // A text of a few lines has few short words, so a margin of one decides.
  return margin >= (all.length < 60 ? 1 : 2) || (counts[first] >= 3 && margin > 0)
    ? first
    : languageByEndings(all);
}
