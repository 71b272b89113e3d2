import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { hashNewPassword, hasPassword, storePassword } from "../accounts/credentials/password.ts";
import { getUser } from "../accounts/profile/users.ts";
import { endSessionsOf, forgetSessions } from "../accounts/sessions/end-sessions.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";
import type { CallerSession } from "./caller-session.ts";
import { requirePassword } from "./confirm-identity.ts";
import { replaceSession } from "./replace-session.ts";
import { readAuthenticator } from "./second-factor/authenticator-store.ts";

/**
 * Also sets a first password. Other sessions end; this one goes on under a new id.
 * @throws AppError `password_wrong`, `proof_required` (no password yet), `weak_password`, `rate_limited`, `busy`.
 */
export async function changePassword(
  deps: Deps,
  asker: CallerSession,
  { currentPassword, newPassword }: { currentPassword?: string | undefined; newPassword: string },
): Promise<string[]> {
  const { actor, sessionId } = asker;
  const { userId } = actor;
  const had = await hasPassword(deps, userId);
  if (had && currentPassword === undefined) throw new AppError("password_wrong");
  if (had) await requirePassword(deps, asker, currentPassword ?? "");
  else await requireRecentProof(deps, actor, sessionId);
  const { email, phoneNumber } = await getUser(deps, actor, userId);
  const hash = await hashNewPassword(deps, newPassword, email || phoneNumber, actor.locale);
  const setCookies = await inTransaction(deps, async (tx) => {
    await storePassword(tx, userId, hash);
    const authenticator = await readAuthenticator(tx, userId);
    await endSessionsOf(tx, userId, sessionId ?? undefined);
    await notify(tx, { userId: actor.userId, kind: "password-changed", params: {} });
    await recordAudit(tx, { userId: userId, action: "password-changed", device: actor.device });
    await tx.events.publish(tx.db, userId, "user-updated", {});
    // At this point the second factor, if there is one, has been shown.
    return replaceSession(tx, asker, { secondFactorShown: authenticator?.turnedOnAt != null });
  });
  forgetSessions(deps, userId);
  return setCookies;
}
