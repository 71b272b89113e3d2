import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@waymark/contract/errors";
import type { Job } from "@waymark/contract/jobs";
import type { Letter } from "@waymark/contract/letters";
import type { Package } from "@waymark/contract/packages";
import type { FormQuestion } from "@waymark/contract/packages-forms";
import type { Resume } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";
import { languageOfPosting } from "@waymark/domain/jobs/languages/language";
import { packageFileName } from "@waymark/domain/packages/file-names";
import { fillForm } from "@waymark/domain/packages/fill-form";
import { usualQuestions } from "@waymark/domain/packages/form-questions";
import { knockOutsOf } from "@waymark/domain/packages/knock-outs";
import { dayAt } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { describeProblem } from "../../describe-problem.ts";
import { readForm } from "../../ports/application-forms/read-form.ts";
import { findActor } from "../accounts/profile/users.ts";
import { listAnswers } from "../answers/answers.ts";
import { getJob } from "../jobs/get-job.ts";
import { goneSince } from "../jobs/gone-since.ts";
import { sourceOfJob } from "../jobs/read-postings.ts";
import { createLetter } from "../letters/create-letter.ts";
import { materialOf } from "../letters/material.ts";
import { notify } from "../notifications/notify.ts";
import { defaultResume, getResume } from "../resumes/resumes.ts";
import { tailorResume } from "../resumes/tailor-resume.ts";
import { closePackage } from "./close-packages.ts";
import { matchReasonsFor } from "./match-reasons.ts";
import { letterOf, ownPackage, resumeOf } from "./own-package.ts";
import { publishChange } from "./publish-change.ts";
import { readRule, type StoredRule } from "./rules-store.ts";
import { countReady, type PackageContent, readPackage, type StoredPackage, updatePackage } from "./store.ts";

/** Makes resume, letter, answers, and what speaks for and against the job. Keeps the parts of an earlier attempt. */
export async function makePackage(
  deps: Deps,
  userId: string,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const actor = await findActor(deps, userId);
  const one = await readPackage(deps, userId, id);
  if (actor === null || one?.status !== "preparing") return;
  const job = await getJob(deps, one.job.id, userId);
  const isGone = (await goneSince(deps, [one.job.id], userId)).size > 0;
  if (job === null || isGone) return closePackage(deps, userId, id);
  try {
    await makeParts(deps, actor, one, job, signal);
  } catch (error) {
    // Our own refusals would repeat; only other failures are worth another attempt.
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ problem: describeProblem(error) }, "a package could not be made");
    await failPackage(deps, userId, id);
  }
  await tellReady(deps, userId);
}

/** A package takes one part in twenty of the time, so that those of a night do not slow down the searches of others. */
const restShare = 19;
const longestRestMs = 1_500;

/** Makes a package as a task, and rests before the next one. It is ready before the rest. */
export async function makePackageInTurn(
  deps: Deps,
  userId: string,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const began = performance.now();
  await makePackage(deps, userId, id, signal);
  const rest = Math.min(longestRestMs, restShare * (performance.now() - began));
  await delay(rest, undefined, { ...(signal === undefined ? {} : { signal }), ref: false }).catch(() => {});
}

/** Marks a package that could not be made. */
export async function failPackage(deps: Deps, userId: string, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const one = await readPackage(tx, userId, id, { lock: true });
    if (one?.status !== "preparing") return;
    await updatePackage(tx, userId, id, { status: "failed" });
    await publishChange(tx, { userId }, { packageId: id });
  });
}

async function makeParts(deps: Deps, actor: Actor, one: StoredPackage, job: Job, signal?: AbortSignal) {
  const rule = one.ruleId === null ? null : await readRule(deps, actor.userId, one.ruleId);
  const base = await baseResume(deps, actor, rule);
  const language = languageOfPosting(job.description) ?? base?.style.language ?? actor.locale;
  const resume = await makeResume(deps, actor, one, base);
  const letter = await makeLetter(deps, actor, one, { job, rule, language, resume });
  const content = await contentOf(deps, actor, { job, resume, letter, language, signal });
  await inTransaction(deps, async (tx) => {
    const now = await ownPackage(tx, actor, one.id, { lock: true });
    if (now.status !== "preparing") return;
    const { match, reasons } = await matchReasonsFor(tx, actor, job);
    await updatePackage(tx, actor.userId, one.id, {
      status: "ready",
      match: one.match ?? match,
      content: { ...content, reasons },
    });
    await publishChange(tx, actor, { packageId: one.id });
  });
}

/** The resume that a rule starts from, else the default one; null when the person has none. */
async function baseResume(deps: Deps, actor: Actor, rule: StoredRule | null): Promise<Resume | null> {
  const chosen = await resumeOf(deps, actor, { resumeId: rule?.resumeId ?? null });
  return chosen ?? defaultResume(deps, actor);
}

/** A variant for the posting; the base itself when there is no room for another resume. */
async function makeResume(
  deps: Deps,
  actor: Actor,
  one: StoredPackage,
  base: Resume | null,
): Promise<Resume | null> {
  const made = await resumeOf(deps, actor, one);
  if (made !== null || base === null) return made;
  return inTransaction(deps, async (tx) => {
    // Another process may have made it since: a task whose time ran out is given to a second one.
    const theirs = await resumeOf(tx, actor, await ownPackage(tx, actor, one.id, { lock: true }));
    if (theirs !== null) return theirs;
    const resume = await tailored(tx, actor, base, one.job.id);
    await updatePackage(tx, actor.userId, one.id, { resumeId: resume.id });
    return resume;
  });
}

async function tailored(deps: Deps, actor: Actor, base: Resume, jobId: string): Promise<Resume> {
  try {
    const { resume } = await tailorResume(deps, actor, base.id, { jobId });
    return resume;
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_resumes")
      return getResume(deps, actor, base.id);
    throw error;
  }
}

interface LetterFor {
  readonly job: Job;
  readonly rule: StoredRule | null;
  readonly language: Language;
  readonly resume: Resume | null;
}

/** A letter in the language of the posting; none when there is no room for another. */
async function makeLetter(
  deps: Deps,
  actor: Actor,
  one: StoredPackage,
  { job, rule, language, resume }: LetterFor,
): Promise<Letter | null> {
  const made = await letterOf(deps, actor, one);
  if (made !== null) return made;
  const wish = {
    kind: "posting",
    language,
    tone: rule?.tone ?? "plain",
    length: rule?.length ?? "medium",
  } as const;
  try {
    return await inTransaction(deps, async (tx) => {
      const theirs = await letterOf(tx, actor, await ownPackage(tx, actor, one.id, { lock: true }));
      if (theirs !== null) return theirs;
      const letter = await createLetter(tx, actor, {
        wish,
        jobId: job.id,
        write: true,
        ...(resume === null ? {} : { resumeId: resume.id }),
      });
      await updatePackage(tx, actor.userId, one.id, { letterId: letter.id });
      return letter;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "too_many_letters") return null;
    throw error;
  }
}

interface Made {
  readonly job: Job;
  readonly resume: Resume | null;
  readonly letter: Letter | null;
  readonly language: Language;
  readonly signal: AbortSignal | undefined;
}

async function contentOf(
  deps: Deps,
  actor: Actor,
  { job, resume, letter, language, signal }: Made,
): Promise<PackageContent> {
  const { questions, from } = await questionsFor(deps, job.id, language, signal);
  const posting = { id: job.id, title: "", company: "", location: "", text: "" };
  const material = await materialOf(deps, actor, { resume, job: letter?.job ?? posting });
  const { answers } = await listAnswers(deps, actor);
  const { firstName, lastName } = material.resume.personalInfo;
  const named = { name: `${firstName} ${lastName}`.trim(), company: job.company };
  return {
    knockOuts: knockOutsOf({ title: job.title, text: job.description }, material.resume, {
      today: deps.now().toISOString().slice(0, 7),
      language: resume?.style.language ?? actor.locale,
    }),
    reasons: [],
    answers: fillForm(questions, { material, answers, language }),
    questionsFrom: from,
    dismissed: null,
    language,
    files: [
      ...(resume === null
        ? []
        : [{ kind: "resume" as const, name: packageFileName("resume", named, language) }]),
      ...(letter === null
        ? []
        : [{ kind: "letter" as const, name: packageFileName("letter", named, language) }]),
    ],
  };
}

/** The questions of the employer's form where they are public, else those that forms usually ask. */
async function questionsFor(
  deps: Deps,
  jobId: string,
  language: Language,
  signal: AbortSignal | undefined,
): Promise<{ questions: FormQuestion[]; from: Package["questionsFrom"] }> {
  const source = await sourceOfJob(deps, jobId);
  try {
    const questions = source === null ? null : await readForm(deps, source, signal);
    if (questions !== null && questions.length > 0) return { questions, from: "employer" };
  } catch (error) {
    deps.log.info(
      { source: source?.source, problem: describeProblem(error) },
      "an employer's form was not read",
    );
  }
  return { questions: usualQuestions(language), from: "usual" };
}

/** Tells a person once a day that packages wait, when the last one of a batch is made. */
async function tellReady(deps: Deps, userId: string): Promise<void> {
  const actor = await findActor(deps, userId);
  if (actor === null) return;
  await inTransaction(deps, async (tx) => {
    const { ready, preparing } = await countReady(tx.db, userId, tx.now());
    if (ready === 0 || preparing > 0) return;
    const day = dayAt(actor.timeZone, tx.now().getTime());
    await notify(tx, {
      userId,
      kind: "auto-apply-ready",
      params: { count: ready },
      key: `auto-apply-ready:${day}`,
    });
  });
}
