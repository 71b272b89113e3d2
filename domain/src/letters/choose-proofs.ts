import type { Language } from "@waymark/contract/values";
import type { RequiredTerm } from "../job-search/match/resume/posting-terms.ts";
import { plainWords, stem } from "../vocabulary/stem.ts";
import { hashOf } from "./pick.ts";
import type { JobFacts } from "./read-job.ts";
import type { Proof } from "./resume-facts.ts";
import { askedSkill } from "./skill-words.ts";

/** A proof and what it answers: a skill in the letter's words, empty when nothing of the posting. */
export interface ChosenProof {
  readonly proof: Proof;
  readonly skill: string;
}

const formWorth: Readonly<Record<Proof["told"]["form"], number>> = {
  past: 3,
  whole: 2.5,
  noun: 2.5,
  base: 2,
  nouns: 1.5,
  raw: 0,
};

/**
 * The proofs of a letter, at most `most`: what the posting must have first, each time the line that shows it best; then
 * the lines closest to the posting.
 */
export function chooseProofs(
  proofs: readonly Proof[],
  facts: JobFacts,
  language: Language,
  { most, longest, seed }: { readonly most: number; readonly longest: number; readonly seed: string },
): ChosenProof[] {
  const asked = facts.terms
    .filter(({ kind }) => kind === "skill" || kind === "soft")
    .toSorted((a, b) => rank(a) - rank(b));
  const posting = new Set(
    plainWords(facts.text.slice(0, 6_000))
      .filter((word) => word.length > 3)
      .map(stem),
  );
  const chosen: ChosenProof[] = [];
  const left = new Set(proofs.filter(({ words }) => words <= longest));
  const worth = (proof: Proof) => {
    const shared = plainWords(proof.text).filter((word) => word.length > 3 && posting.has(stem(word))).length;
    const sameJob = chosen.filter(({ proof: { job } }) => job !== null && job === proof.job).length;
    return (
      formWorth[proof.told.form] +
      (proof.hasFigure ? 1.5 : 0) +
      (proof.words >= 6 ? 0.5 : 0) +
      (proof.story !== null ? 2 : 0) -
      0.4 * (proof.job ?? 1) -
      0.8 * sameJob +
      Math.min(2, 0.5 * shared) +
      // Lines of one worth alternate between employers.
      (hashOf(`${seed}|${proof.text}`) % 100) / 30
    );
  };
  const take = (from: readonly Proof[], skill: string): boolean => {
    const best = from
      .map((proof) => ({ proof, value: worth(proof) }))
      .toSorted((a, b) => b.value - a.value)[0];
    if (best === undefined) return false;
    chosen.push({ proof: best.proof, skill });
    left.delete(best.proof);
    return true;
  };
  for (const term of asked) {
    if (chosen.length >= most) break;
    const skill = askedSkill(term, language, facts);
    if (skill === "" || chosen.some(({ proof }) => proof.skills.has(term.id))) continue;
    take(
      [...left].filter(({ skills }) => skills.has(term.id)),
      skill,
    );
  }
  while (chosen.length < most && take([...left], ""));
  return chosen;
}

const rank = ({ need, kind }: RequiredTerm): number => (need === "must" ? 0 : 2) + (kind === "soft" ? 1 : 0);
