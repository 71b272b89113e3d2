import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../../deps.ts";
import { getUser } from "../../accounts/profile/users.ts";
import { requireRecentProof } from "../../accounts/sessions/recent-proof.ts";
import type { CallerSession } from "../caller-session.ts";
import { putPendingAuthenticator, readAuthenticator } from "./authenticator-store.ts";
import { authenticatorUri, newSecret } from "./totp.ts";

/** Time in which a shown secret may still be turned on; within it the same one is shown again. */
export const setUpMs = 30 * 60_000;

/** It stays off until a correct code is entered. */
export async function beginAuthenticator(
  deps: Deps,
  { actor, sessionId }: CallerSession,
): Promise<{ secret: string; uri: string }> {
  await requireRecentProof(deps, actor, sessionId);
  const { email, phoneNumber } = await getUser(deps, actor, actor.userId);
  const secret = await pendingSecret(deps, actor.userId);
  return { secret, uri: authenticatorUri(secret, email || phoneNumber) };
}

/** A second tab must not invalidate the first one's secret. */
async function pendingSecret(deps: Deps, userId: string): Promise<string> {
  const found = await readAuthenticator(deps, userId);
  if (found !== null && found.turnedOnAt !== null) throw new AppError("second_factor_on");
  // A secret that is shown again must have at least half of its time left.
  if (found !== null && deps.now().getTime() - found.createdAt.getTime() < setUpMs / 2) return found.secret;
  const secret = newSecret();
  if (!(await putPendingAuthenticator(deps, userId, secret))) throw new AppError("second_factor_on");
  return secret;
}
