import { scoreResume } from "@waymark/domain/resume-analysis/score-resume";
import type { Lexicon } from "@waymark/domain/resume-analysis/spelling/lexicon";
import { type Half, halfOf } from "./half.ts";
import { type RankedResume, rankedResumes, resumesOf } from "./read-resumes.ts";

const today = "2026-11";

/** Pairs of one trade whose better resume scores higher, and the highest score of a thin one or of one without sense. */
export function measureScore(half: Half, lexicon: Lexicon, misses: boolean) {
  const scored = rankedResumes(half).map((one) => ({
    ...one,
    score: scoreResume(one.resume, today, { lexicon }).score,
  }));
  const figures = { resumes: scored.length, pairs: 0, inOrder: 0, highestPoor: 0, lowestGood: 100 };
  for (const better of scored) {
    if (better.level === 1) figures.highestPoor = Math.max(figures.highestPoor, better.score);
    if (better.level === 3) figures.lowestGood = Math.min(figures.lowestGood, better.score);
    if (misses) console.log(`  ${better.language} ${better.trade} ${better.level}: ${better.score}`);
    for (const worse of scored.filter((other) => isWorse(other, better))) {
      figures.pairs++;
      if (better.score > worse.score) figures.inOrder++;
      else if (misses)
        console.log(
          `  ${better.trade}: ${better.level} has ${better.score}, ${worse.level} has ${worse.score}`,
        );
    }
  }
  return figures;
}

const isWorse = (one: RankedResume, other: RankedResume): boolean =>
  one.language === other.language && one.trade === other.trade && one.level < other.level;

const highestThin = 60;

/** Scores of resumes without sense or substance: typed at random, of phrases alone, of a few words. */
export function measureThin(half: Half, lexicon: Lexicon, misses: boolean) {
  const scored = resumesOf("thin")
    .filter(({ name }) => halfOf(name) === half)
    .map(({ name, resume }) => ({ name, score: scoreResume(resume, today, { lexicon }).score }));
  if (misses) for (const { name, score } of scored) console.log(`  ${name}: ${score}`);
  const highest = Math.max(0, ...scored.map(({ score }) => score));
  return { thin: scored.length, highest, over: scored.filter(({ score }) => score > highestThin).length };
}
