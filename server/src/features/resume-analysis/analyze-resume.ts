import { AppError } from "@waymark/contract/errors";
import type { AnalyzeAnswer, AnalyzedResume, FileFacts, JobMatch } from "@waymark/contract/resume-analysis";
import { matchJob } from "@waymark/domain/job-search/match/resume/match-job";
import type { Judgement, Phrase, PhraseParam } from "@waymark/domain/resume-analysis/score";
import { judgeInSteps } from "@waymark/domain/resume-analysis/score-resume";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { takeTurns } from "../../yield-to-others.ts";
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
export async function analyzeResume(deps: Deps, who: Who, asked: Asked): Promise<AnalyzeAnswer> {
  const posting = await postingOf(deps, who, asked);
  const today = deps.now().toISOString().slice(0, 7);
  const { version, language, score, checks, advice, strengths } = await judgeInTurns(asked, today);
  const say = (one: Phrase) => sayPhrase(deps, who, one);
  const praise = strengths.map(say);
  return {
    score,
    feedback: [...advice.map(say), ...praise],
    strengths: praise,
    checks: checks.map((check) => ({
      ...check,
      title: deps.say(who.locale, `resume-analysis-checks.check.${check.id}`),
      seen: say(check.seen),
      advice: check.advice === null ? "" : say(check.advice),
      notes: check.notes.map(say),
      places: [...check.places],
      fixes: [...check.fixes],
    })),
    version,
    language,
    match: posting === null ? null : matchOf(asked.resume, posting, today, say),
  };
}

async function judgeInTurns({ resume, file }: Asked, today: string): Promise<Judgement> {
  const steps = judgeInSteps(resume, today, file);
  const turn = takeTurns();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
}

async function postingOf(deps: Deps, who: Who, { jobId, jobText }: Asked) {
  if (jobText !== undefined) return { title: "", text: jobText };
  if (jobId === undefined) return null;
  const job = await getJob(deps, jobId, who.userId);
  if (job === null) throw new AppError("not_found");
  return { title: job.title, text: job.description };
}

function matchOf(
  resume: AnalyzedResume,
  posting: { title: string; text: string },
  today: string,
  say: (one: Phrase) => string,
): JobMatch {
  const { advice, terms, ...match } = matchJob(resume, posting, today);
  return { ...match, terms: [...terms], feedback: advice.map(say) };
}

/** A phrase as a sentence: nested phrases are resolved first, lists are joined in the way of the language. */
function sayPhrase(deps: Deps, who: Who, { key, params }: Phrase): string {
  const value = (param: PhraseParam): string | number => {
    if (typeof param === "string") return param;
    if (typeof param === "number") return param;
    if ("key" in param) return sayPhrase(deps, who, param);
    const items = param.map((item) => (typeof item === "string" ? item : sayPhrase(deps, who, item)));
    return new Intl.ListFormat(who.locale, { type: "conjunction" }).format(items);
  };
  const said = Object.entries(params).map(([name, param]) => [name, value(param)]);
  return deps.say(who.locale, `resume-analysis-checks.${key}`, Object.fromEntries(said));
}
