import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/get-user.ts";
import { requireRecentProof } from "../accounts/recent-proof.ts";
import type { Asker } from "./asker.ts";
import { putPendingAuthenticator, readAuthenticator } from "./authenticator-store.ts";
import { authenticatorUri, newSecret } from "./totp.ts";

/** How long a secret that was shown may still be turned on; asking again within it shows the same one. */
export const setUpMs = 30 * 60_000;

/**
 * Begins setting up an authenticator app; nothing is on until a right code comes back.
 * @throws AppError `proof_required`, `second_factor_on`.
 */
export async function beginAuthenticator(
  deps: Deps,
  { who, sessionId }: Asker,
): Promise<{ secret: string; uri: string }> {
  await requireRecentProof(deps, who, sessionId);
  const { email } = await getUser(deps, who, who.userId);
  const secret = await pendingSecret(deps, who.userId);
  return { secret, uri: authenticatorUri(secret, email) };
}

/** A second tab that asks too must not make the first one's secret worthless. */
async function pendingSecret(deps: Deps, userId: string): Promise<string> {
  const found = await readAuthenticator(deps, userId);
  if (found !== null && found.turnedOnAt !== null) throw new AppError("second_factor_on");
  // Half of the time must be left to whoever is shown it again.
  if (found !== null && deps.now().getTime() - found.createdAt.getTime() < setUpMs / 2) return found.secret;
  const secret = newSecret();
  if (!(await putPendingAuthenticator(deps, userId, secret))) throw new AppError("second_factor_on");
  return secret;
}
