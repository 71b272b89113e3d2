import type { Language } from "@waymark/contract/values";
import type { RequiredTerm } from "../job-search/match/resume/posting-terms.ts";
import { postingParts } from "../jobs/text/posting-parts.ts";
import { plainWords, stem } from "../vocabulary/stem.ts";
import { hashOf } from "./pick.ts";
import type { JobFacts } from "./read-job.ts";
import { namesOutcome, type Proof } from "./resume-facts.ts";
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
  bare: 0.7,
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
  const weights = wordWeights(facts);
  const chosen: ChosenProof[] = [];
  const left = new Set(proofs.filter(({ words }) => words <= longest));
  const worth = (proof: Proof) => {
    const shared = [...new Set(plainWords(proof.text).map(stem))].reduce(
      (sum, word) => sum + (weights.get(word) ?? 0),
      0,
    );
    const sameJob = chosen.filter(({ proof: { job } }) => job !== null && job === proof.job).length;
    return (
      formWorth[proof.told.form] +
      (proof.hasFigure ? 1 : 0) +
      (isResult(proof) ? 1.2 : 0) +
      (proof.words >= 6 ? 0.5 : 0) +
      (proof.story !== null ? 2 : 0) -
      0.4 * (proof.job ?? 1) -
      0.8 * sameJob +
      Math.min(5, shared) +
      // Lines of about the same worth differ from employer to employer.
      (hashOf(`${seed}|${proof.text}`) % 100) / 80
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
    // One place is kept for what the writer changed.
    const isKept =
      chosen.length > 0 && !chosen.some(({ proof }) => isResult(proof)) && [...left].some(isResult);
    if (chosen.length >= most - (isKept ? 1 : 0)) break;
    const skill = askedSkill(term, language, facts);
    if (skill === "" || chosen.some(({ proof }) => proof.skills.has(term.id))) continue;
    take(
      [...left].filter(({ skills }) => skills.has(term.id)),
      skill,
    );
  }
  if (chosen.length < most && !chosen.some(({ proof }) => isResult(proof)))
    take([...left].filter(isResult), "");
  while (chosen.length < most && take([...left], ""));
  const role = new Set(plainWords(facts.role).map(stem));
  const namesRole = ({ proof }: ChosenProof) =>
    plainWords(proof.text).some((word) => word.length > 5 && role.has(stem(word)));
  return chosen.toSorted((a, b) => Number(namesRole(b)) - Number(namesRole(a)));
}

/** Tells whether a line says what the writer changed. */
const isResult = ({ told: { form }, text, result }: Proof): boolean =>
  result !== "" || ((form === "past" || form === "whole") && namesOutcome(text));

/** Words that postings of every trade contain. */
const everyPosting = new Set(
  plainWords(
    `experience experienced years knowledge skills ability able work working team good strong role join required must nice
    have with your will their from that this erfahrung erfahrungen kenntnisse arbeit arbeiten stelle aufgaben team gute
    sehr sowie oder eine einer eines nicht unsere unser ihre bringen erforderlich vorteil expérience connaissance
    connaissances travail équipe poste missions vous nous dans avec pour notre votre profil requis plus experiencia
    conocimientos trabajo equipo puesto funciones para nuestro nuestra requisitos imprescindibles valorará capacidad`,
  ).map(stem),
);

/** The weight of each word of a posting, by its stem: 2 in the title, 1.5 in what it requires, 0.4 elsewhere. */
function wordWeights({ role, text }: JobFacts): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const word of plainWords(words).filter((one) => one.length > 3)) {
      const key = stem(word);
      if (!everyPosting.has(key)) weights.set(key, Math.max(weight, weights.get(key) ?? 0));
    }
  };
  for (const part of postingParts(text.slice(0, 20_000))) add(part.text, part.need === "must" ? 1.5 : 1);
  add(text.slice(0, 6_000), 0.4);
  add(role, 2);
  return weights;
}

const rank = ({ need, kind }: RequiredTerm): number => (need === "must" ? 0 : 2) + (kind === "soft" ? 1 : 0);
