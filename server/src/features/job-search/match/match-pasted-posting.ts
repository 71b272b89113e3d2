import type { Job } from "@waymark/contract/jobs";
import type { MatchPosting } from "@waymark/domain/job-search/match/match";
import { skillsOfText } from "./skills-of-text.ts";

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
  };
}
