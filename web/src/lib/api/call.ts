import type { AnswerOf, Endpoint } from "@waymark/contract/endpoint";
import { authErrorKind } from "@waymark/contract/sign-in-errors";
import { accessTokenEnd, renewSession, sessionLock } from "../session/session-keeper.ts";
import { withTabLock } from "../tab-lock.ts";
import { CallError, type CallInput, send } from "./send.ts";

export { CallError } from "./send.ts";

/** True when the server says that this browser has no session, or no longer one. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallError && authErrorKind(error) === "session_missing";
}

/**
 * Renews an expired access token and repeats the call once. Also repeats it if the session has ended: another tab may
 * be replacing it (a changed password, a second factor), and its cookies arrive with its answer.
 * @throws CallError when the answer is not 2xx, does not arrive (`network`), or has another shape (`unreadable`).
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const before = accessTokenEnd();
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
