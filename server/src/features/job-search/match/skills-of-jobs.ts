import type { Job } from "@waymark/contract/jobs";
import { matchScore } from "@waymark/domain/job-search/match/match";
import { skillName } from "@waymark/domain/job-search/match/person";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { matchPostings } from "../match-postings.ts";
import { ownPosting } from "./match-pasted-posting.ts";
import { personOf } from "./person-of.ts";

/** The fit of a posting, and its skills: whether the person has each; null while nothing is known about them. */
export interface JobSkills {
  readonly score: number | null;
  readonly skills: { readonly name: string; readonly has: boolean | null }[];
}

/** The skills of several postings compared with the person's, by id; those they have come first. */
export async function skillsOfJobs(
  deps: Deps,
  actor: Actor,
  jobs: readonly Job[],
): Promise<ReadonlyMap<string, JobSkills>> {
  const { person } = await personOf(deps, actor);
  const postings = await matchPostings(
    deps,
    jobs.map(({ id }) => id),
  );
  const isKnown = person.basis !== "none";
  return new Map(
    jobs.map((job) => {
      const posting = postings.get(job.id) ?? ownPosting(job);
      const skills = posting.skills.map((id) => ({
        name: skillName(id, actor.locale),
        has: isKnown ? person.skills.has(id) : null,
      }));
      skills.sort((a, b) => Number(b.has ?? false) - Number(a.has ?? false));
      return [job.id, { score: isKnown ? matchScore(person, posting) : null, skills }];
    }),
  );
}
