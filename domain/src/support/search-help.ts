import { fold } from "../vocabulary/fold.ts";

export interface HelpPage {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly text: string;
}

const tokensOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== "");

/** The number of wrong letters that are tolerated; none in short words. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Tells whether two words are at most `most` edits apart: a letter added, missing, different or swapped. */
function isNear(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let older: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (older[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return false;
    older = before;
    before = row;
  }
  return (before[b.length] ?? most + 1) <= most;
}

/** Rates from 0 to 1 how well a typed word matches a word of a page. */
function likeness(typed: string, there: string): number {
  if (typed === there) return 1;
  // A prefix matches: the word may be half typed, or have another ending.
  if (typed.length > 1 && there.startsWith(typed)) return 0.8;
  const slips = slipsIn(typed);
  if (slips > 0 && isNear(typed, there, slips)) return 0.6;
  return slips > 0 && there.length > typed.length && isNear(typed, there.slice(0, typed.length), 1) ? 0.4 : 0;
}

const weights = { title: 6, words: 4, text: 1 } as const;
/** A word found in more than this share of the pages, such as "the", "wie" and "que", does not count. */
const commonShare = 0.6;

/**
 * Best first. Searches every significant word in title, synonyms and text, with typing errors tolerated. Pages that
 * match less than half of the words are left out.
 */
export function searchHelp(pages: readonly HelpPage[], query: string): HelpPage[] {
  const asked = [...new Set(tokensOf(query))].slice(0, 12);
  if (asked.length === 0) return [...pages];
  const read = pages.map((page) => ({
    page,
    title: tokensOf(page.title),
    words: tokensOf(page.words),
    text: [...new Set(tokensOf(page.text))],
  }));
  const best = (there: readonly string[], typed: string) =>
    there.reduce((most, word) => Math.max(most, likeness(typed, word)), 0);
  const scores = read.map(({ title, words, text }) =>
    asked.map((typed) =>
      Math.max(
        weights.title * best(title, typed),
        weights.words * best(words, typed),
        weights.text * best(text, typed),
      ),
    ),
  );
  const says = asked.map((typed, i) => {
    const isShort = typed.length < 3;
    const found = scores.filter((row) => (row[i] ?? 0) >= weights.text).length;
    return !isShort && found <= Math.max(1, pages.length * commonShare);
  });
  const counts = says.some(Boolean) ? says : asked.map(() => true);
  const needed = counts.filter(Boolean).length / 2;
  return read
    .map(({ page }, i) => {
      const row = (scores[i] ?? []).filter((_, word) => counts[word]);
      const met = row.filter((score) => score > 0).length;
      return { page, met, score: row.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ met }) => met > 0 && met >= needed)
    .sort((a, b) => b.met - a.met || b.score - a.score)
    .map(({ page }) => page);
}
