import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { addAttempt, dropAttempts, takeBackAttempt } from "./store.ts";

/** How often something may be tried within a window before it has to wait for the window's end. */
export interface AttemptRule {
  readonly kind: string;
  readonly atMost: number;
  readonly windowSeconds: number;
}

/** Wrong passwords for one e-mail address from one network. */
export const signInAttempts: AttemptRule = { kind: "sign-in", atMost: 10, windowSeconds: 15 * 60 };
/** For one e-mail address from everywhere: bounds guessing from many networks, and is hard to reach on purpose. */
export const accountCeiling: AttemptRule = { kind: "sign-in-account", atMost: 100, windowSeconds: 15 * 60 };
/** Look-ups of one e-mail address from everywhere. */
export const checkEmailAttempts: AttemptRule = { kind: "check-email", atMost: 5, windowSeconds: 60 * 60 };
/** Look-ups of whatever addresses from one network; ten a minute besides. */
export const checkEmailDaily: AttemptRule = {
  kind: "check-email-day",
  atMost: 100,
  windowSeconds: 24 * 60 * 60,
};

/**
 * Counts one attempt, before it is judged: many at once are counted one by one by the database.
 * @throws AppError `rate_limited` with the seconds until the window ends.
 */
export async function countAttempt(deps: Deps, rule: AttemptRule, subject: string): Promise<void> {
  const now = deps.now();
  const key = deps.keys.lookupHash(`attempt-${rule.kind}`, subject);
  const { count, endsAt } = await addAttempt(deps.db, key, now, rule.windowSeconds);
  if (count > rule.atMost) {
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
    throw new AppError("rate_limited", { retryAfter: seconds });
  }
}

/** Begins anew after a success. */
export async function forgetAttempts(deps: Deps, rule: AttemptRule, subject: string): Promise<void> {
  await dropAttempts(deps.db, deps.keys.lookupHash(`attempt-${rule.kind}`, subject));
}

/** Counts one attempt less: it was none. */
export async function takeBack(deps: Deps, rule: AttemptRule, subject: string): Promise<void> {
  await takeBackAttempt(deps.db, deps.keys.lookupHash(`attempt-${rule.kind}`, subject));
}
