import type { ResumeFix } from "@waymark/contract/resume-analysis";
import { linearRamp } from "../linear-ramp.ts";
import { placeOf } from "../passages.ts";
import { type Finding, phrase } from "../score.ts";
import type { ScoredResume } from "../scored-resume.ts";
import type { Spelling } from "./spell.ts";

/** So many wrong words cost all points, or one in every 60 words of a long resume. */
const mostFaults = 6;
const wordsPerFault = 60;
/** A text with fewer words is too short to be free of mistakes. */
const enoughWords = 60;
const mostNamed = 5;
const mostPlaces = 20;
const mostFixes = 12;

/** Checks that the running texts have no misspelled word; nothing without a dictionary. */
export function checkSpelling({ passages, spelling }: ScoredResume): Finding[] {
  if (spelling === null) return [];
  const all = [...passages.summary, ...passages.jobs.flat(), ...passages.achievements];
  const words = all.reduce((sum, { length, reads }) => sum + (reads ? length : 0), 0);
  const { misspelled } = spelling;
  const named = misspelled.slice(0, mostNamed).map(({ word }) => word);
  const more = misspelled.length - named.length;
  return [
    {
      id: "spelling",
      value:
        linearRamp(words, 0, enoughWords) *
        linearRamp(misspelled.length, Math.max(mostFaults, words / wordsPerFault), 0),
      seen:
        misspelled.length === 0 ? phrase("seen.none") : phrase("seen.issues", { number: misspelled.length }),
      advice:
        misspelled.length === 0
          ? phrase("advice.bulletsFirst")
          : more > 0
            ? phrase("advice.spellingMore", { words: named, count: more })
            : phrase("advice.spelling", { words: named }),
      notes: [
        ...(words < enoughWords ? [phrase("note.fewChecked", { count: words, least: enoughWords })] : []),
        ...(misspelled.length >= mostFaults
          ? [phrase("note.manyWrong", { most: limitOf(misspelled.length) })]
          : []),
      ],
      places: misspelled
        .slice(0, mostPlaces)
        .map(({ passage, word, from, to }) => ({ ...placeOf(passage), from, to, excerpt: word })),
    },
  ];
}

/**
 * The most points that a resume with wrong words can reach: two fewer for each, down to 60, so that a dozen never make
 * a strong one; and one fewer for each of the first six than a thin resume could reach without.
 */
export function highestSpelled(highest: number, spelling: Spelling | null): number {
  const faults = spelling?.misspelled.length ?? 0;
  return Math.min(highest - Math.min(mostFaults, faults), limitOf(faults));
}

const limitOf = (faults: number): number => 100 - 2 * Math.min(faults, 20);

/** The words that are probably meant; the person takes or leaves each. */
export const spellingFixes = ({ misspelled }: Spelling): ResumeFix[] =>
  misspelled.slice(0, mostFixes).map(({ passage: { field }, word, meant, from, to }) => ({
    kind: "spelling",
    field,
    from,
    to,
    old: word,
    text: meant,
  }));
