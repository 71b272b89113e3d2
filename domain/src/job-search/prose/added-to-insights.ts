import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { languageOfPosting } from "../../jobs/languages/language.ts";
import { fold, foldedWords } from "../../vocabulary/fold.ts";
import { skillIdsIn } from "../../vocabulary/skills.ts";
import { addedNumbers } from "./added-numbers.ts";
import { isOrdinary } from "./ordinary-words.ts";
import { allowedNumbers } from "./prose-figures.ts";

/** The facts that a text about insights is checked against. */
export interface InsightFacts {
  readonly query: string;
  readonly figures: Insights["figures"];
  readonly language: Language;
  /** The product's own sentences about the same figures. */
  readonly said: string;
  /** Companies of the postings that are not in the figures. */
  readonly others: readonly string[];
}

const words = /\p{L}[\p{L}\p{M}\p{N}'’+#&.@_-]*/gu;
const mostSkills = 200;
/** A longer name is probably a sentence that somebody put into a posting. */
const longestName = 60;
const shortestOther = 5;
/** With fewer words the language cannot be detected. */
const fewWords = 20;

const wordsBesideNumber = 3;

/** Words that stand in lower case inside names. */
const connecting = new Set(
  "a an the of and for in on at by to with de la le les du des et en y e del los las el da do von van der die das und für zu zum zur im am bei mit aus sur au aux l d".split(
    " ",
  ),
);
/** Words by which a sentence speaks to somebody or says that something is so. */
const sayingWords = new Set(
  "you your they is are was were will would must should can may sie ihr ist sind wird werden muss soll kann vous votre est sont sera seront doit peut usted ustedes es son será serán debe puede".split(
    " ",
  ),
);
const wordsOfSentence = 4;

/** A sentence in the place of a name: it speaks to somebody, or most of its words are in lower case. */
function isSentence(name: string): boolean {
  const parts = name.trim().split(/\s+/);
  if (/\p{L}{3}[.!?:;]\s+\S+\s+\S/u.test(name) && parts.length >= wordsOfSentence) return true;
  if (parts.length < wordsOfSentence) return false;
  const bare = parts.map((part) => part.replace(/[^\p{L}’']/gu, "")).filter((part) => part !== "");
  if (bare.some((part) => sayingWords.has(part.toLowerCase()))) return true;
  const small = bare.filter((part) => /^\p{Ll}/u.test(part) && !connecting.has(part));
  return small.length >= 2;
}

/** Tells whether a name may appear as it is: it has letters, is not a sentence, and hides no share or amount. */
export function isSafeName(name: string): boolean {
  const hasLetters = (name.match(/\p{L}/gu)?.length ?? 0) >= 2;
  if (!hasLetters || name.length > longestName || /[\n\r<>%]/.test(name)) return false;
  if (isSentence(name)) return false;
  return !/\p{N}/u.test(name) || name.trim().split(/\s+/).length <= wordsBesideNumber;
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Masks the allowed names, so that the rest of the text can be checked. */
function withoutNames(text: string, names: readonly string[]): string {
  let left = text;
  for (const name of names.filter(isSafeName).toSorted((a, b) => b.length - a.length))
    left = left.replace(
      new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name.trim())}(?![\\p{L}\\p{N}])`, "giu"),
      "§",
    );
  return left;
}

/**
 * Finds what a text adds to the figures: numbers in figures or words, skills, companies, other names, and links. Empty
 * when it adds nothing. It errs towards refusing, since a refused text is only not shown.
 */
export function addedToInsights(text: string, facts: InsightFacts): string[] {
  const { query, figures, language, said, others } = facts;
  const hidden = text.match(/[\p{Cf}\p{Co}\p{Cn}]|[^\P{Cc}\n]/gu) ?? [];
  const written = foldedWords(text).length < fewWords ? undefined : languageOfPosting(text);
  const foreign = written === undefined || written === language ? [] : [written];

  const names = [query, figures.place, ...[...figures.companies, ...figures.skills].map(({ name }) => name)];
  const left = withoutNames(text, names);
  const links = left.match(/https?:|www\.|\S@\S|\p{L}\.(?:com|org|net|io|de|fr|es)\b|[<>{}[\]`|\\]/giu) ?? [];
  const allowed = allowedNumbers(figures, language);
  const known = new Set(foldedWords([said, query, figures.place, ...allowed.currency].join(" ")));
  const knownSkills = new Set(skillIdsIn(`${names.join("\n")}\n${said}`, mostSkills));
  const skills = skillIdsIn(left, mostSkills).filter((id) => !knownSkills.has(id));

  const capitals = [...left.matchAll(words)].flatMap(({ 0: word }) => {
    const plain = foldedWords(word);
    if (plain.every((part) => known.has(part))) return [];
    const isOdd = /\p{L}\p{N}|\p{N}\p{L}|[@_#+&]|\p{L}\.\p{L}/u.test(word);
    if (isOdd) return [word];
    if (!/\p{Lu}/u.test(word)) return [];
    return plain.every((part) => isOrdinary(part, language)) ? [] : [word];
  });

  const running = ` ${foldedWords(left).join(" ")} `;
  const companies = others.filter((name) => {
    const plain = foldedWords(name).join(" ");
    const isKnown = plain.split(" ").every((part) => known.has(part) || isOrdinary(part, language));
    return plain.length >= shortestOther && !isKnown && running.includes(` ${plain} `);
  });
  const numbers = addedNumbers(left, allowed, language);
  return [
    ...new Set([...hidden, ...links, ...foreign, ...numbers, ...skills, ...capitals, ...companies]),
  ].map((one) => fold(one).slice(0, 60));
}
