import { AppError } from "@waymark/contract/errors";
import type { AnalyzeAnswer, AnalyzedResume, FileFacts } from "@waymark/contract/resume-analysis";
import { type MatchPosting, matchScore } from "@waymark/domain/job-search/match/match";
import { languageOfPosting } from "@waymark/domain/jobs/languages/language";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { getJob } from "../../jobs/get-job.ts";
import { analyzeResume } from "../../resume-analysis/analyze-resume.ts";
import { ownPosting, skillsOfText } from "./job-skills.ts";
import { matchPostings } from "./match-postings.ts";
import { personWith } from "./person-of.ts";

interface Asked {
  readonly resume: AnalyzedResume;
  readonly jobId?: string | undefined;
  readonly jobText?: string | undefined;
  readonly file?: FileFacts | undefined;
}

/**
 * Judges a resume. For a posting, its number is the one that lists and the posting itself show for this resume.
 * @throws AppError `not_found` for a missing posting.
 */
export async function analyzeWithMatch(deps: Deps, actor: Actor, asked: Asked): Promise<AnalyzeAnswer> {
  const answer = await analyzeResume(deps, actor, asked);
  if (answer.match === null) return answer;
  const month = deps.now().toISOString().slice(0, 7);
  const person = await personWith(deps, actor, asked.resume, month);
  const posting =
    asked.jobId === undefined
      ? pastedPosting(answer.match.title, asked.jobText ?? "")
      : await storedPosting(deps, actor, asked.jobId);
  const score = person.basis === "none" ? null : matchScore(person, posting);
  return { ...answer, match: { ...answer.match, score } };
}

async function storedPosting(deps: Deps, actor: Actor, jobId: string): Promise<MatchPosting> {
  const stored = (await matchPostings(deps, [jobId])).get(jobId);
  if (stored !== undefined) return stored;
  const job = await getJob(deps, jobId, actor.userId);
  if (job === null) throw new AppError("not_found");
  return ownPosting(job);
}

/** A pasted text has no fields: only its title, skills and language are compared. */
const pastedPosting = (title: string, text: string): MatchPosting => ({
  ...skillsOfText({ title, company: "", description: text }),
  title,
  location: "",
  country: null,
  remote: false,
  payMin: null,
  payMax: null,
  payCurrency: null,
  language: languageOfPosting(text) ?? null,
  type: "",
  towns: null,
});
