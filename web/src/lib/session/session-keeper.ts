import {
  readSession,
  refreshSession,
  type Session,
  sessionTimings,
} from "@waymark/contract/security-sessions";
import { isRetryable } from "@waymark/contract/sign-in-errors";
import { CallError, send } from "../api/send.ts";
import { readStored, writeStored } from "../storage.ts";
import { withTabLock } from "../tab-lock.ts";
import { openSessionChannel, postToTabs } from "./session-channel.ts";
import { clearStoredUser, readStoredUser, sessionEndKey, storedUser } from "./stored-user.ts";

/** Held while a tab renews or replaces the session. */
export const sessionLock = "waymark-session";

const { tick, refreshWithin, retryFor, retryFirst } = sessionTimings;

/** End of the access token by this machine's clock, in epoch milliseconds; null when unknown. */
export function accessTokenEnd(): number | null {
  const stored = Number(readStored(sessionEndKey) ?? Number.NaN);
  return Number.isFinite(stored) && stored > 0 ? stored : null;
}

/** The end also tells one renewal from another, so two within a millisecond must differ. */
function noteEnd(end: number): void {
  const before = accessTokenEnd();
  const rounded = Math.round(end);
  writeStored(sessionEndKey, String(rounded === before ? rounded + 1 : rounded));
}

/** In milliseconds, from the token's own claims: the server's clock may differ from ours. */
function lifeOf({ accessToken, expiresAt }: Session): number {
  try {
    const payload = accessToken.split(".")[1] ?? "";
    const claims: { iat?: unknown; exp?: unknown } = JSON.parse(
      atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
    );
    const life = (Number(claims.exp) - Number(claims.iat)) * 1_000;
    if (life > 0) return life;
  } catch {
    // Not a JWT: `expiresAt` gives the end too.
  }
  return Date.parse(expiresAt) - Date.now();
}

/** The guard then goes to sign-in. */
function endHere(): void {
  writeStored(sessionEndKey, null);
  if (readStoredUser() === null) return;
  clearStoredUser();
  postToTabs({ kind: "signed-out", data: {} });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** After 200 ms, 400 ms and so on for up to 30 s, while the failure is a passing one. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + retryFor;
  for (let wait: number = retryFirst; ; wait *= 2) {
    try {
      return await work();
    } catch (error) {
      const mayPass = error instanceof CallError && isRetryable(error);
      if (!mayPass || Date.now() + wait > until) throw error;
      await pause(wait);
    }
  }
}

let renewing: Promise<void> | null = null;

/**
 * Once for all calls and tabs of this browser that ask at the same time.
 * @param before The known end when the failed call was sent. If it has changed since, another tab has renewed.
 * @throws CallError when the server did not answer for 30 s, or refused; a refusal ends the session here too.
 */
export function renewSession(before = accessTokenEnd()): Promise<void> {
  if (renewing === null) {
    renewing = withTabLock(sessionLock, () => renewUnlessDone(before)).finally(() => {
      renewing = null;
    });
  }
  return renewing;
}

async function renewUnlessDone(before: number | null): Promise<void> {
  const now = accessTokenEnd();
  // Another tab was faster.
  if (now !== null && now !== before && now > Date.now()) return;
  try {
    const { session } = await retrying(() => send(refreshSession, { body: {} }));
    noteEnd(Date.now() + lifeOf(session));
    postToTabs({ kind: "token-refreshed", data: { sessionId: session.id } });
  } catch (error) {
    // Too many calls, or an answer that could not be read, says nothing about the session.
    const refused = error instanceof CallError && error.status >= 400 && !isRetryable(error);
    if (refused && error.status !== 429) endHere();
    throw error;
  }
}

async function checkEnd(): Promise<void> {
  if (readStoredUser() === null) return;
  const end = accessTokenEnd();
  if (end === null) await learnEnd();
  else if (end - Date.now() < refreshWithin) await renewSession();
}

/** Asks the server, after signing in or when this browser's storage was lost. */
async function learnEnd(): Promise<void> {
  // Read before the call: another tab may renew before the answer arrives.
  const before = accessTokenEnd();
  try {
    const { session } = await send(readSession, {});
    if (session === null) endHere();
    else {
      noteEnd(Math.min(Date.now() + lifeOf(session), Date.parse(session.expiresAt)));
      postToTabs({ kind: "signed-in", data: { sessionId: session.id } });
    }
  } catch (error) {
    if (error instanceof CallError && error.code === "access_expired") await renewSession(before);
    else throw error;
  }
}

/** @returns a function that stops it. */
export function keepSession(): () => void {
  let checking = false;
  const checkNow = () => {
    if (checking) return;
    checking = true;
    // A failure is tried again at the next tick.
    checkEnd()
      .catch(() => undefined)
      .finally(() => {
        checking = false;
      });
  };
  const whenSeen = () => document.visibilityState === "visible" && checkNow();
  openSessionChannel();
  const timer = setInterval(checkNow, tick);
  const unfollow = storedUser.subscribe(checkNow);
  document.addEventListener("visibilitychange", whenSeen);
  window.addEventListener("online", checkNow);
  checkNow();
  return () => {
    clearInterval(timer);
    unfollow();
    document.removeEventListener("visibilitychange", whenSeen);
    window.removeEventListener("online", checkNow);
  };
}
