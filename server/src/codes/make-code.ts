import { randomInt } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../deps.ts";
import { type WhenSent, whenSentTask } from "../ports/outgoing/leave-message.ts";
import { countSend, putCode } from "./store.ts";

export const codeMinutes = 10;
const sendsAnHour = 5;
const hourMs = 3_600_000;

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
}

export type CodeDeps = Pick<Deps, "config" | "database" | "db" | "keys" | "now">;

/**
 * Makes a six-digit code for an address or number and counts one sending to it. The caller sends it, in the same
 * transaction: `const code = await makeCode(tx, target); await tx.sms.send(tx.db, { …, params: { code }, whenSent: codeSent(tx, target, code) })`.
 * A new code takes the place of the one before. For an address without an account make one all the same and send
 * nothing, so that both take the same time and count alike.
 * @returns the code in clear; only its keyed hash is kept. It works for ten minutes from when the message left.
 * @throws AppError `rate_limited` after 5 sendings to one address within the hour, whatever they are for.
 */
export async function makeCode(deps: CodeDeps, target: CodeFor): Promise<string> {
  await countSending(deps, target.address);
  const code = String(randomInt(0, 1_000_000)).padStart(6, "0");
  const id = codeId(deps, target);
  const expiresAt = new Date(deps.now().getTime() + codeMinutes * 60_000);
  await putCode(deps.db, { id, codeHash: codeHash(deps, id, code), expiresAt });
  return code;
}

/**
 * Counts one sending to an address or number, for what is sent without a code of ours (a link).
 * @throws AppError `rate_limited` after 5 within the hour.
 */
export async function countSending(deps: CodeDeps, address: string): Promise<void> {
  if (deps.config.RATE_LIMITS === "off") return;
  const at = deps.now();
  const key = deps.keys.lookupHash("code-sends", address);
  const { count, endsAt } = await countSend(deps.db, key, at, hourMs);
  if (count <= sendsAnHour) return;
  throw new AppError("rate_limited", { retryAfter: Math.ceil((endsAt.getTime() - at.getTime()) / 1_000) });
}

export const codeSentTask = whenSentTask("code-sent");

/** For the message that carries a code: its ten minutes begin when the message leaves. */
export function codeSent(deps: CodeDeps, target: CodeFor, code: string): WhenSent {
  const id = codeId(deps, target);
  return { task: codeSentTask, key: `${id}.${codeHash(deps, id, code)}` };
}

export const codeId = (deps: CodeDeps, { purpose, address, userId }: CodeFor): string =>
  deps.keys.lookupHash("code", JSON.stringify([purpose, userId, address]));

export const codeHash = (deps: CodeDeps, id: string, code: string): string =>
  deps.keys.lookupHash("code-value", `${id} ${code}`);
