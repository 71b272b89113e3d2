import { type LedgerChanges, readChanges } from "../db/ledger.ts";
import { type Deps, inTransaction } from "../deps.ts";
import { phoneOnlyAccount } from "../features/accounts/credentials/claim-number.ts";
import { openFromLedger } from "../features/accounts/ledger-texts.ts";
import { endSessionsOf } from "../features/accounts/sessions/end-sessions.ts";
import { updatePerson } from "../features/accounts/store.ts";
import { reapplyErasures } from "../features/personal-data/erase-person.ts";
import { claimAccount } from "../features/sign-in/claim-account.ts";
import {
  applyBlocks,
  deleteOldAuthenticators,
  deleteOldBackupCodes,
  deleteOldPasswords,
  deleteRemovedSignInMethods,
  deleteUsedBackupCodes,
  readOldAddresses,
  readOldNumbers,
  readUnclaimed,
  writeAddress,
} from "./store.ts";

export interface Reapplied {
  readonly erased: number;
  readonly blocked: number;
  readonly passwords: number;
  /** People with a changed or removed authenticator. */
  readonly factors: number;
  readonly factorsOwed: number;
  readonly emails: number;
  readonly phones: number;
  readonly claimed: number;
}

/**
 * Repeats the ledger's changes in a restored database: erased people, blocked and claimed accounts, replaced or
 * removed sign-in methods, changed addresses and proven numbers. Changes nothing in a database that was not restored.
 * Call it before anybody can sign in.
 */
export async function applyLedger(deps: Deps): Promise<Reapplied> {
  const changes = await readChanges(deps.config.DATA_DIR);
  const changed = await inTransaction(deps, (tx) => applyChanges(tx, changes));
  const reapplied = { erased: await reapplyErasures(deps), ...changed };
  if (Object.values(reapplied).some((count) => count > 0))
    deps.log.warn(reapplied, "an older database was brought to what the ledger knows");
  return reapplied;
}

async function applyChanges(tx: Deps, changes: LedgerChanges): Promise<Omit<Reapplied, "erased">> {
  const blocked = await applyBlocks(tx.db, changes.blocks);
  const passwords = await deleteOldPasswords(tx.db, changes.passwords);
  const removed = await deleteRemovedSignInMethods(tx.db, changes.removed);
  await deleteUsedBackupCodes(tx.db, changes.removed);
  await deleteOldBackupCodes(tx.db, changes.backupCodes);
  await deleteOldBackupCodes(tx.db, new Map([...changes.factors].map(([id, { at }]) => [id, at])));
  const factors = await deleteOldAuthenticators(tx.db, changes.factors);
  // By the address of the claim, so before addresses change.
  const claimed = await claimAgain(tx, changes);
  const emails = await changeAddresses(tx, changes.emails);
  const phones = await changeNumbers(tx, changes.phones);
  const whose = [blocked, passwords, removed, emails, phones, factors.map(({ userId }) => userId)].flat();
  for (const userId of new Set(whose)) await endSessionsOf(tx, userId);
  return {
    blocked: blocked.length,
    passwords: passwords.length,
    factors: factors.length,
    factorsOwed: factors.filter(({ on }) => on).length,
    emails: emails.length,
    phones: phones.length,
    claimed,
  };
}

async function claimAgain(tx: Deps, { claimed }: LedgerChanges): Promise<number> {
  const unclaimed = await readUnclaimed(tx.db, claimed);
  for (const { userId, email } of unclaimed) await claimAccount(tx, userId, email);
  return unclaimed.length;
}

/**
 * An account whose new address does not open, or belongs to another account, gets an address that no mail reaches:
 * somebody else may read the old one by now. @returns ids of the changed accounts.
 */
async function changeAddresses(tx: Deps, emails: LedgerChanges["emails"]): Promise<string[]> {
  const old = await readOldAddresses(tx.db, emails);
  const changes = old.flatMap((userId) => {
    const change = emails.get(userId);
    return change === undefined ? [] : [{ userId, ...change }];
  });
  // First all old addresses are cleared, because one person's old one may be the next person's new one.
  for (const { userId, at } of changes)
    await writeAddress(tx.db, userId, { email: `${userId}@address-changed.invalid`, changedAt: at });
  for (const { userId, at, sealed } of changes) {
    const email = await openFromLedger(tx, "email", userId, sealed);
    if (email === null || !(await writeAddress(tx.db, userId, { email, changedAt: at })))
      tx.log.error({ userId }, "a changed address could not be restored: no mail reaches this account");
  }
  return old;
}

/**
 * The number of before may be somebody else's by now, so it is proven no more. A changed one that does not open, or
 * that another account without an address has, leaves none. @returns ids of the changed accounts.
 */
async function changeNumbers(tx: Deps, phones: LedgerChanges["phones"]): Promise<string[]> {
  const old = await readOldNumbers(tx.db, phones);
  for (const userId of old) await updatePerson(tx, userId, { phoneNumber: "", phoneVerifiedAt: null });
  for (const userId of old) {
    const { sealed = "", at = tx.now() } = phones.get(userId) ?? {};
    const number = await openFromLedger(tx, "phone", userId, sealed);
    if (number === "") continue;
    const isFree = number !== null && (await phoneOnlyAccount(tx, number)) === null;
    if (isFree) await updatePerson(tx, userId, { phoneNumber: number, phoneVerifiedAt: at });
    else tx.log.error({ userId }, "a changed phone number could not be restored: this account has none");
  }
  return old;
}
