import type { SignedIn } from "@waymark/contract/accounts";
import type { AuditDetail } from "@waymark/contract/audit";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { Deps } from "../../deps.ts";
import type { Device } from "./device-of.ts";
import { ensurePerson } from "./ensure-person.ts";
import { openSession } from "./open-session.ts";
import { blankUser, userOf } from "./user-of.ts";

export interface Entered extends SignedIn {
  readonly secondFactorOwed: boolean;
  readonly sessionId: string;
  readonly setCookies: string[];
}

/**
 * Lets a person in whom some way in has proven, and says who they are: no more than id and address while their
 * second factor is owed. Not inside a transaction, as the person's key may be made.
 * @throws AppError `account_blocked`, `not_found`.
 */
export async function enter(
  deps: Deps,
  userId: string,
  language: Language,
  device?: Device,
  options: { readonly secondFactorShown?: boolean; readonly way?: AuditDetail } = {},
): Promise<Entered> {
  const person = await ensurePerson(deps, userId, language);
  if (person === null) throw new AppError("not_found");
  const { secondFactorOwed, ...opened } = await openSession(deps, userId, device, options);
  const user = secondFactorOwed ? blankUser(person) : userOf(person);
  return { ...opened, user, secondFactorOwed };
}
