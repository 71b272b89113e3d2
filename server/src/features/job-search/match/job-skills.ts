import type { Job } from "@waymark/contract/jobs";
import { type MatchPosting, matchScore } from "@waymark/domain/job-search/match/match";
import { skillName } from "@waymark/domain/job-search/match/person";
import { languageOfPosting } from "@waymark/domain/jobs/languages/language";
import { askedSkillIds } from "@waymark/domain/jobs/requirements/asked-skills";
import { companySizeOf } from "@waymark/domain/jobs/requirements/company-size";
import { welcomeSkills } from "@waymark/domain/jobs/requirements/welcome-skills";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { matchPostings } from "./match-postings.ts";
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

const mostSkills = 25;

/** The skills in a posting's text, and those among them that are only a plus. */
export function skillsOfText({
  title,
  company,
  description,
}: Pick<Job, "title" | "company" | "description">) {
  const skills = askedSkillIds({ title, company, description }, mostSkills);
  return { skills, welcomeSkills: welcomeSkills({ title, description, skills }) };
}

/** Parses a posting that has no stored skills: an own posting, or one that is gone. */
export function ownPosting(job: Job): MatchPosting {
  return {
    ...skillsOfText(job),
    title: job.title,
    location: job.location,
    country: null,
    remote: job.remote,
    payMin: job.pay?.min ?? null,
    payMax: job.pay?.max ?? null,
    payCurrency: job.pay?.currency ?? null,
    language: languageOfPosting(job.description) ?? null,
    type: job.type,
    towns: null,
    companySize: companySizeOf(job),
  };
}
