import type { SignedIn } from "@waymark/contract/accounts";
import type { AuditDetail } from "@waymark/contract/audit";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { FastifyReply } from "fastify";
import { type Deps, inTransaction } from "../../../deps.ts";
import { ensurePerson } from "../profile/ensure-person.ts";
import { blankUser, userOf } from "../profile/users.ts";
import type { Device } from "../sessions/device-of.ts";
import { notifyOfNewDevice, rememberDevice } from "../sessions/known-device.ts";
import { openSession } from "../sessions/open-session.ts";
import { forgetShownFactors } from "../sessions/proof-store.ts";
import { lockAccount, writeSecondFactor } from "./credential-store.ts";

export interface SignedInSession extends SignedIn {
  readonly secondFactorOwed: boolean;
  readonly sessionId: string;
  readonly setCookies: string[];
}

/**
 * Opens a session for a person who has proven one sign-in method. While the second factor is owed, the answer has only
 * their id and address. Not inside a transaction, because the person's key may be created.
 * @param options.stillValid Checks again, with the account locked, what was checked without a lock (a password), so
 * that nobody gets in while the owner changes the password or claims the account.
 * @throws AppError `account_blocked`, `not_found`, `invalid_credentials` when `stillValid` says no.
 */
export async function completeSignIn(
  deps: Deps,
  userId: string,
  language: Language,
  device?: Device,
  options: {
    readonly secondFactorShown?: boolean;
    readonly method?: AuditDetail;
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
  await notifyOfNewDevice(deps, device, person, opened.sessionId);
  const setCookies = [...opened.setCookies, ...(await rememberDevice(deps, device, person))];
  return { ...opened, setCookies, user: userOf(person), secondFactorOwed };
}

/** Ends every route that signs in. @throws AppError `second_factor_required`, with the cookies, while owed. */
export function answerSignIn(reply: FastifyReply, entered: SignedInSession): SignedIn {
  const { user, secondFactorOwed, setCookies } = entered;
  reply.header("set-cookie", setCookies).header("cache-control", "no-store");
  if (secondFactorOwed) throw new AppError("second_factor_required");
  return { user };
}

/** Needs the caller's transaction; call `forgetSessions` after it. */
export async function setSecondFactor(deps: Deps, userId: string, on: boolean): Promise<void> {
  await writeSecondFactor(deps.db, userId, on, deps.now());
  await forgetShownFactors(deps.db, userId);
}
