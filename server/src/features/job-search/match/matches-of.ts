import { type MatchPosting, matchScore } from "@waymark/domain/job-search/match/match";
import type { Person } from "@waymark/domain/job-search/match/person";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { matchPostings } from "./match-postings.ts";
import { personOf } from "./person-of.ts";

/** Scores postings for one person; postings without a score are absent. */
export type MatchScores = (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Creates the scoring function for a person. The person's data is read once, and each posting is scored once. */
export async function matchScoresOf(
  deps: Deps,
  actor: Actor,
): Promise<{ fits: MatchScores; person: Person }> {
  const { person } = await personOf(deps, actor);
  const scores = new Map<string, number>();
  const looked = new Set<string>();
  const note = (id: string, posting: MatchPosting) => {
    const score = matchScore(person, posting);
    if (score !== null) scores.set(id, score);
  };
  const fits: MatchScores = async (ids) => {
    if (person.basis === "none") return scores;
    const fresh = ids.filter((id) => !looked.has(id));
    for (const id of fresh) looked.add(id);
    for (const [id, posting] of await matchPostings(deps, fresh)) note(id, posting);
    return scores;
  };
  return { fits, person };
}
