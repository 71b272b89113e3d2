import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import { type Language, languages } from "@waymark/contract/values";
import { fieldText } from "../fixes/field-text.ts";
import type { Passage, Passages } from "../passages.ts";
import type { Lexicon } from "./lexicon.ts";
import { looksLikeName, ownNames, type WrittenWord, writtenWords } from "./words-to-check.ts";

/** A word that is probably misspelled; `from` and `to` are offsets in the text of its field. */
export interface Misspelling {
  readonly word: string;
  readonly meant: string;
  readonly passage: Passage;
  readonly from: number;
  readonly to: number;
}

export interface Spelling {
  /** Each wrong word once, at its first place, in the order of the text. */
  readonly misspelled: readonly Misspelling[];
  /** The passages most of whose words are in no language that we know, such as letters typed at random. */
  readonly senseless: ReadonlySet<Passage>;
}

/** A passage is judged from so many words on, and has no sense if a larger share is unknown. */
const leastWords = 4;
const mostUnknown = 0.5;
/** The least share of words of its own language in a passage in which one of another language stands out. */
const leastOwn = 0.75;
/** Letters typed at random would take long to compare with every word. */
const mostCompared = 60;

/** Words of languages that we have no dictionary of, and that none of ours has. */
const otherLanguages = new Set(
  (
    "che della delle degli nella nelle alla alle dalla gli sono anche presso e il lo di " +
    "uma nos nas pela pelo foi não são em ao " +
    "het een voor met bij naar aan zijn ook wordt binnen " +
    "och att av på som för med till från vid inom og ved hos på " +
    "oraz przy dla się na od pod jest w z ze " +
    "ja sekä että oli tai ovat ve ile için bir olarak és egy hogy nek cu din pe în pentru " +
    "při nebo jako byl za iz kod koji"
  ).split(" "),
);
const leastOther = 0.03;

/** The pretended Latin that fills templates. */
const fillers = new Set(
  (
    "lorem ipsum dolor sit amet consectetur adipiscing elit eiusmod tempor incididunt labore dolore magna aliqua enim minim " +
    "veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate " +
    "velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit " +
    "anim laborum perspiciatis unde omnis iste natus voluptatem accusantium doloremque laudantium totam rem aperiam eaque " +
    "ipsa quae illo inventore veritatis quasi architecto beatae vitae dicta explicabo nemo ipsam quia voluptas aspernatur " +
    "odit fugit consequuntur magni dolores ratione sequi nesciunt neque porro quisquam dolorem adipisci numquam eius modi " +
    "quaerat aeque doleamus animo corpore dolemus fieri tamen permagna accessio potest aliquod aeternum infinitum impendere " +
    "malum nobis opinemur idem licet transferre voluptatem postea variari distinguique possit augeri amplificarique"
  ).split(" "),
);

/** Looks for misspelled words and for texts without sense in a resume of a language. */
export function spell(
  resume: AnalyzedResume,
  passages: Passages,
  { lexicon, language }: { lexicon: Lexicon; language: Language },
): Spelling {
  const names = ownNames(resume);
  const all = [...passages.summary, ...passages.jobs.flat(), ...passages.achievements];
  const misspelled = new Map<string, Misspelling>();
  const senseless = new Set<Passage>();
  let compared = 0;
  for (const passage of all) {
    const words = wordsOf(resume, passage).filter((word) => isJudged(word, language, names));
    const isBorrowed = borrowedIn(words, { lexicon, language });
    const unknown = words.filter((word) => !lexicon.knows(word.text) || isBorrowed(word));
    const isOther = isOtherLanguage(passage);
    const strange = unknown.filter((word) => {
      if (isOther || compared >= mostCompared) return true;
      compared++;
      const meant = lexicon.near(word.text, language);
      if (isBorrowed(word) && (meant === null || !isOneLetterApart(word.text, meant))) return false;
      if (meant === null || isPlainCapital(word.text, meant)) return meant === null;
      const key = word.text.toLowerCase();
      if (!misspelled.has(key))
        misspelled.set(key, {
          word: word.text,
          meant: inCaseOf(word.text, meant),
          passage,
          from: word.from,
          to: word.to,
        });
      return false;
    });
    const filled = words.filter(({ text }) => fillers.has(text.toLowerCase())).length;
    const lost = Math.max(isOther ? 0 : strange.length, filled);
    if (words.length >= leastWords && lost / words.length > mostUnknown) senseless.add(passage);
  }
  const senses = [...misspelled.values()].filter(({ passage }) => !senseless.has(passage));
  return { misspelled: senses, senseless };
}

/** From so many letters on a word of another language that is one letter from one of the text's own is a slip. */
const shortestBorrowed = 9;

/**
 * Tells which words are only of another language though the text around them is of its own ("was responsable for"):
 * in small letters, and with at least three in four of the passage's words in its language.
 */
function borrowedIn(
  words: readonly WrittenWord[],
  { lexicon, language }: { lexicon: Lexicon; language: Language },
): (word: WrittenWord) => boolean {
  const own = words.filter(({ text }) => lexicon.isOf(text, language)).length;
  if (words.length < leastWords || own / words.length < leastOwn) return () => false;
  return ({ text }) =>
    text.length >= shortestBorrowed &&
    text === text.toLowerCase() &&
    lexicon.knows(text) &&
    languages.some((other) => other !== language && lexicon.isOf(text, other)) &&
    !lexicon.isOf(text, language);
}

const isOneLetterApart = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((letter, at) => letter !== other.charAt(at)).length === 1;

function wordsOf(resume: AnalyzedResume, { field, from, to }: Passage): WrittenWord[] {
  const text = fieldText(resume, field)?.slice(from, to) ?? "";
  return writtenWords(text).map((word) => ({ ...word, from: word.from + from, to: word.to + from }));
}

/** Capitals are often written without their accent, which is no mistake. */
const isPlainCapital = (written: string, meant: string): boolean =>
  /^\p{Lu}/u.test(written) && written.slice(1).toLowerCase() === meant.slice(1);

const isJudged = (word: WrittenWord, language: Language, names: ReadonlySet<string>): boolean =>
  !looksLikeName(word, language) && !names.has(word.text.toLowerCase());

const isOtherLanguage = ({ words }: Passage): boolean =>
  words.filter((word) => otherLanguages.has(word)).length / Math.max(1, words.length) >= leastOther;

/** The meant word with the capital of the written one, and with what stands before its apostrophe. */
function inCaseOf(written: string, meant: string): string {
  const before = /^.{1,8}['’](?=..)/u.exec(written)?.[0] ?? "";
  const own = written.slice(before.length);
  const cased = /^\p{Lu}/u.test(own) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  return before + cased;
}
