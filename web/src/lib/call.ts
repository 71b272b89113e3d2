import { authErrorKind } from "@waymark/contract/auth-errors";
import type { AnswerOf, Endpoint } from "@waymark/contract/endpoint";
import { CallError, type CallInput, send } from "./send.ts";
import { knownEnd, renewSession, sessionLock } from "./session-keeper.ts";
import { withTabLock } from "./tab-lock.ts";

export { CallError } from "./send.ts";

/** The server says that this browser's session is over, or never was. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallError && authErrorKind(error) === "session_missing";
}

/**
 * Makes one call of the contract. When the access credential has expired meanwhile it is renewed and the call is made
 * again, so that nobody notices. So it is when the session has ended: a call of this or another tab may just have
 * replaced it by a new one (a changed password, a second factor), whose cookies are here once that call has its answer.
 * @throws CallError for an answer that is not 2xx, no answer (`network`), or one of another shape (`unreadable`).
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const before = knownEnd();
  const ask = () =>
    endpoint.replacesSession ? withTabLock(sessionLock, () => send(endpoint, input)) : send(endpoint, input);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === "access_expired") await renewSession(before);
    else if (error.code === "session_missing") await withTabLock(sessionLock, async () => undefined);
    else throw error;
    return ask();
  }
}
