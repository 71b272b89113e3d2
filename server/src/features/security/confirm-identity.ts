import { AppError } from "@waymark/contract/errors";
import type { Proof } from "@waymark/contract/security";
import { recordFailure } from "../../audit/record-audit.ts";
import { useCode } from "../../codes/use-code.ts";
import type { Deps } from "../../deps.ts";
import { type AccountRule, countAttempts, settleAttempt } from "../accounts/credentials/count-attempt.ts";
import { hasPassword, isPassword } from "../accounts/credentials/password.ts";
import { getUser } from "../accounts/profile/users.ts";
import { acceptProof } from "../accounts/sessions/recent-proof.ts";
import { attemptOf, type CallerSession } from "./caller-session.ts";
import type { RelyingParty } from "./passkeys/relying-party.ts";
import { verifyAssertion } from "./passkeys/verify-passkey.ts";
import { useSecondFactor } from "./second-factor/use-second-factor.ts";
import { proofCodeFor } from "./send-proof-code.ts";

const passwordAttempts: AccountRule = {
  kind: "own-password",
  atMost: 10,
  atMostFromNetwork: 20,
  atMostInAll: 30,
  windowSeconds: 15 * 60,
};

/**
 * Counts the attempt first. @throws AppError `password_wrong`, `rate_limited` after 10 from one IP address in 15
 * minutes, 20 from one /24 or /48, or 30 from everywhere, `busy`.
 */
export async function requirePassword(deps: Deps, asker: CallerSession, password: string): Promise<void> {
  const { userId, device } = asker.actor;
  const tried = await attemptOf(deps, asker, passwordAttempts);
  await countAttempts(deps, ...tried);
  if (!(await isPassword(deps, userId, password))) {
    await recordFailure(deps, { userId, action: "password-failed", device });
    throw new AppError("password_wrong");
  }
  await settleAttempt(deps, tried);
}

/** @param browser Only a passkey needs it. @returns the time until which the proof counts. */
export async function prove(
  deps: Deps,
  asker: CallerSession,
  proof: Proof,
  browser: { site: () => RelyingParty; cookie: string | undefined },
): Promise<Date> {
  const { actor, sessionId } = asker;
  const { userId } = actor;
  switch (proof.by) {
    case "password":
      await requirePassword(deps, asker, proof.password);
      break;
    case "email-code": {
      // Reading the mails must not replace the password.
      if (await hasPassword(deps, userId)) throw new AppError("code_invalid");
      const { email } = await getUser(deps, actor, userId);
      await useCode(deps, proofCodeFor(userId, email), proof.code).catch(async (error: unknown) => {
        await recordFailure(deps, { userId, action: "email-code-failed", device: actor.device });
        throw error;
      });
      break;
    }
    case "authenticator":
      await useSecondFactor(deps, asker, proof);
      break;
    case "passkey": {
      const { cookie } = browser;
      const answered = {
        purpose: "prove" as const,
        userId,
        site: browser.site(),
        cookie,
        device: actor.device,
      };
      await verifyAssertion(deps, answered, proof.assertion);
      break;
    }
  }
  return acceptProof(deps, actor, sessionId);
}
