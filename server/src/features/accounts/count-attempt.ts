import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { addAttempts, settleAttempts, touchAttempts } from "./store.ts";

/** How often something may be tried within a window before it has to wait for the window's end. */
export interface AttemptRule {
  readonly kind: string;
  readonly atMost: number;
  readonly windowSeconds: number;
}

/** How often one account may be tried: from one network or known device, and from everywhere. */
export interface AccountRule extends AttemptRule {
  /** From all networks together, and as often again from all known devices together. */
  readonly atMostInAll: number;
  /** The answer when the number from everywhere is reached, in place of `rate_limited`. */
  readonly whenReached?: "password_paused";
}

/** Wrong passwords for one e-mail address. The number in all bounds guessing from many networks. */
export const signInAttempts: AccountRule = {
  kind: "sign-in",
  atMost: 10,
  atMostInAll: 100,
  windowSeconds: 15 * 60,
  whenReached: "password_paused",
};
/** Look-ups of one e-mail address. */
export const checkEmailAttempts: AccountRule = {
  kind: "check-email",
  atMost: 5,
  atMostInAll: 100,
  windowSeconds: 60 * 60,
};
/** Look-ups of whatever addresses from one network; ten a minute besides. */
export const checkEmailDaily: AttemptRule = {
  kind: "check-email-day",
  atMost: 100,
  windowSeconds: 24 * 60 * 60,
};

/** Sign-ups from one network: each tells whether its address is taken, as a look-up does. */
export const signUpsDaily: AttemptRule = { kind: "sign-up-day", atMost: 100, windowSeconds: 24 * 60 * 60 };
/** Look-ups and sign-ups by everybody: nobody is refused for them, but somebody may be collecting addresses. */
const lookUpsOfAll: AttemptRule = { kind: "look-ups", atMost: 1_000, windowSeconds: 60 * 60 };

/** Mails with a link that people who need not be its owner have sent to one address: sign-ups, new addresses. */
export const strangersMails: AttemptRule = {
  kind: "strangers-mails",
  atMost: 10,
  windowSeconds: 24 * 60 * 60,
};
/** The same of those who are not signed in: one network alone does not use up an address's number. */
export const signUpMails: AccountRule = { ...strangersMails, atMost: 4, atMostInAll: strangersMails.atMost };

/** What is tried, by which rule. */
export interface Attempt {
  readonly rule: AttemptRule;
  readonly subject: string;
  readonly whenReached?: AccountRule["whenReached"];
}

/** Where an account is tried from: a network, or the id of a device on which its owner has signed in before. */
export interface Origin {
  readonly address: string;
  readonly knownDevice: string | null;
}

/**
 * An attempt at one account as it is counted: by where it comes from, then by the account. Known devices have counts of
 * their own, so that strangers, from however many networks, use up nothing of the owner's.
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
 * Counts one attempt by each rule, before it is judged: many at once are counted one by one by the database. What the
 * first rule refuses does not count for those after it.
 * @throws AppError `rate_limited`, or what the attempt says instead, with the seconds until the window ends, when one
 * of them has been reached.
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

/** After a success: one counter begins anew, the other one counts one less. */
export async function settleAttempt(deps: Deps, ended: Attempt, lessened: Attempt): Promise<void> {
  await settleAttempts(deps.db, keyOf(deps, ended), keyOf(deps, lessened));
}

/** Counts one attempt less by each rule: it was none. */
export async function takeBackAttempts(deps: Deps, ...tried: readonly Attempt[]): Promise<void> {
  for (const attempt of tried) await settleAttempts(deps.db, null, keyOf(deps, attempt));
}

/** Writes a counter without changing it: so that two ways through the code write as much. */
export async function touchAttempt(deps: Deps, attempt: Attempt): Promise<void> {
  await touchAttempts(deps.db, keyOf(deps, attempt));
}

/** Counts one look-up of an address, and warns the operator at every thousandth of an hour. */
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
