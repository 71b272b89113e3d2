import { type AccountAction, mayAct } from "@waymark/contract/accounts-unverified";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { DeviceNames } from "./audit/record-audit.ts";

/** The caller, passed to every function of the features. Proven by the session, never by the body. */
export interface Actor {
  readonly userId: string;
  /** Whether the account's email address is verified; until then `unverifiedMay` limits its actions. */
  readonly verified: boolean;
  readonly teams: readonly { readonly id: string; readonly role: string }[];
  readonly locale: Language;
  readonly timeZone: string;
  /** The device that opened the session; unknown in tasks, which have no caller. */
  readonly device?: DeviceNames;
}

/**
 * Endpoints with an `action` are checked by this before they run; other code calls it only if the action depends on the
 * body.
 * @throws AppError `email_unverified`.
 */
export function requireVerified(actor: Actor, action: AccountAction): void {
  if (!mayAct(action, actor)) throw new AppError("email_unverified");
}
