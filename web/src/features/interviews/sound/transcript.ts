import type { Language } from "@waymark/contract/values";

/** One result of a recogniser: a stretch of speech, and whether it may still change. */
export interface Phrase {
  readonly text: string;
  readonly isFinal: boolean;
}

/** The words heard: of listenings that are over, and of the present one. */
export interface Transcript {
  readonly before: string;
  readonly present: readonly Phrase[];
}

export const nothingHeard: Transcript = { before: "", present: [] };

/** Puts in all results of the present listening. A recogniser hands over the whole list every time. */
export const withPhrases = ({ before }: Transcript, present: readonly Phrase[]): Transcript => ({
  before,
  present,
});

/** Ends the present listening. Words that never became final are kept: they were said. */
export const closed = (transcript: Transcript): Transcript => ({
  before: textOf(transcript),
  present: [],
});

export function textOf({ before, present }: Transcript): string {
  const phrases: string[] = [];
  for (const { text } of present) {
    const phrase = text.trim().replace(/\s+/g, " ");
    const last = phrases.at(-1);
    // Chrome on Android hands over "good", "good morning" as two results.
    if (last !== undefined && startsWith(phrase, last)) phrases[phrases.length - 1] = phrase;
    else if (phrase !== "") phrases.push(phrase);
  }
  const now = phrases.join(" ");
  if (before === "" || now === "") return before || now;
  return `${before} ${withoutOverlap(before, now)}`.trim();
}

const plain = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function startsWith(phrase: string, start: string): boolean {
  const words = plain(phrase);
  const first = plain(start);
  return first.length > 0 && first.every((word, i) => words[i] === word);
}

/** The fewest words that count as repeated by the recogniser; a speaker repeats one or two on purpose. */
const fewestRepeated = 3;
const mostRepeated = 30;

/** Drops words from the start of `now` with which `before` ends: a recogniser that begins again may repeat them. */
function withoutOverlap(before: string, now: string): string {
  const end = plain(before);
  const start = [...now.matchAll(/[\p{L}\p{N}]+/gu)];
  for (let n = Math.min(mostRepeated, end.length, start.length); n >= fewestRepeated; n -= 1) {
    const tail = end.slice(-n);
    if (!tail.every((word, i) => word === start[i]?.[0].toLowerCase())) continue;
    const last = start[n - 1];
    return last === undefined ? now : now.slice(last.index + last[0].length).replace(/^[\s,.;:!?]+/, "");
  }
  return now;
}

/** Counts words as a speaker's pace is told: runs of letters, with their apostrophes and hyphens. */
export const wordsIn = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const hesitations: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:u+h+m?|u+m+|e+r+m*|h+m+)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:ä+h+m*|ö+h+m*|e+h+m+|h+m+)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:e+u+h*|h+e+u+|h+u+m+|h+m+)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:e+h+m*|e+m+|m{2,}|h+m+)(?!\p{L})/giu,
};

/**
 * Counts filler words. Null when the recogniser leaves them out, for then none would be a wrong answer. One that writes a
 * single one is taken to write all.
 */
export function fillersIn(text: string, language: Language, writesFillers: boolean): number | null {
  const count = text.match(hesitations[language])?.length ?? 0;
  return count > 0 || writesFillers ? count : null;
}
