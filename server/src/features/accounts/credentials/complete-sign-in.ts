import type { SignedIn } from "@waymark/contract/accounts";
import type { AuditDetail } from "@waymark/contract/audit";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { type Deps, inTransaction } from "../../../deps.ts";
import { ensurePerson } from "../profile/ensure-person.ts";
import { blankUser, userOf } from "../profile/user-of.ts";
import type { Device } from "../sessions/device-of.ts";
import { rememberDevice } from "../sessions/known-device.ts";
import { openSession } from "../sessions/open-session.ts";
import { lockAccount } from "./credential-store.ts";

export interface SignedInSession extends SignedIn {
  readonly secondFactorOwed: boolean;
  readonly sessionId: string;
  readonly setCookies: string[];
}

/**
 * Lets a person in whom some way in has proven, and says who they are: no more than id and address while their
 * second factor is owed. Not inside a transaction, as the person's key may be made.
 *
 * @param options.stillValid Whether what was checked without a lock (a password) opens this account even now. Asked with
 * the account locked, so that nobody slips in while its owner changes the password or claims it.
 * @throws AppError `account_blocked`, `not_found`, `invalid_credentials` when it is valid no longer.
 */
export async function completeSignIn(
  deps: Deps,
  userId: string,
  language: Language,
  device?: Device,
  options: {
    readonly secondFactorShown?: boolean;
    readonly way?: AuditDetail;
    readonly stillValid?: (tx: Deps) => Promise<boolean>;
  } = {},
): Promise<SignedInSession> {
  const person = await ensurePerson(deps, userId, language);
  if (person === null) throw new AppError("not_found");
  const { stillValid, ...rest } = options;
  const { secondFactorOwed, ...opened } =
    stillValid === undefined
      ? await openSession(deps, userId, device, rest)
      : await inTransaction(deps, async (tx) => {
          await lockAccount(tx.db, userId);
          if (!(await stillValid(tx))) throw new AppError("invalid_credentials");
          return openSession(tx, userId, device, rest);
        });
  if (secondFactorOwed) return { ...opened, user: blankUser(person), secondFactorOwed };
  const setCookies = [...opened.setCookies, ...(await rememberDevice(deps, device, person))];
  return { ...opened, setCookies, user: userOf(person), secondFactorOwed };
}
