import { randomInt } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../deps.ts";
import { type WhenSent, whenSentTask } from "../ports/outgoing/queue-message.ts";
import { countSend, putCode } from "./store.ts";

export const codeMinutes = 10;
const sendsAnHour = 5;
const [hourMs, dayMs] = [3_600_000, 86_400_000];

/**
 * Codes to one address or number from strangers. Each code takes five guesses: a day's 40 give a chance of 1 in 5,000.
 * A network alone reaches neither limit for all, so that it cannot keep the owner out.
 */
export const codeSendings = {
  networkAtMost: 5,
  atMostInAll: 20,
  daily: { networkAtMost: 10, atMostInAll: 40 },
} as const;

export interface Sending {
  readonly purpose: string;
  readonly address: string;
  /** An IP address, a known device or an account. Each may send five messages an hour. */
  readonly from: string;
  readonly network?: string;
  /** Strangers cannot use up the limit of the owner's own device. */
  readonly isKnown?: boolean;
  /** Messages in an hour, from all callers; 20 by default. */
  readonly atMostInAll?: number;
  /** Messages in an hour, from one network; half of those from all by default. */
  readonly networkAtMost?: number;
  /** Messages in a day; a known device gets as many as a network, besides those of strangers. */
  readonly daily?: { readonly networkAtMost: number; readonly atMostInAll: number };
  /** When the network, or all callers, have reached their limit; `rate_limited` by default. */
  readonly whenReached?: "codes_paused";
}

/** Pass these to `useCode` again: a code made for other ones does not match. */
export interface CodeFor {
  readonly purpose: string;
  /** Email address or E.164 number in normal form (lower case, no spaces). */
  readonly address: string;
  /** Null while only the address is known. */
  readonly userId: string | null;
  /** The browser that asked, if nobody is signed in: other browsers' guesses do not count against its code. */
  readonly browser?: string;
}

export type CodeDeps = Pick<Deps, "config" | "database" | "db" | "keys" | "now">;

/**
 * Makes six digits and counts one sending. The caller sends them, in the same transaction: `const code = await
 * makeCode(tx, target, by); await tx.sms.send(tx.db, { …, params: { code }, whenSent: codeSent(tx, target, code) })`.
 * A new code replaces the previous one. For an address without an account call it too and send nothing, so that both
 * take the same time and count alike.
 * @returns the code in clear; only its keyed hash is kept. It works for ten minutes from when the message left.
 * @throws AppError `rate_limited` after 5 sendings of this purpose by one network or account within the hour, or as
 * many to the address as `atMostInAll` says.
 */
export async function makeCode(
  deps: CodeDeps,
  target: CodeFor,
  by: Omit<Sending, "purpose" | "address">,
): Promise<string> {
  await requireSending(deps, { ...target, ...by });
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  const id = codeId(deps, target);
  const expiresAt = new Date(deps.now().getTime() + codeMinutes * 60_000);
  await putCode(deps.db, { id, codeHash: codeHash(deps, id, code), expiresAt });
  return code;
}

/**
 * For what is sent without a code of ours (a link).
 * @returns null, or the seconds to wait because the address got enough from this network, or from everywhere, within
 * the hour or the day. A link mailed within it still works, so the caller need not refuse.
 * @throws AppError `rate_limited` when this caller has asked five times within the hour.
 */
export async function countSending(deps: CodeDeps, sending: Sending): Promise<number | null> {
  if (deps.config.RATE_LIMITS === "off") return null;
  const { purpose, address, from, network, isKnown = false, atMostInAll = 20, daily } = sending;
  const { networkAtMost = Math.ceil(atMostInAll / 2) } = sending;
  const at = deps.now();
  const seconds = (endsAt: Date) => Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1_000));
  /** @returns null, or the seconds to wait. */
  const count = async (windowMs: number, atMost: number, ...subject: string[]) => {
    const named = windowMs === dayMs ? ["day", ...subject] : subject;
    const key = deps.keys.lookupHash("code-sends", JSON.stringify(named));
    const counter = await countSend(deps.db, key, at, windowMs);
    return counter.count > atMost ? seconds(counter.endsAt) : null;
  };
  const own = await count(hourMs, sendsAnHour, purpose, address, from);
  if (own !== null) throw new AppError("rate_limited", { retryAfter: own });
  if (isKnown) return daily ? count(dayMs, daily.networkAtMost, purpose, address, from) : null;
  const wide = `network ${network}`;
  // Narrow limits first: a refused message does not count for the wider ones.
  return (
    (network === undefined ? null : await count(hourMs, networkAtMost, purpose, address, wide)) ??
    (network && daily ? await count(dayMs, daily.networkAtMost, purpose, address, wide) : null) ??
    (await count(hourMs, atMostInAll, purpose, address)) ??
    (daily ? count(dayMs, daily.atMostInAll, purpose, address) : null)
  );
}

/** Counts a message like `countSending`, and also refuses when the address has reached its limit. */
export async function requireSending(deps: CodeDeps, sending: Sending): Promise<void> {
  const retryAfter = await countSending(deps, sending);
  if (retryAfter !== null) throw new AppError(sending.whenReached ?? "rate_limited", { retryAfter });
}

export const codeSentTask = whenSentTask("code-sent");

/** For the message with the code: its ten minutes start when the message leaves. */
export function codeSent(deps: CodeDeps, target: CodeFor, code: string): WhenSent {
  const id = codeId(deps, target);
  return { task: codeSentTask, key: `${id}.${codeHash(deps, id, code)}` };
}

export const codeId = (deps: CodeDeps, { purpose, address, userId, browser }: CodeFor): string =>
  deps.keys.lookupHash(
    "code",
    JSON.stringify([purpose, userId, address, ...(browser === undefined ? [] : [browser])]),
  );

export const codeHash = (deps: CodeDeps, id: string, code: string): string =>
  deps.keys.lookupHash("code-value", `${id} ${code}`);
