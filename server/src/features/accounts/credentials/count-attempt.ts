import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../../deps.ts";
import { networkKey } from "../../../http/limits.ts";
import { addAttempts, settleAttempts, touchAttempts } from "../store.ts";

export interface AttemptRule {
  readonly kind: string;
  readonly atMost: number;
  readonly windowSeconds: number;
  /** The error when the limit is reached; `rate_limited` by default. */
  readonly whenReached?: "sign_up_links_sent" | "change_links_sent" | "password_paused";
}

/** Limits attempts at one account by IP address or known device, by wider network, and in all. */
export interface AccountRule extends AttemptRule {
  /** From one /24 or /48, so that the owner of a whole network cannot use up the limit of everybody. */
  readonly atMostFromNetwork: number;
  /** From all networks together, and the same number again from all known devices together. */
  readonly atMostInAll: number;
  /** The error when the limit of the wider network or for all is reached; `whenReached` by default. */
  readonly whenReachedTogether?: AttemptRule["whenReached"];
}

/** Wrong passwords for one email address. The limit for all bounds guessing from many networks. */
export const signInAttempts: AccountRule = {
  kind: "sign-in",
  atMost: 10,
  atMostFromNetwork: 30,
  atMostInAll: 100,
  windowSeconds: 15 * 60,
  whenReachedTogether: "password_paused",
};
export const checkEmailAttempts: AccountRule = {
  kind: "check-email",
  atMost: 5,
  atMostFromNetwork: 20,
  atMostInAll: 100,
  windowSeconds: 60 * 60,
};
/** Look-ups of any addresses from one network; ten a minute is a further limit. */
export const checkEmailDaily: AttemptRule = {
  kind: "check-email-day",
  atMost: 100,
  windowSeconds: 24 * 60 * 60,
};

/** Each sign-up reveals whether its address is taken, as a look-up does. */
export const signUpsDaily: AttemptRule = { kind: "sign-up-day", atMost: 100, windowSeconds: 24 * 60 * 60 };
/** Look-ups and sign-ups by everybody: nobody is refused because of them, but somebody may be collecting addresses. */
const lookUpsOfAll: AttemptRule = { kind: "look-ups", atMost: 1_000, windowSeconds: 60 * 60 };

/**
 * Strangers in three wider networks can reach the limit for all, so links stay valid as long as this window lasts: an
 * owner who is refused has a working link in the mailbox.
 */
export const signUpMails: AccountRule = {
  kind: "sign-up-mails",
  atMost: 4,
  atMostFromNetwork: 8,
  atMostInAll: 20,
  windowSeconds: 24 * 60 * 60,
  whenReached: "sign_up_links_sent",
};

export interface Attempt {
  readonly rule: AttemptRule;
  readonly subject: string;
}
/** The first is that of the attempt's own origin. */
export type Attempts = readonly [Attempt, ...Attempt[]];

/** A network, or the id of a device on which the account's owner has signed in before. */
export interface Origin {
  readonly address: string;
  readonly knownDevice: string | null;
}

/**
 * Counts first by origin, then by wider network, then by account. Known devices have separate counters, so that
 * strangers cannot use up the owner's limit.
 */
export function attemptAt(rule: AccountRule, account: string, { address, knownDevice }: Origin): Attempts {
  const { whenReached, windowSeconds, whenReachedTogether: together = whenReached } = rule;
  const counter = (
    kind: string,
    atMost: number,
    subject: string,
    error: AttemptRule["whenReached"],
  ): Attempt => ({
    rule: { kind, atMost, windowSeconds, ...(error === undefined ? {} : { whenReached: error }) },
    subject,
  });
  const { kind, atMost, atMostFromNetwork, atMostInAll } = rule;
  if (knownDevice !== null)
    return [
      counter(`${kind}-device`, atMost, `${account} ${knownDevice}`, whenReached),
      counter(`${kind}-devices`, atMostInAll, account, together),
    ];
  return [
    counter(kind, atMost, `${account} ${address}`, whenReached),
    counter(`${kind}-network`, atMostFromNetwork, `${account} ${networkKey(address)}`, together),
    counter(`${kind}-account`, atMostInAll, account, together),
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
  for (const [index, { key, rule }] of keyed.entries()) {
    const counter = counters.find((one) => one.key === key);
    if (counter === undefined || counter.count <= rule.atMost) continue;
    await takeBackAttempts(deps, ...tried.slice(index + 1));
    const seconds = Math.ceil((counter.endsAt.getTime() - now.getTime()) / 1_000);
    throw new AppError(rule.whenReached ?? "rate_limited", { retryAfter: Math.max(1, seconds) });
  }
}

export const countAttempt = (deps: Deps, rule: AttemptRule, subject: string): Promise<void> =>
  countAttempts(deps, { rule, subject });

/** Counts one attempt by one rule; whether it is within the limit. For what is left out quietly beyond it. */
export async function isWithin(deps: Deps, rule: AttemptRule, subject: string): Promise<boolean> {
  const key = keyOf(deps, { rule, subject });
  const [counter] = await addAttempts(deps.db, [{ key, windowSeconds: rule.windowSeconds }], deps.now());
  return counter === undefined || counter.count <= rule.atMost;
}

/** After a success: resets the counter of the origin and decreases the others by one. */
export async function settleAttempt(deps: Deps, [own, ...others]: Attempts): Promise<void> {
  await settleAttempts(
    deps.db,
    keyOf(deps, own),
    others.map((attempt) => keyOf(deps, attempt)),
  );
}

/** For an attempt that guessed nothing. */
export async function takeBackAttempts(deps: Deps, ...tried: readonly Attempt[]): Promise<void> {
  for (const attempt of tried) await settleAttempts(deps.db, null, [keyOf(deps, attempt)]);
}

export async function resetAttempts(deps: Deps, attempt: Attempt): Promise<void> {
  await settleAttempts(deps.db, keyOf(deps, attempt), []);
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
