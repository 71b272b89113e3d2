import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/packages";
import {
  type DismissReason,
  type Package,
  type RuleCriteria,
  waitingPackagesLimit,
} from "@waymark/contract/packages";
import type { FormAnswer, FormQuestion } from "@waymark/contract/packages-forms";
import { fillForm } from "@waymark/domain/packages/fill-form";
import { formQuestion } from "@waymark/domain/packages/form-questions";
import { proposeRuleChange } from "@waymark/domain/packages/propose-rule-change";
import { readPastedForm } from "@waymark/domain/packages/read-pasted-form";
import { risksOf } from "@waymark/domain/packages/risks";
import { fold } from "@waymark/domain/vocabulary/fold";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { listAnswers } from "../answers/answers.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { rulePostingOf } from "../job-search/match/scored-postings.ts";
import { getJob } from "../jobs/get-job.ts";
import { goneSince } from "../jobs/gone-since.ts";
import { deleteLetter, recoverLetter } from "../letters/letters.ts";
import { materialOf } from "../letters/material.ts";
import { deleteResume } from "../resumes/resumes.ts";
import { recoverResume } from "../resumes/trash/trash.ts";
import { makePackageTask } from "./apply-rules.ts";
import { getPackage, letterOf, ownPackage, resumeOf } from "./own-package.ts";
import { earlierWork, packageJobOf } from "./pick-today.ts";
import { publishChange } from "./publish-change.ts";
import { lockPackages, readRule } from "./rules-store.ts";
import {
  countWaiting,
  insertPackage,
  type PackageContent,
  readPackageOfJob,
  type StoredPackage,
  updatePackage,
} from "./store.ts";

type Asked = BodyOf<typeof contract.savePackage>;

/** Needs no rule. A package of the same posting is answered instead; a failed one is tried again. */
export async function preparePackage(deps: Deps, actor: Actor, jobId: string): Promise<Package> {
  const { userId } = actor;
  return inTransaction(deps, async (tx) => {
    await consumeQuota(tx, actor, "cover-letter");
    await lockPackages(tx.db, userId);
    const known = await readPackageOfJob(tx, userId, jobId);
    if (known !== null) return tryAgain(tx, actor, known);
    const job = await getJob(tx, jobId, userId);
    if (job === null) throw new AppError("not_found");
    if ((await countWaiting(tx.db, userId)) >= waitingPackagesLimit)
      throw new AppError("too_many_packages", { limit: waitingPackagesLimit });
    const id = newId();
    const posting = rulePostingOf(job);
    const { earlier } = await earlierWork(tx, actor);
    await insertPackage(tx, userId, {
      id,
      ruleId: null,
      job: packageJobOf(posting, job.description),
      match: null,
      risks: risksOf(posting, earlier, tx.now()),
    });
    await make(tx, actor, id);
    return getPackage(tx, actor, id);
  });
}

async function make(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.tasks.add(deps.db, makePackageTask, { userId: actor.userId, id }, { key: id });
  await publishChange(deps, actor, { packageId: id });
}

async function tryAgain(deps: Deps, actor: Actor, id: string): Promise<Package> {
  const one = await ownPackage(deps, actor, id, { lock: true });
  if (one.status === "failed") {
    await updatePackage(deps, actor.userId, id, { status: "preparing" });
    await make(deps, actor, id);
  }
  return getPackage(deps, actor, id);
}

/**
 * Saves answers, the snooze, or the questions of another form. Answers to questions for statistics are never stored.
 */
export async function savePackage(deps: Deps, actor: Actor, id: string, asked: Asked): Promise<Package> {
  return inTransaction(deps, async (tx) => {
    const one = await ownPackage(tx, actor, id, { lock: true });
    const before = one.content;
    const formed = await withForm(tx, actor, one, asked);
    const answers = withAnswers(formed.answers, asked.answers ?? []);
    const content = { ...formed, answers };
    const snoozedUntil = asked.snoozedUntil === undefined ? one.snoozedUntil : asked.snoozedUntil;
    const isSame = JSON.stringify([content, snoozedUntil]) === JSON.stringify([before, one.snoozedUntil]);
    if (isSame) return getPackage(tx, actor, id);
    if (asked.version !== undefined && asked.version !== one.version)
      throw new AppError("conflict", { current: await getPackage(tx, actor, id) });
    await updatePackage(tx, actor.userId, id, {
      content,
      snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
    });
    await publishChange(tx, actor, { packageId: id });
    return getPackage(tx, actor, id);
  });
}

/** Puts the person's answers in; what was theirs is marked, and an emptied one is open again. */
const withAnswers = (
  answers: readonly FormAnswer[],
  given: readonly { readonly id: string; readonly answer: string }[],
): FormAnswer[] => {
  const byId = new Map(given.map(({ id, answer }) => [id, answer]));
  return answers.map((one) => {
    const answer = byId.get(one.id);
    if (answer === undefined || answer === one.answer || one.statistics) return one;
    const emptied = one.topic === null ? ("open" as const) : ("locked" as const);
    return { ...one, answer, origin: answer.trim() === "" ? emptied : ("person" as const) };
  });
};

/** The questions of a pasted or seen form in place of the known ones; an answer the person gave is carried over. */
async function withForm(
  deps: Deps,
  actor: Actor,
  one: StoredPackage,
  { pastedForm, seenForm }: Asked,
): Promise<PackageContent> {
  const isPasted = pastedForm !== undefined;
  const questions = isPasted ? readPastedForm(pastedForm) : (seenForm ?? []).map(readAgain);
  if (questions.length === 0) return one.content;
  const resume = await resumeOf(deps, actor, one);
  const letter = await letterOf(deps, actor, one);
  const material = await materialOf(deps, actor, { resume, job: letter?.job ?? null });
  const { answers } = await listAnswers(deps, actor);
  const keyOf = ({ label }: FormQuestion) => fold(label).trim();
  const given = new Map(
    one.content.answers.filter(({ origin }) => origin === "person").map((answer) => [keyOf(answer), answer]),
  );
  const filled = fillForm(questions, { material, answers, language: one.content.language });
  return {
    ...one.content,
    questionsFrom: isPasted ? "pasted" : "extension",
    answers: filled.map((answer) => {
      const own = given.get(keyOf(answer));
      return own === undefined || answer.statistics
        ? answer
        : { ...answer, answer: own.answer, origin: "person" };
    }),
  };
}

/** A question that a browser extension sees: what it is about is judged here. */
const readAgain = (question: FormQuestion): FormQuestion => {
  const read = formQuestion(question);
  return { ...read, statistics: read.statistics || question.statistics };
};

/**
 * Dismisses a package; its letter and its variant of the resume go to the trash.
 * @returns also the change of the rule that would have left the posting out, for the person to take or not.
 */
export async function dismissPackage(
  deps: Deps,
  actor: Actor,
  id: string,
  { reason, note }: { readonly reason: DismissReason; readonly note: string },
): Promise<{ package: Package; proposal: Partial<RuleCriteria> | null }> {
  return inTransaction(deps, async (tx) => {
    const one = await ownPackage(tx, actor, id, { lock: true });
    if (one.status !== "sent" && one.status !== "closed" && one.status !== "dismissed") {
      const content = { ...one.content, dismissed: { reason, note } };
      await updatePackage(tx, actor.userId, id, { status: "dismissed", content, snoozedUntil: null });
      // An application keeps the resume and letter that it refers to.
      if (one.applicationId === null) await trashParts(tx, actor, one);
      await publishChange(tx, actor, { packageId: id });
    }
    return {
      package: await getPackage(tx, actor, id),
      proposal: await proposalFor(tx, actor, one, reason),
    };
  });
}

async function trashParts(deps: Deps, actor: Actor, one: StoredPackage): Promise<void> {
  if ((await letterOf(deps, actor, one)) !== null) await deleteLetter(deps, actor, one.letterId ?? "");
  const resume = await resumeOf(deps, actor, one);
  const isVariant = resume !== null && resume.job?.id === one.job.id && !resume.isDefault;
  if (isVariant) await deleteResume(deps, actor, resume.id);
}

async function proposalFor(
  deps: Deps,
  actor: Actor,
  { ruleId, job }: StoredPackage,
  reason: DismissReason,
): Promise<Partial<RuleCriteria> | null> {
  const rule = ruleId === null ? null : await readRule(deps, actor.userId, ruleId);
  const posting = await getJob(deps, job.id, actor.userId);
  if (rule === null || posting === null) return null;
  return proposeRuleChange(rule.criteria, reason, rulePostingOf(posting), deps.now());
}

/** Takes a dismissal back; what cannot be taken out of the trash is made again. */
export async function reopenPackage(deps: Deps, actor: Actor, id: string): Promise<Package> {
  return inTransaction(deps, async (tx) => {
    const one = await ownPackage(tx, actor, id, { lock: true });
    if (one.status === "closed") throw new AppError("package_closed");
    if (one.status !== "dismissed") return getPackage(tx, actor, id);
    const gone = await goneSince(tx, [one.job.id], actor.userId);
    if (gone.size > 0) throw new AppError("package_closed");
    await recoverParts(tx, actor, one);
    const content = { ...one.content, dismissed: null };
    if (one.approvedAt !== null) await updatePackage(tx, actor.userId, id, { status: "approved", content });
    else {
      const isWhole = (await letterOf(tx, actor, one)) !== null && (await resumeOf(tx, actor, one)) !== null;
      await updatePackage(tx, actor.userId, id, { status: isWhole ? "ready" : "preparing", content });
      if (!isWhole) await make(tx, actor, id);
    }
    await publishChange(tx, actor, { packageId: id });
    return getPackage(tx, actor, id);
  });
}

async function recoverParts(deps: Deps, actor: Actor, one: StoredPackage): Promise<void> {
  const attempts = [
    one.letterId === null ? null : () => recoverLetter(deps, actor, one.letterId ?? ""),
    one.resumeId === null ? null : () => recoverResume(deps, actor, one.resumeId ?? ""),
  ];
  for (const attempt of attempts)
    try {
      await attempt?.();
    } catch (error) {
      // Not in the trash, or no room for it: then it is there, or made again.
      if (!(error instanceof AppError)) throw error;
    }
}
