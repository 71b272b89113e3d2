import { AppError } from "@waymark/contract/errors";
import { linkedPackageFile, type Package } from "@waymark/contract/packages";
import type { FormAnswer } from "@waymark/contract/packages-forms";
import { packageFileName } from "@waymark/domain/packages/file-names";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { makeFileToken, readFileToken } from "../../ports/files/file-link.ts";
import { findActor } from "../accounts/profile/users.ts";
import { applicationSummaries } from "../applications/application-summaries.ts";
import { appliedJobs } from "../applications/applied-jobs.ts";
import { moveApplication } from "../applications/board/move-application.ts";
import { changeApplication } from "../applications/change-application.ts";
import { createApplication } from "../applications/create-application.ts";
import { addFiles } from "../applications/files/add-file.ts";
import { ownApplication } from "../applications/own-application.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { goneSince } from "../jobs/gone-since.ts";
import { letterFile, requireFinished, unsentMail } from "../letters/letter-files.ts";
import { saveLetter } from "../letters/letters.ts";
import { recordSent } from "../letters/mark-letter-sent.ts";
import { type HandedFile, printFile } from "../resumes/print/download-resume.ts";
import { getPackage, letterOf, ownPackage, resumeOf } from "./own-package.ts";
import { publishChange } from "./publish-change.ts";
import { type StoredPackage, updatePackage } from "./store.ts";

/**
 * Approves a package: counted once by the plan, and on the board at Preparing. Nothing is sent anywhere. An application
 * that the person made for the same posting was counted before, and is used.
 */
export async function approvePackage(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ package: Package; url: string }> {
  return inTransaction(deps, async (tx) => {
    const one = await ownPackage(tx, actor, id, { lock: true });
    if (one.status !== "approved" && one.status !== "sent") {
      await requireReady(tx, actor, one);
      const applicationId = await applicationFor(tx, actor, one);
      await linkParts(tx, actor, one, applicationId);
      const change = { status: "approved", applicationId, approvedAt: tx.now(), snoozedUntil: null } as const;
      await updatePackage(tx, actor.userId, id, change);
      await publishChange(tx, actor, { packageId: id });
    }
    return { package: await getPackage(tx, actor, id), url: one.job.url };
  });
}

async function requireReady(deps: Deps, actor: Actor, one: StoredPackage): Promise<void> {
  const isGone = (await goneSince(deps, [one.job.id], actor.userId)).size > 0;
  if (one.status === "closed" || isGone) throw new AppError("package_closed");
  if (one.status !== "ready") throw new AppError("package_unfinished");
  await requireFinishedLetter(deps, actor, one);
}

/** @throws AppError `package_unfinished` while the letter has open questions or sentences without a source. */
async function requireFinishedLetter(deps: Deps, actor: Actor, one: StoredPackage): Promise<void> {
  const letter = await letterOf(deps, actor, one);
  if (letter === null) return;
  try {
    await requireFinished(deps, actor, letter);
  } catch (error) {
    if (error instanceof AppError && error.code === "letter_unfinished")
      throw new AppError("package_unfinished");
    throw error;
  }
}

async function applicationFor(deps: Deps, actor: Actor, { job }: StoredPackage): Promise<string> {
  const own = (await appliedJobs(deps, actor)).find(({ jobId }) => jobId === job.id);
  if (own !== undefined) return own.id;
  await consumeQuota(deps, actor, "approve-auto-apply");
  const { id } = await createApplication(
    deps,
    actor,
    { jobId: job.id, stage: "preparing" },
    { isCounted: false },
  );
  return id;
}

/** The application names resume and letter, and the letter its application. */
async function linkParts(deps: Deps, actor: Actor, one: StoredPackage, applicationId: string): Promise<void> {
  const resume = await resumeOf(deps, actor, one);
  const letter = await letterOf(deps, actor, one);
  const named = (document: { id: string; version: number; name: string }) => ({
    id: document.id,
    version: document.version,
    name: document.name,
  });
  await changeApplication(deps, actor, applicationId, {
    ...(resume === null ? {} : { resume: named(resume) }),
    ...(letter === null ? {} : { letter: named(letter) }),
  });
  if (letter !== null) await saveLetter(deps, actor, letter.id, { applicationId });
}

/** The application moves on and keeps exactly what was sent. A second call changes nothing. */
export async function markPackageSent(deps: Deps, actor: Actor, id: string): Promise<Package> {
  const before = await ownPackage(deps, actor, id);
  if (before.status === "sent") return getPackage(deps, actor, id);
  if (before.status !== "approved") throw new AppError("package_unfinished");
  // Printing takes long, so it comes before the transaction.
  const printed = { state: await stateOf(deps, actor, before), files: await filesOf(deps, actor, before) };
  const sent = await inTransaction(deps, async (tx) => {
    const one = await ownPackage(tx, actor, id, { lock: true });
    if (one.status === "sent") return getPackage(tx, actor, id);
    if (one.status !== "approved") throw new AppError("package_unfinished");
    // Another tab saved while this one printed.
    if ((await stateOf(tx, actor, one)) !== printed.state) return null;
    await updatePackage(tx, actor.userId, id, { status: "sent", sentAt: tx.now() });
    await publishChange(tx, actor, { packageId: id });
    const letter = await letterOf(tx, actor, one);
    if (letter !== null && letter.status !== "sent") await recordSent(tx, actor, letter.id);
    const shown = await getPackage(tx, actor, id);
    await keepWithApplication(tx, actor, one, printed.files);
    return shown;
  });
  return sent ?? markPackageSent(deps, actor, id);
}

/** Changes with everything that is sent. */
async function stateOf(deps: Deps, actor: Actor, one: StoredPackage): Promise<string> {
  const letter = await letterOf(deps, actor, one);
  const resume = await resumeOf(deps, actor, one);
  return [one.version, letter?.version, resume?.version].join(" ");
}

/** An application that the person deleted in between keeps nothing. */
async function keepWithApplication(
  deps: Deps,
  actor: Actor,
  { applicationId }: StoredPackage,
  files: readonly HandedFile[],
): Promise<void> {
  if (applicationId === null) return;
  const live = await applicationSummaries(deps, actor.userId, [applicationId]);
  if (!live.has(applicationId)) return;
  const { stage } = await ownApplication(deps, actor, applicationId);
  if (stage === "preparing")
    await moveApplication(deps, actor, applicationId, { changeId: newId(), to: "applied" });
  // Last, as nothing after it can fail and leave files behind in the file store.
  const uploads = files.map(({ type, ...file }) => ({ field: "file", mimeType: type, ...file }));
  if (uploads.length > 0) await addFiles(deps, actor, applicationId, uploads);
}

/** The files to send: resume, letter, and the answers as a text. */
async function filesOf(deps: Deps, actor: Actor, one: StoredPackage): Promise<HandedFile[]> {
  const documents = await Promise.all([
    packageFile(deps, actor, one, "resume"),
    packageFile(deps, actor, one, "letter"),
  ]);
  return [...documents.flatMap((file) => file ?? []), ...answersFile(one)];
}

export const answersFileName = ({ content, job }: StoredPackage): string =>
  packageFileName("answers", { name: "", company: job.company }, content.language, "txt");

function answersFile(one: StoredPackage): HandedFile[] {
  const given = one.content.answers.filter(({ answer }) => answer.trim() !== "");
  if (given.length === 0) return [];
  const text = given.map(({ label, answer }: FormAnswer) => `${label}\n${answer}\n`).join("\n");
  return [{ bytes: Buffer.from(text, "utf8"), type: "text/plain", fileName: answersFileName(one) }];
}

/** One printed document of a package under its clean name; null when it has none. */
async function packageFile(
  deps: Deps,
  actor: Actor,
  one: StoredPackage,
  kind: "resume" | "letter",
): Promise<HandedFile | null> {
  const named = one.content.files.find((file) => file.kind === kind)?.name ?? `${kind}.pdf`;
  if (kind === "resume") {
    const resume = await resumeOf(deps, actor, one);
    return resume === null
      ? null
      : { ...(await printFile(deps, actor.userId, resume, "pdf")), fileName: named };
  }
  const letter = await letterOf(deps, actor, one);
  if (letter === null) return null;
  await requireFinishedLetter(deps, actor, one);
  return { ...(await letterFile(deps, actor, letter.id, { format: "pdf", enclose: [] })), fileName: named };
}

/** @throws AppError `not_found` for a part that the package does not have, `package_unfinished`, `not_printable`. */
async function downloadOf(deps: Deps, actor: Actor, id: string, asked: Asked): Promise<HandedFile> {
  const one = await ownPackage(deps, actor, id);
  if (asked !== "eml") {
    const file = await packageFile(deps, actor, one, asked);
    if (file === null) throw new AppError("not_found");
    return file;
  }
  const letter = await letterOf(deps, actor, one);
  if (letter === null) throw new AppError("not_found");
  const documents = await Promise.all([
    packageFile(deps, actor, one, "resume"),
    packageFile(deps, actor, one, "letter"),
  ]);
  const bytes = await unsentMail(
    deps,
    letter,
    documents.flatMap((file) => file ?? []),
    one.job.mailTo,
  );
  const named = one.content.files.find(({ kind }) => kind === "letter")?.name ?? "letter.pdf";
  return { bytes, type: "message/rfc822", fileName: named.replace(/\.pdf$/, ".eml") };
}

const Asked = z.enum(["resume", "letter", "eml"]);
type Asked = z.infer<typeof Asked>;
const prefix = "package-";

/**
 * Creates a link to a file of a package, valid for five minutes. It is printed once beforehand, so that a problem is
 * reported here and not behind the link.
 */
export async function downloadPackage(
  deps: Deps,
  actor: Actor,
  id: string,
  file: Asked,
): Promise<{ downloadUrl: string }> {
  await downloadOf(deps, actor, id, file);
  const token = makeFileToken(deps, { userId: actor.userId, id, key: "", format: `${prefix}${file}` });
  return { downloadUrl: linkedPackageFile.path.replace(":token", token) };
}

/**
 * Opens the file behind a link. The link itself is the permission; no session is needed.
 * @throws AppError `not_found` for a forged link or a package that is gone, `link_stale` after five minutes.
 */
export async function openPackageLink(deps: Deps, token: string): Promise<HandedFile> {
  const linked = readFileToken(deps, token);
  if (linked === "forged") throw new AppError("not_found");
  if (linked === "expired") throw new AppError("link_stale");
  const asked = Asked.safeParse(linked.format.slice(prefix.length));
  const actor = await findActor(deps, linked.userId);
  if (!linked.format.startsWith(prefix) || !asked.success || actor === null) throw new AppError("not_found");
  return downloadOf(deps, actor, linked.id, asked.data);
}
