import type { MatchCandidate, MatchCandidates } from "../index/job-index.ts";

interface Scored {
  readonly candidate: MatchCandidate;
  readonly score: number;
}

/** Candidates whose postings are read at once, besides those that are wanted. */
const atOnce = 60;

const isBetter = (a: Scored, b: Scored): boolean =>
  a.score === b.score ? a.candidate.isBefore(b.candidate) : a.score > b.score;

/**
 * The ids of the so many best matches of all candidates, in the exact order: the highest match first, equal ones by
 * relevance. Reads postings only until no candidate that is left can come before the last one wanted.
 * @param rank Gives exact matches; what it leaves out has none.
 */
export async function bestMatches(
  candidates: MatchCandidates,
  wanted: number,
  rank: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>,
): Promise<string[]> {
  let best: Scored[] = [];
  let next = candidates.next();
  const last = () => best[wanted - 1];
  const mayComeBefore = (candidate: MatchCandidate, worst: Scored | undefined) =>
    worst === undefined || isBetter({ candidate, score: candidate.atMost }, worst);
  while (next !== null && mayComeBefore(next, last())) {
    const batch: MatchCandidate[] = [];
    const size = atOnce + Math.max(0, wanted - best.length);
    while (next !== null && batch.length < size && mayComeBefore(next, last())) {
      batch.push(next);
      next = candidates.next();
    }
    const scores = await rank(batch.map(({ id }) => id));
    const scored = batch.map((candidate) => ({ candidate, score: scores.get(candidate.id) ?? -1 }));
    best = [...best, ...scored].sort((a, b) => (isBetter(a, b) ? -1 : 1)).slice(0, wanted);
  }
  return best.map(({ candidate }) => candidate.id);
}
