import { AppError } from "@waymark/contract/errors";
import { type AccountAction, mayAct } from "@waymark/contract/unverified";
import type { Language } from "@waymark/contract/values";
import type { DeviceNames } from "./audit/record-audit.ts";

/** Who asks: what every verb gets as its second argument. Proven by the session, never by the body. */
export interface Who {
  readonly userId: string;
  /** Whether the account's email address is verified; until then `unverifiedMay` says what it may do. */
  readonly verified: boolean;
  readonly teams: readonly { readonly id: string; readonly role: string }[];
  readonly locale: Language;
  readonly timeZone: string;
  /** What the session was opened with; unknown where nobody asks, as in tasks. */
  readonly device?: DeviceNames;
}

/**
 * Endpoints with an `action` are checked by this before they run; a verb calls it only where the action depends on the
 * body.
 * @throws AppError `email_unverified`.
 */
export function requireVerified(who: Who, action: AccountAction): void {
  if (!mayAct(action, who)) throw new AppError("email_unverified");
}
