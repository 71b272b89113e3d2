import { AppError } from "@waymark/contract/errors";
import type { Letter } from "@waymark/contract/letters";
import type { Package, PackageRow } from "@waymark/contract/packages";
import type { Resume } from "@waymark/contract/resumes";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getLetter, openQuestionsOf } from "../letters/letters.ts";
import { getResume } from "../resumes/resumes.ts";
import { readPackage, readPackages, type StoredPackage } from "./store.ts";

/** One of the person's packages. `lock` holds it until the transaction ends. */
export async function ownPackage(
  deps: Deps,
  actor: Pick<Actor, "userId">,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<StoredPackage> {
  const found = await readPackage(deps, actor.userId, id, options);
  if (found === null) throw new AppError("not_found");
  return found;
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

/** The letter of a package; null when it has none, or the person deleted it. */
export const letterOf = async (
  deps: Deps,
  actor: Pick<Actor, "userId">,
  { letterId }: Pick<StoredPackage, "letterId">,
): Promise<Letter | null> => (letterId === null ? null : orNull(getLetter(deps, actor, letterId)));

/** The resume of a package; null when it has none, or the person deleted it. */
export const resumeOf = async (
  deps: Deps,
  actor: Actor,
  { resumeId }: Pick<StoredPackage, "resumeId">,
): Promise<Resume | null> => (resumeId === null ? null : orNull(getResume(deps, actor, resumeId)));

const rowOf = (one: StoredPackage, letterQuestions: number): PackageRow => ({
  id: one.id,
  ruleId: one.ruleId,
  job: one.job,
  match: one.match,
  risks: one.risks,
  status: one.status,
  open: one.open + letterQuestions,
  applicationId: one.applicationId,
  snoozedUntil: one.snoozedUntil,
  createdAt: one.createdAt,
  updatedAt: one.updatedAt,
});

/** Packages to look at, or a page of the others. */
export async function listPackages(
  deps: Deps,
  actor: Actor,
  asked: { readonly list: "waiting" | "history"; readonly after?: string | undefined },
): Promise<{ packages: PackageRow[]; hasMore: boolean }> {
  const { packages, hasMore } = await readPackages(deps, actor.userId, asked);
  const letterIds = packages.flatMap(({ letterId }) => letterId ?? []);
  const questions = await openQuestionsOf(deps, actor, letterIds);
  return { packages: packages.map((one) => rowOf(one, questions.get(one.letterId ?? "") ?? 0)), hasMore };
}

/** A package as its person sees it. */
export async function getPackage(deps: Deps, actor: Actor, id: string): Promise<Package> {
  const one = await ownPackage(deps, actor, id);
  const letter = await letterOf(deps, actor, one);
  const { knockOuts, reasons, answers, questionsFrom, dismissed, files } = one.content;
  const isThere = { resume: one.resumeId !== null, letter: letter !== null };
  return {
    ...rowOf(one, letter?.openQuestions ?? 0),
    ...{ knockOuts, reasons, answers, questionsFrom, dismissed },
    files: files.filter(({ kind }) => isThere[kind]),
    version: one.version,
    letterId: letter?.id ?? null,
    resumeId: one.resumeId,
    approvedAt: one.approvedAt,
    askedAt: one.askedAt,
    sentAt: one.sentAt,
  };
}
