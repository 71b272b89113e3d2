import { authErrorKind } from "@waymark/contract/auth-errors";
import type { AnswerOf, Endpoint } from "@waymark/contract/endpoint";
import { CallError, type CallInput, send } from "./send.ts";
import { knownEnd, renewSession } from "./session-keeper.ts";

export { CallError } from "./send.ts";

/** True when the server says that this browser has no session, or no longer one. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallError && authErrorKind(error) === "session_missing";
}

/**
 * Makes one call of the contract. If the access token has expired, renews it once and repeats the call.
 * @throws CallError when the answer is not 2xx, does not arrive (`network`), or has another shape (`unreadable`).
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  const before = knownEnd();
  try {
    return await send(endpoint, input);
  } catch (error) {
    if (!(error instanceof CallError) || authErrorKind(error) !== "access_expired") throw error;
    await renewSession(before);
    return send(endpoint, input);
  }
}
