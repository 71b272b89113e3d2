import type { SignedIn } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getUser, userOf } from "../../accounts/profile/users.ts";
import { forgetSessions } from "../../accounts/sessions/end-sessions.ts";
import { notifyOfNewDevice, rememberDevice } from "../../accounts/sessions/known-device.ts";
import type { CallerSession } from "../caller-session.ts";
import { replaceSession } from "../replace-session.ts";
import { readAuthenticator } from "./authenticator-store.ts";
import { type FactorCode, useSecondFactor } from "./use-second-factor.ts";

export type Shown = SignedIn & { readonly setCookies: string[] };

/** The session's id changes. */
export async function showSecondFactor(deps: Deps, asker: CallerSession, code: FactorCode): Promise<Shown> {
  await useSecondFactor(deps, asker, code);
  return acceptSecondFactor(deps, asker);
}

export async function acceptSecondFactor(deps: Deps, asker: CallerSession): Promise<Shown> {
  const { userId } = asker.actor;
  const person = await getUser(deps, asker.actor, userId);
  const setCookies = await inTransaction(deps, async (tx) => {
    const found = await readAuthenticator(tx, userId);
    if (found === null || found.turnedOnAt === null) throw new AppError("second_factor_off");
    const cookies = await replaceSession(tx, asker, { secondFactorShown: true });
    await recordAudit(tx, { userId, action: "second-factor-shown", device: asker.device });
    await tx.events.publish(tx.db, userId, "multi-factor-verified", {});
    return cookies;
  });
  forgetSessions(deps, userId);
  if (asker.sessionId !== null) await notifyOfNewDevice(deps, asker.device, person, asker.sessionId);
  return {
    user: userOf(person),
    setCookies: [...setCookies, ...(await rememberDevice(deps, asker.device, person))],
  };
}
