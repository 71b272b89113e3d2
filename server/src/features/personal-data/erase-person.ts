import { type Deps, inTransaction } from "../../deps.ts";
import { eraseAccount, forgetAccount, livingAccounts } from "../accounts/erase-account.ts";
import { findPerson } from "../accounts/find-person.ts";
import { forgetAbandonedBoards } from "../jobs/forget-postings.ts";
import { readLedger, writeLedger } from "./ledger.ts";
import { personalParts } from "./parts.ts";
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

/**
 * Erases a person whose erasure is due: what they have elsewhere is ended, their key destroyed, their rows and files
 * deleted, their sessions ended. What an earlier try left is finished. Whoever asked for it gets a last receipt at the
 * address they had.
 */
export async function erasePerson(
  deps: Deps,
  userId: string,
  { mailsReceipt = true }: { readonly mailsReceipt?: boolean } = {},
): Promise<void> {
  if (await isErasureDue(deps.db, userId, deps.now())) {
    for (const part of personalParts) await part.leave?.(deps, userId);
  }
  const isErased = await inTransaction(deps, (tx) => eraseRows(tx, userId, mailsReceipt));
  if (isErased) forgetAccount(deps, userId);
  // What only they followed; an erasure that broke off before this is finished by the jobs' own hourly task.
  if (isErased) await forgetAbandonedBoards(deps);
  const files = await readFilesToErase(deps.db, userId);
  if (files === null) return;
  for (const key of files) await deps.files.delete(key);
  // What was still under way for them may have made itself a new one.
  await deps.keys.destroy(deps.db, userId);
  await endErasure(deps.db, userId);
  if (deps.config.DATABASE_URL === undefined) await scrubDeleted(deps.db);
  deps.log.info({ userId }, "a person was erased");
}

/** @returns false when the erasure was called off, or done before. */
async function eraseRows(deps: Deps, userId: string, mailsReceipt: boolean): Promise<boolean> {
  const now = deps.now();
  if (!(await lockErasure(deps.db, userId, now))) return false;
  const keys = await readPieceKeys(deps.db, userId);
  for (const part of personalParts) keys.push(...((await part.fileKeys?.(deps, userId)) ?? []));
  const language = (await findPerson(deps, userId))?.localization.language ?? "en";
  // Before the rows go: were the process to die in between, the next start would finish what was due anyway.
  await writeLedger(deps.config.DATA_DIR, userId);
  await deleteEventsOf(deps.db, userId);
  const email = await eraseAccount(deps, userId);
  await deletePersonalRows(deps.db, userId);
  await deps.keys.destroy(deps.db, userId);
  await noteErased(deps.db, userId, now, keys);
  if (email !== null && mailsReceipt) {
    // Sealed with the installation's key, since theirs is gone; wiped when it leaves.
    await deps.mail.send(deps.db, { userId: null, to: email, language, key: "account-erased", params: {} });
  }
  return true;
}

/** Erases a person at once, without the days to change one's mind: the operator asks for it, or nobody uses it. */
export async function eraseNow(
  deps: Deps,
  userId: string,
  options: { readonly mailsReceipt?: boolean } = {},
): Promise<void> {
  const now = deps.now();
  if (!(await insertErasure(deps.db, userId, now, now))) await hastenErasure(deps.db, userId, now);
  await erasePerson(deps, userId, options);
}

/**
 * Erases again whoever an older backup brought back.
 * @returns how many.
 */
export async function reapplyErasures(deps: Deps): Promise<number> {
  const back = await livingAccounts(deps, await readLedger(deps.config.DATA_DIR));
  for (const userId of back) await eraseNow(deps, userId);
  return back.length;
}
