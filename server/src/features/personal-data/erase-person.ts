import { readErased, recordErasure } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { describeProblem } from "../../describe-problem.ts";
import { closeAccount } from "../accounts/block-user.ts";
import { activeAccounts, eraseAccount, forgetAccount } from "../accounts/erase-account.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { pruneAbandonedBoards } from "../job-sources/prune-postings.ts";
import { exportSections } from "./parts.ts";
import {
  deleteEventsOf,
  deletePersonalRows,
  endErasure,
  hastenErasure,
  insertErasure,
  isErasureDue,
  lockErasure,
  noteErased,
  readFilesToErase,
  readPieceKeys,
  scrubDeleted,
} from "./store.ts";

interface ErasureOptions {
  /** Sends a last receipt to the former address of a person who asked for the erasure. */
  readonly mailsReceipt?: boolean;
}

/**
 * Erases people whose erasure is due, and finishes what an earlier try left. What was deleted is scrubbed from the
 * embedded database's files once for all of them; an erasure ends after that, so a process that dies before scrubs
 * again. One who cannot be erased now is logged and tried again with the next look.
 * @param userIds Taken one at a time, so that whoever came back meanwhile may be left out.
 * @returns why some could not be erased.
 */
export async function erasePeople(
  deps: Deps,
  userIds: Iterable<string> | AsyncIterable<string>,
  { mailsReceipt = true }: ErasureOptions = {},
): Promise<unknown[]> {
  const erased: string[] = [];
  const failures: unknown[] = [];
  for await (const userId of userIds) {
    try {
      if (await erasePerson(deps, userId, mailsReceipt)) erased.push(userId);
    } catch (error) {
      failures.push(error);
      deps.log.error({ userId, problem: describeProblem(error) }, "a person could not be erased");
    }
  }
  if (erased.length > 0 && deps.config.DATABASE_URL === undefined) await scrubDeleted(deps.database);
  for (const userId of erased) {
    await endErasure(deps.db, userId);
    deps.log.info({ userId }, "a person was erased");
  }
  return failures;
}

/**
 * Ends what a person has elsewhere, destroys their key, deletes their rows and files and ends their sessions.
 * @returns false when there is nothing to erase.
 */
async function erasePerson(deps: Deps, userId: string, mailsReceipt: boolean): Promise<boolean> {
  if (await isErasureDue(deps.db, userId, deps.now())) {
    for (const part of exportSections) await part.leave?.(deps, userId);
  }
  const isErased = await inTransaction(deps, (tx) => eraseRows(tx, userId, mailsReceipt));
  if (isErased) forgetAccount(deps, userId);
  // Boards that only they followed; if the erasure was interrupted before this, the jobs feature's hourly task does it.
  if (isErased) await pruneAbandonedBoards(deps);
  const files = await readFilesToErase(deps.db, userId);
  if (files === null) return false;
  for (const key of files) await deps.files.delete(key);
  // A parallel request may have created a new key.
  await deps.keys.destroy(deps.db, userId);
  return true;
}

/** @returns false when the erasure was called off, or done before. */
async function eraseRows(deps: Deps, userId: string, mailsReceipt: boolean): Promise<boolean> {
  const now = deps.now();
  if (!(await lockErasure(deps.db, userId, now))) return false;
  const keys = await readPieceKeys(deps.db, userId);
  for (const part of exportSections) keys.push(...((await part.fileKeys?.(deps, userId)) ?? []));
  const language = (await findPerson(deps, userId))?.localization.language ?? "en";
  // Before the rows are deleted: after a crash in between, the next start completes the erasure, which was due anyway.
  await recordErasure(deps.config.DATA_DIR, userId);
  await deleteEventsOf(deps.db, userId);
  const email = await eraseAccount(deps, userId);
  await deletePersonalRows(deps.db, userId);
  await deps.keys.destroy(deps.db, userId);
  await noteErased(deps.db, userId, now, keys);
  if (email !== null && mailsReceipt) {
    // Sealed with the installation's key, because theirs is destroyed; wiped when it leaves.
    await deps.mail.send(deps.db, { userId: null, to: email, language, key: "account-erased", params: {} });
  }
  return true;
}

/** Erases at once, for the operator's command. @throws what prevented it; it is retried every ten minutes. */
export async function eraseNow(deps: Deps, userId: string): Promise<void> {
  await makeErasureDue(deps, userId);
  const failures = await erasePeople(deps, [userId]);
  if (failures.length > 0) throw failures[0];
}

/** Makes a person's erasure due now, for `erasePeople`. */
export async function makeErasureDue(deps: Deps, userId: string): Promise<void> {
  const now = deps.now();
  if (!(await insertErasure(deps.db, userId, now, now))) await hastenErasure(deps.db, userId, now);
}

/**
 * Erases again whoever an older backup brought back. Their accounts are closed first: should a service that has to be
 * told be away, nobody gets in until it is back.
 * @returns how many.
 */
export async function reapplyErasures(deps: Deps): Promise<number> {
  const back = await activeAccounts(deps, await readErased(deps.config.DATA_DIR));
  for (const userId of back) {
    await closeAccount(deps, userId);
    await makeErasureDue(deps, userId);
  }
  await erasePeople(deps, back);
  return back.length;
}
