import { dropAllLinks } from "../../codes/mailed-link.ts";
import type { Deps } from "../../deps.ts";
import { markEmailVerified } from "../accounts/account.ts";
import { dropErasure } from "../personal-data/ask-erasure.ts";
import { personalParts } from "../personal-data/parts.ts";
import { dropPhoneVerification } from "../phone/verify-phone.ts";
import { dropTripsOf } from "./store.ts";

/**
 * Gives an account to the owner of its email address, who has just proven it from outside any session of that account.
 * Anybody could have signed up with that address and waited, so everything is removed that the account was set up with:
 * password, sessions, linked identities, passkeys, authenticator, phone number, calendar feed, secret profile link,
 * followed boards, open invitations, a pending change of address or erasure, and all links and codes. Resumes and
 * applications stay. Codes to sign in with end too, since they were made for an address that was not proven. In the caller's transaction; call `forgetAccount` after it.
 * @returns false, with nothing changed, when the address was verified before or is no longer the account's.
 */
export async function claimAccount(tx: Deps, userId: string, email: string): Promise<boolean> {
  // First, because it locks the account's row: whoever signs in with the old password at this moment waits for us.
  if (!(await markEmailVerified(tx, userId, email))) return false;
  for (const part of personalParts) await part.dropUnproven?.(tx, userId);
  await dropPhoneVerification(tx, userId);
  await dropErasure(tx, userId);
  await dropTripsOf(tx.db, userId);
  await dropAllLinks(tx, userId);
  return true;
}
