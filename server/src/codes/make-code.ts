import { randomInt } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../deps.ts";
import { type WhenSent, whenSentTask } from "../ports/outgoing/leave-message.ts";
import { countSend, putCode } from "./store.ts";

export const codeMinutes = 10;
const sendsAnHour = 5;
const hourMs = 3_600_000;

/** One sending to an address or number, as it is counted. */
export interface Sending {
  /** What is sent: no purpose uses up another's sendings. */
  readonly purpose: string;
  readonly address: string;
  /** Who asks: a network, a known device, an account. Each may ask five times an hour. */
  readonly from: string;
  /** The owner's own device: what strangers ask for does not count against it. */
  readonly isKnown?: boolean;
  /** Sendings to the address in an hour, whoever asks; 20 unless told. */
  readonly atMostInAll?: number;
}

/**
 * What a code is for, and where it is sent. A code made for one of these opens no other: the same three go to
 * `useCode`.
 */
export interface CodeFor {
  /** `verify-phone`, `sign-in`: one word of the feature that asks. */
  readonly purpose: string;
  /** The e-mail address or the E.164 number, always written alike (lower case, no blanks). */
  readonly address: string;
  /** Whose code it is; null when only the address is known yet. */
  readonly userId: string | null;
  /** The browser that asked, where nobody is signed in: nobody else's guesses count for its code. */
  readonly browser?: string;
}

export type CodeDeps = Pick<Deps, "config" | "database" | "db" | "keys" | "now">;

/**
 * Makes a six-digit code for an address or number and counts one sending to it. The caller sends it, in the same
 * transaction: `const code = await makeCode(tx, target, by); await tx.sms.send(tx.db, { …, params: { code }, whenSent:
 * codeSent(tx, target, code) })`.
 * A new code takes the place of the one before. For an address without an account make one all the same and send
 * nothing, so that both take the same time and count alike.
 * @returns the code in clear; only its keyed hash is kept. It works for ten minutes from when the message left.
 * @throws AppError `rate_limited` after 5 sendings of this purpose that one network or account asked for within the
 * hour, or as many to the address as `atMostInAll` says.
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
 * Counts one sending to an address or number, for what is sent without a code of ours (a link).
 * @returns null, or the seconds to wait because the address got enough from everywhere within the hour. A link that
 * was mailed within it still works, so that the caller need not refuse.
 * @throws AppError `rate_limited` when this one has asked five times within the hour.
 */
export async function countSending(deps: CodeDeps, sending: Sending): Promise<number | null> {
  if (deps.config.RATE_LIMITS === "off") return null;
  const { purpose, address, from, isKnown = false, atMostInAll = 20 } = sending;
  const at = deps.now();
  const seconds = (endsAt: Date) => Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1_000));
  const count = (...subject: string[]) =>
    countSend(deps.db, deps.keys.lookupHash("code-sends", JSON.stringify(subject)), at, hourMs);
  const own = await count(purpose, address, from);
  if (own.count > sendsAnHour) throw new AppError("rate_limited", { retryAfter: seconds(own.endsAt) });
  if (isKnown) return null;
  const all = await count(purpose, address);
  return all.count > atMostInAll ? seconds(all.endsAt) : null;
}

/** Counts one sending, like `countSending`, and refuses also where the address got enough. */
export async function requireSending(deps: CodeDeps, sending: Sending): Promise<void> {
  const retryAfter = await countSending(deps, sending);
  if (retryAfter !== null) throw new AppError("rate_limited", { retryAfter });
}

export const codeSentTask = whenSentTask("code-sent");

/** For the message that carries a code: its ten minutes begin when the message leaves. */
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
