import { sessionTimings } from "@waymark/contract/sessions";
import { type Deps, inTransaction } from "../../deps.ts";
import { authOf } from "./auth.ts";
import { deleteAllKeys, deleteSigningKey, deleteSupersededKeys, readSigningKeys } from "./session-store.ts";
import { isOwnSigningKey, makeSigningKey } from "./signing-keys.ts";

/** How long a key that no longer signs is still published: the longest token, and what verifiers keep. */
const keptMs = 3_600_000 + sessionTimings.keyCache;

/**
 * Makes a new signing key. It signs once everybody who keeps the published keys knows it; the old one is published
 * until its last token has ended. `atOnce` (the old key is known to somebody): the old ones are good for nothing
 * from now on, and every session renews its access by its refresh credential.
 */
export async function rotateSigningKey(deps: Deps, atOnce: boolean): Promise<void> {
  const now = deps.now();
  await inTransaction(deps, async (tx) => {
    if (atOnce) await deleteAllKeys(tx.db);
    else await deleteSupersededKeys(tx.db, new Date(now.getTime() - keptMs));
    await makeSigningKey(tx, atOnce ? now : new Date(now.getTime() + sessionTimings.keyCache));
  });
  authOf(deps).signingKeys.forget();
  if (atOnce) authOf(deps).seen.forgetWhere(() => true);
}

/** Signing keys that another key of the installation sealed go: one is made at the next use, and sessions end. */
export async function dropForeignSigningKeys({ db, keys }: Pick<Deps, "db" | "keys">): Promise<void> {
  for (const row of await readSigningKeys(db))
    if (!isOwnSigningKey(keys, row)) await deleteSigningKey(db, row.kid);
}
