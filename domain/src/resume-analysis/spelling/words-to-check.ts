import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import type { Language } from "@waymark/contract/values";

/** A word of a text with its position there. */
export interface WrittenWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Whether a sentence or line begins with it, so that its capital says nothing. */
  readonly opens: boolean;
}

const token = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’@./\\_+#&:%°-]*/gu;
/** Letters of our languages, with an apostrophe or hyphen within. */
const isPlainWord = /^[\p{Script=Latin}\p{M}]+(?:['’-][\p{Script=Latin}\p{M}]+)*$/u;
const opening = /(?:^|[\n.!?:;•–(]|[-*])[\s"“„«'’(]*$/u;
const shortest = 4;

/** The words of a text that spelling can tell something of: no figures, addresses, abbreviations or inner capitals. */
export function writtenWords(text: string): WrittenWord[] {
  return [...text.matchAll(token)].flatMap((match) => {
    const word = match[0].replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
    const from = match.index;
    // A line of a read file may end within a word: "multidisci- plinary".
    const isDivided =
      /\p{L}-\s+$/u.test(text.slice(Math.max(0, from - 4), from)) ||
      /^-\s/.test(text.slice(from + word.length));
    const isName = /.\p{Lu}/u.test(word.replace(/-\p{Lu}|['’]\p{Lu}/gu, "")) || !isPlainWord.test(word);
    if (isName || isDivided || word.length < shortest) return [];
    const opens = opening.test(text.slice(Math.max(0, from - 4), from));
    return [{ text: word, from, to: from + word.length, opens }];
  });
}

const isCapital = (text: string): boolean => /^(?:[ldLD]['’])?\p{Lu}/u.test(text);

/** Capitalised words at the beginning of a line, and German ones anywhere, are names too often up to these lengths. */
const longestName = { opening: 6, german: 7 } as const;

/** Tells whether a word is written like a name: with a capital where its language has none, or short. */
export function looksLikeName({ text, opens }: WrittenWord, language: Language): boolean {
  if (!isCapital(text)) return false;
  if (language === "de") return text.length <= longestName.german;
  return !opens || text.length <= longestName.opening;
}

/**
 * The words of a resume that need no dictionary, in lower case: names, employers, schools, places, addresses, and those
 * that the person says are right.
 */
export function ownNames(resume: AnalyzedResume): ReadonlySet<string> {
  const { personalInfo, experience, education, links, knownWords } = resume;
  const person = personalInfo ?? { firstName: "", lastName: "", email: "", location: "" };
  const texts = [
    ...[person.firstName, person.lastName, person.email, person.location],
    ...(experience ?? []).flatMap(({ company, location }) => [company, location]),
    ...(education ?? []).flatMap(({ school, location }) => [school, location]),
    ...(links ?? []).map(({ url }) => url),
  ];
  return new Set([
    ...texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? []),
    ...(knownWords ?? []).map((word) => word.toLowerCase()),
  ]);
}
