import { isRetryable } from "@waymark/contract/auth-errors";
import { readSession, refreshSession, type Session, sessionTimings } from "@waymark/contract/sessions";
import { CallError, send } from "./send.ts";
import { openSessionChannel, tellTabs } from "./session-channel.ts";
import { readStored, writeStored } from "./storage.ts";
import { clearStoredUser, readStoredUser, sessionEndKey, storedUser } from "./stored-user.ts";
import { withTabLock } from "./tab-lock.ts";

/** Held by the tab that renews the session or replaces it by a new one. */
export const sessionLock = "waymark-session";

const { tick, refreshWithin, retryFor, retryFirst } = sessionTimings;

/** When the access credential ends by this machine's clock; null when that is not known. */
export function knownEnd(): number | null {
  const stored = Number(readStored(sessionEndKey) ?? Number.NaN);
  return Number.isFinite(stored) && stored > 0 ? stored : null;
}

/** Two renewals within one millisecond are told apart as well. */
function noteEnd(end: number): void {
  const before = knownEnd();
  const rounded = Math.round(end);
  writeStored(sessionEndKey, String(rounded === before ? rounded + 1 : rounded));
}

/** How long a fresh token lives by its own word: the clocks of both sides need not agree. */
function lifeOf({ accessToken, expiresAt }: Session): number {
  try {
    const payload = accessToken.split(".")[1] ?? "";
    const claims: { iat?: unknown; exp?: unknown } = JSON.parse(
      atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
    );
    const life = (Number(claims.exp) - Number(claims.iat)) * 1_000;
    if (life > 0) return life;
  } catch {
    // A token of another kind: its end is said beside it too.
  }
  return Date.parse(expiresAt) - Date.now();
}

/** Nothing of the session is kept here any more; whoever shows a guarded screen goes to sign-in. */
function endHere(): void {
  writeStored(sessionEndKey, null);
  if (readStoredUser() === null) return;
  clearStoredUser();
  tellTabs({ kind: "signed-out", data: {} });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Tries again after 200 ms, 400 ms and so on for 30 s, when the failure is one that may pass. */
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
 * Renews the access credential: once for however many calls and tabs of this browser ask for it.
 * @param before The end that was known when the call was sent that found it expired: when it is another one by now,
 * somebody has renewed it meanwhile.
 * @throws CallError when the server did not answer for 30 s, or refused: then the session is over here too.
 */
export function renewSession(before = knownEnd()): Promise<void> {
  if (renewing === null) {
    renewing = withTabLock(sessionLock, () => renewUnlessDone(before)).finally(() => {
      renewing = null;
    });
  }
  return renewing;
}

async function renewUnlessDone(before: number | null): Promise<void> {
  const now = knownEnd();
  // Another tab was faster, or signed out.
  if (now !== null && now !== before && now > Date.now()) return;
  try {
    const { session } = await retrying(() => send(refreshSession, { body: {} }));
    noteEnd(Date.now() + lifeOf(session));
    tellTabs({ kind: "token-refreshed", data: { sessionId: session.id } });
  } catch (error) {
    // That there were too many calls, or that the answer was not understood, says nothing about the session.
    const refused = error instanceof CallError && error.status >= 400 && !isRetryable(error);
    if (refused && error.status !== 429) endHere();
    throw error;
  }
}

async function look(): Promise<void> {
  if (readStoredUser() === null) return;
  const end = knownEnd();
  if (end === null) await learnEnd();
  else if (end - Date.now() < refreshWithin) await renewSession();
}

/** After signing in, or in a browser that has lost its notes. */
async function learnEnd(): Promise<void> {
  // What was known when the question left: another tab may renew before the answer is here.
  const before = knownEnd();
  try {
    const { session } = await send(readSession, {});
    if (session === null) endHere();
    else {
      noteEnd(Math.min(Date.now() + lifeOf(session), Date.parse(session.expiresAt)));
      tellTabs({ kind: "signed-in", data: { sessionId: session.id } });
    }
  } catch (error) {
    if (error instanceof CallError && error.code === "access_expired") await renewSession(before);
    else throw error;
  }
}

/** Keeps the session of whoever is signed in fresh, for as long as the page is open. Returns how to stop. */
export function keepSession(): () => void {
  let looking = false;
  const lookNow = () => {
    if (looking) return;
    looking = true;
    // What failed is tried again with the next tick.
    look()
      .catch(() => undefined)
      .finally(() => {
        looking = false;
      });
  };
  const whenSeen = () => document.visibilityState === "visible" && lookNow();
  openSessionChannel();
  const timer = setInterval(lookNow, tick);
  const unfollow = storedUser.subscribe(lookNow);
  document.addEventListener("visibilitychange", whenSeen);
  window.addEventListener("online", lookNow);
  lookNow();
  return () => {
    clearInterval(timer);
    unfollow();
    document.removeEventListener("visibilitychange", whenSeen);
    window.removeEventListener("online", lookNow);
  };
}
