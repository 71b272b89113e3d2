import { readChanges } from "../db/ledger.ts";
import { type Deps, inTransaction } from "../deps.ts";
import { endSessionsOf } from "../features/accounts/end-sessions.ts";
import { reapplyErasures } from "../features/personal-data/erase-person.ts";
import { applyBlocks, deleteOldPasswords, deleteRemovedWays } from "./store.ts";

export interface Reapplied {
  readonly erased: number;
  readonly blocked: number;
  readonly passwords: number;
}

/**
 * Brings the database to what the ledger beside it knows: whoever was erased is erased again, blocked accounts are
 * blocked, and passwords, passkeys and linked identities that were replaced or removed open nothing. It changes
 * nothing in a database that was not restored. Before anybody can sign in.
 */
export async function applyLedger(deps: Deps): Promise<Reapplied> {
  const changes = await readChanges(deps.config.DATA_DIR);
  const { blocked, passwords } = await inTransaction(deps, async (tx) => {
    const changed = {
      blocked: await applyBlocks(tx.db, changes.blocks),
      passwords: await deleteOldPasswords(tx.db, changes.passwords),
    };
    const removed = await deleteRemovedWays(tx.db, changes.removed);
    for (const userId of new Set([...changed.blocked, ...changed.passwords, ...removed]))
      await endSessionsOf(tx, userId);
    return changed;
  });
  const reapplied = {
    erased: await reapplyErasures(deps),
    blocked: blocked.length,
    passwords: passwords.length,
  };
  if (Object.values(reapplied).some((count) => count > 0))
    deps.log.warn(reapplied, "an older database was brought to what the ledger knows");
  return reapplied;
}
