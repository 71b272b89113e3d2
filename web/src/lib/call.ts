import { authErrorKind } from "@waymark/contract/auth-errors";
import type { AnswerOf, Endpoint } from "@waymark/contract/endpoint";
import { CallError, type CallInput, send } from "./send.ts";
import { knownEnd, renewSession } from "./session-keeper.ts";

export { CallError } from "./send.ts";

/** The server says that this browser's session is over, or never was. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallError && authErrorKind(error) === "session_missing";
}

/**
 * Makes one call of the contract. When the access credential has expired meanwhile it is renewed once and the call
 * made again, so that nobody notices.
 * @throws CallError for an answer that is not 2xx, no answer (`network`), or one of another shape (`unreadable`).
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
