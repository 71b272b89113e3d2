import { AppError } from "@waymark/contract/errors";
import type { AnalyzeAnswer, AnalyzedResume, FileFacts, JobMatch } from "@waymark/contract/resume-analysis";
import { matchJob } from "@waymark/domain/job-search/match/resume/match-job";
import type { Phrase, PhraseParam, ResumeScore } from "@waymark/domain/resume-analysis/score";
import { scoreInSteps } from "@waymark/domain/resume-analysis/score-resume";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { inTurns } from "../../yield-to-others.ts";
import { getJob } from "../jobs/get-job.ts";

interface Asked {
  readonly resume: AnalyzedResume;
  readonly jobId?: string | undefined;
  readonly jobText?: string | undefined;
  readonly file?: FileFacts | undefined;
}

/**
 * Judges a resume from the request and explains the result in the person's language; nothing is stored. With a posting,
 * it also matches the two.
 * @throws AppError `not_found` for a missing posting.
 */
export async function analyzeResume(deps: Deps, actor: Actor, asked: Asked): Promise<AnalyzeAnswer> {
  const posting = await postingOf(deps, actor, asked);
  const today = deps.now().toISOString().slice(0, 7);
  const { version, language, score, checks, advice, strengths } = await judgeInTurns(deps, asked, today);
  const translate = (one: Phrase) => sayPhrase(deps, actor, one);
  const praise = strengths.map(translate);
  return {
    score,
    feedback: [...advice.map(translate), ...praise],
    strengths: praise,
    checks: checks.map((check) => ({
      ...check,
      title: deps.translate(actor.locale, `resume-analysis-checks.check.${check.id}`),
      seen: translate(check.seen),
      advice: check.advice === null ? "" : translate(check.advice),
      notes: check.notes.map(translate),
      places: [...check.places],
      fixes: [...check.fixes],
    })),
    version,
    language,
    match: posting === null ? null : matchOf(asked.resume, posting, today, translate),
  };
}

async function judgeInTurns(deps: Deps, { resume, file }: Asked, today: string): Promise<ResumeScore> {
  const lexicon = (await deps.findLexicon()) ?? undefined;
  return inTurns(scoreInSteps(resume, today, { file, lexicon }));
}

async function postingOf(deps: Deps, actor: Actor, { jobId, jobText }: Asked) {
  if (jobText !== undefined) return { title: "", text: jobText };
  if (jobId === undefined) return null;
  const job = await getJob(deps, jobId, actor.userId);
  if (job === null) throw new AppError("not_found");
  return { title: job.title, text: job.description };
}

function matchOf(
  resume: AnalyzedResume,
  posting: { title: string; text: string },
  today: string,
  translate: (one: Phrase) => string,
): JobMatch {
  const { advice, terms, ...match } = matchJob(resume, posting, today);
  return { ...match, terms: [...terms], feedback: advice.map(translate) };
}

/** A phrase as a sentence: nested phrases are resolved first, lists are joined in the way of the language. */
function sayPhrase(deps: Deps, actor: Actor, { key, params }: Phrase): string {
  const value = (param: PhraseParam): string | number => {
    if (typeof param === "string") return param;
    if (typeof param === "number") return param;
    if ("key" in param) return sayPhrase(deps, actor, param);
    const items = param.map((item) => (typeof item === "string" ? item : sayPhrase(deps, actor, item)));
    return new Intl.ListFormat(actor.locale, { type: "conjunction" }).format(items);
  };
  const said = Object.entries(params).map(([name, param]) => [name, value(param)]);
  return deps.translate(actor.locale, `resume-analysis-checks.${key}`, Object.fromEntries(said));
}
