import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { addAttempts, settleAttempts, touchAttempts } from "./store.ts";

/** The number of attempts within a window; further ones have to wait for its end. */
export interface AttemptRule {
  readonly kind: string;
  readonly atMost: number;
  readonly windowSeconds: number;
}

/** The limits for attempts at one account: from one network or known device, and from everywhere. */
export interface AccountRule extends AttemptRule {
  /** From all networks together, and the same number again from all known devices together. */
  readonly atMostInAll: number;
  /** The error when the limit for all is reached, instead of `rate_limited`. */
  readonly whenReached?: "password_paused";
}

/** Wrong passwords for one email address. The limit for all bounds guessing from many networks. */
export const signInAttempts: AccountRule = {
  kind: "sign-in",
  atMost: 10,
  atMostInAll: 100,
  windowSeconds: 15 * 60,
  whenReached: "password_paused",
};
/** Look-ups of one email address. */
export const checkEmailAttempts: AccountRule = {
  kind: "check-email",
  atMost: 5,
  atMostInAll: 100,
  windowSeconds: 60 * 60,
};
/** Look-ups of any addresses from one network; ten a minute is a further limit. */
export const checkEmailDaily: AttemptRule = {
  kind: "check-email-day",
  atMost: 100,
  windowSeconds: 24 * 60 * 60,
};

/** Sign-ups from one network: each tells whether its address is taken, like a look-up. */
export const signUpsDaily: AttemptRule = { kind: "sign-up-day", atMost: 100, windowSeconds: 24 * 60 * 60 };
/** Look-ups and sign-ups by everybody: nobody is refused because of them, but somebody may be collecting addresses. */
const lookUpsOfAll: AttemptRule = { kind: "look-ups", atMost: 1_000, windowSeconds: 60 * 60 };

/** Mails with a link to one address that a stranger can cause: sign-ups, address changes. */
export const strangersMails: AttemptRule = {
  kind: "strangers-mails",
  atMost: 10,
  windowSeconds: 24 * 60 * 60,
};
/** The same for callers who are not signed in: one network alone cannot use up an address's limit. */
export const signUpMails: AccountRule = { ...strangersMails, atMost: 4, atMostInAll: strangersMails.atMost };

/** An attempt with its rule. */
export interface Attempt {
  readonly rule: AttemptRule;
  readonly subject: string;
  readonly whenReached?: AccountRule["whenReached"];
}

/** The origin of an attempt at an account: a network, or the id of a device on which its owner has signed in before. */
export interface Origin {
  readonly address: string;
  readonly knownDevice: string | null;
}

/**
 * The counters of an attempt at one account: first by its origin, then by the account. Known devices have separate
 * counters, so that strangers, from however many networks, cannot use up the owner's limit.
 */
export function attemptAt(
  rule: AccountRule,
  account: string,
  { address, knownDevice }: Origin,
): [Attempt, Attempt] {
  const { kind, atMost, atMostInAll, windowSeconds, whenReached } = rule;
  const [own, all, from] =
    knownDevice === null
      ? [kind, `${kind}-account`, address]
      : [`${kind}-device`, `${kind}-devices`, knownDevice];
  return [
    { rule: { kind: own, atMost, windowSeconds }, subject: `${account} ${from}` },
    {
      rule: { kind: all, atMost: atMostInAll, windowSeconds },
      subject: account,
      ...(whenReached === undefined ? {} : { whenReached }),
    },
  ];
}

const keyOf = (deps: Deps, { rule, subject }: Attempt) =>
  deps.keys.lookupHash(`attempt-${rule.kind}`, subject);

/**
 * Counts one attempt by each rule before it is checked; the database counts parallel ones one by one. An attempt
 * refused by one rule does not count for the rules after it.
 * @throws AppError `rate_limited`, or the attempt's own error, with the seconds until the window ends, when a limit has
 * been reached.
 */
export async function countAttempts(deps: Deps, ...tried: readonly Attempt[]): Promise<void> {
  const now = deps.now();
  const keyed = tried.map((attempt) => ({ ...attempt, key: keyOf(deps, attempt) }));
  const counters = await addAttempts(
    deps.db,
    keyed.map(({ key, rule }) => ({ key, windowSeconds: rule.windowSeconds })),
    now,
  );
  for (const [index, { key, rule, whenReached = "rate_limited" }] of keyed.entries()) {
    const counter = counters.find((one) => one.key === key);
    if (counter === undefined || counter.count <= rule.atMost) continue;
    await takeBackAttempts(deps, ...tried.slice(index + 1));
    const seconds = Math.ceil((counter.endsAt.getTime() - now.getTime()) / 1_000);
    throw new AppError(whenReached, { retryAfter: Math.max(1, seconds) });
  }
}

/** Counts one attempt by one rule, like `countAttempts`. */
export const countAttempt = (deps: Deps, rule: AttemptRule, subject: string): Promise<void> =>
  countAttempts(deps, { rule, subject });

/** After a success: resets one counter and decreases the other by one. */
export async function settleAttempt(deps: Deps, ended: Attempt, lessened: Attempt): Promise<void> {
  await settleAttempts(deps.db, keyOf(deps, ended), keyOf(deps, lessened));
}

/** Decreases each counter by one, because there was no real attempt. */
export async function takeBackAttempts(deps: Deps, ...tried: readonly Attempt[]): Promise<void> {
  for (const attempt of tried) await settleAttempts(deps.db, null, keyOf(deps, attempt));
}

/** Writes a counter without changing it, so that two code paths write the same amount. */
export async function touchAttempt(deps: Deps, attempt: Attempt): Promise<void> {
  await touchAttempts(deps.db, keyOf(deps, attempt));
}

/** Counts one address look-up, and warns the operator at every thousandth within an hour. */
export async function noteLookUp(deps: Deps): Promise<void> {
  const { kind, atMost, windowSeconds } = lookUpsOfAll;
  const key = keyOf(deps, { rule: lookUpsOfAll, subject: kind });
  const [counter] = await addAttempts(deps.db, [{ key, windowSeconds }], deps.now());
  if (counter === undefined || counter.count % atMost !== 0) return;
  deps.log.warn(
    { lookUps: counter.count },
    "unusually many addresses were looked up within the hour; AUTH_PRIVACY=strict makes it tell nothing",
  );
}
