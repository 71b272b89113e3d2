import type { SignedIn } from "@waymark/contract/accounts";
import type { AuditDetail } from "@waymark/contract/audit";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { FastifyReply } from "fastify";
import { type Deps, inTransaction } from "../../../deps.ts";
import { ensurePerson } from "../profile/ensure-person.ts";
import { blankUser, userOf } from "../profile/users.ts";
import type { Device } from "../sessions/device-of.ts";
import { rememberDevice, tellOfNewDevice } from "../sessions/known-device.ts";
import { openSession } from "../sessions/open-session.ts";
import { forgetShownFactors } from "../sessions/proof-store.ts";
import { lockAccount, writeSecondFactor } from "./credential-store.ts";

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
  await tellOfNewDevice(deps, device, person, opened.sessionId);
  const setCookies = [...opened.setCookies, ...(await rememberDevice(deps, device, person))];
  return { ...opened, setCookies, user: userOf(person), secondFactorOwed };
}

/**
 * Answers a successful sign-in with the session's cookies: the end of every route that signs in.
 * @throws AppError `second_factor_required`, with the cookies, while it is owed.
 */
export function answerSignIn(reply: FastifyReply, entered: SignedInSession): SignedIn {
  const { user, secondFactorOwed, setCookies } = entered;
  reply.header("set-cookie", setCookies).header("cache-control", "no-store");
  if (secondFactorOwed) throw new AppError("second_factor_required");
  return { user };
}

/**
 * Sets whether a person's sessions owe a second factor. All of them count as not having shown it; the session that
 * turns it on is replaced afterwards. In the caller's transaction; call `forgetSessions` after it.
 */
export async function setSecondFactor(deps: Deps, userId: string, on: boolean): Promise<void> {
  await writeSecondFactor(deps.db, userId, on, deps.now());
  await forgetShownFactors(deps.db, userId);
}
