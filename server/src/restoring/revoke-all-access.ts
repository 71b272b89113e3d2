import { type Deps, inTransaction } from "../deps.ts";
import { rotateSigningKey } from "../features/accounts/sessions/rotate-signing-key.ts";
import { renewEverySecretLink } from "../features/public-profile/own-page.ts";
import { deleteRevocable, failWaitingMessages } from "./store.ts";

/**
 * Ends what may have ended since the backup: sessions, codes, mailed and one-time links, calendar feeds, secret
 * profile links, invitations, email changes, challenges and the signing key of access credentials.
 */
export async function revokeAllAccess(deps: Deps): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await deleteRevocable(tx.db);
    await failWaitingMessages(tx.db);
    await renewEverySecretLink(tx);
  });
  await rotateSigningKey(deps, true);
}
