import type { Deps } from "../../deps.ts";
import { openSession } from "../accounts/sessions/open-session.ts";
import { acceptProof } from "../accounts/sessions/recent-proof.ts";
import type { CallerSession } from "./caller-session.ts";

/**
 * Replaces id and token, which somebody else may know, in the caller's transaction. Call `forgetSessions` after it.
 * @throws AppError `session_missing` when the session was ended meanwhile.
 */
export async function replaceSession(
  tx: Deps,
  { actor, sessionId, device }: CallerSession,
  options: { readonly secondFactorShown: boolean },
): Promise<string[]> {
  // Locks the row, so that the new session does not undo a parallel sign-out.
  await acceptProof(tx, actor, sessionId);
  const opened = await openSession(tx, actor.userId, device, {
    ...options,
    ...(sessionId === null ? {} : { replaces: sessionId }),
  });
  return opened.setCookies;
}
