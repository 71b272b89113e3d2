import type { Deps } from "../../deps.ts";
import { deleteEmailChange } from "./email-change-store.ts";
import { deletePasskeys } from "./passkey-store.ts";

/**
 * Takes away what somebody may have set up to keep getting in, before the address's owner came: passkeys, and a
 * change of address on its way. An authenticator stays: a second factor is passed by nothing, and alone it opens
 * nothing. In the caller's transaction.
 */
export async function dropUnprovenKeys(deps: Deps, userId: string): Promise<void> {
  await deletePasskeys(deps.db, userId);
  await deleteEmailChange(deps.db, userId);
}
