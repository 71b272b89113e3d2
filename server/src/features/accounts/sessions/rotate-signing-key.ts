import { sessionTimings } from "@waymark/contract/security-sessions";
import { type Deps, inTransaction } from "../../../deps.ts";
import { dropCachedSessions } from "../credentials/auth.ts";
import { deleteAllKeys, deleteSigningKey, deleteSupersededKeys, readSigningKeys } from "./session-store.ts";
import { isOwnSigningKey, makeSigningKey } from "./signing-keys.ts";

/** The longest token's lifetime, and the verifiers' cache. */
const keptMs = 3_600_000 + sessionTimings.keyCache;

/**
 * The new key signs once every cache of the published keys has it; the old one stays published until its last token
 * has ended. `atOnce` (the old key has leaked) invalidates old keys now, so every session has to renew its access.
 */
export async function rotateSigningKey(deps: Deps, atOnce: boolean): Promise<void> {
  const now = deps.now();
  await inTransaction(deps, async (tx) => {
    if (atOnce) await deleteAllKeys(tx.db);
    else await deleteSupersededKeys(tx.db, new Date(now.getTime() - keptMs));
    await makeSigningKey(tx, atOnce ? now : new Date(now.getTime() + sessionTimings.keyCache));
  });
  deps.auth.signingKeys.forget();
  if (atOnce) dropCachedSessions(deps, () => true);
}

/** After a change of the installation's key. A new one is created at the next use, and sessions end. */
export async function dropForeignSigningKeys({ db, keys }: Pick<Deps, "db" | "keys">): Promise<void> {
  for (const row of await readSigningKeys(db))
    if (!isOwnSigningKey(keys, row)) await deleteSigningKey(db, row.kid);
}
