import { type Deps, inTransaction } from "../../deps.ts";
import { authOf } from "./auth.ts";
import { deleteSession } from "./store.ts";
import { type AskHeaders, whoAsks } from "./who-asks.ts";

/**
 * Ends the session of a request, if it has one; other processes know within 5 s.
 * @returns the cookies to send, which take the browser's own away.
 */
export async function signOut(deps: Deps, headers: AskHeaders): Promise<{ setCookies: string[] }> {
  const auth = authOf(deps);
  const session = await whoAsks(deps, headers);
  if (session !== null) {
    const { userId } = session.who;
    // The library only logs when a session cannot be deleted; here that must be a failure.
    await inTransaction(deps, async (tx) => {
      const ended = await deleteSession(tx.db, userId, session.sessionId);
      if (ended) await tx.events.publish(tx.db, userId, "signed-out", { sessionId: session.sessionId });
    });
    auth.seen.forgetWhere((seen) => seen.who.userId === userId);
  }
  const cleared = await auth.api.signOut({ headers: new Headers(), returnHeaders: true });
  return { setCookies: cleared.headers.getSetCookie() };
}
