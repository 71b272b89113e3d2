import type { AnswerOf, BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { sendPhoneVerification as endpoint } from "@waymark/contract/phone";
import type { Language } from "@waymark/contract/values";
import { checkNumber } from "@waymark/domain/phone/check-number";
import { dialled } from "@waymark/domain/phone/dialled";
import type { Actor } from "../../actor.ts";
import { codeMinutes } from "../../codes/make-code.ts";
import type { Deps } from "../../deps.ts";
import { addressKey, networkKey } from "../../http/limits.ts";
import { newId } from "../../ids.ts";
import type { PhoneToStart } from "../../ports/phone/port.ts";
import { type AttemptRule, countAttempt, countAttempts } from "../accounts/credentials/count-attempt.ts";
import { getUser } from "../accounts/profile/users.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { putVerification } from "./store.ts";

const hour = 3_600;
const sendsOfAccount: AttemptRule = { kind: "phone-account", atMost: 10, windowSeconds: hour };
const sendsFromAddress: AttemptRule = { kind: "phone-address", atMost: 20, windowSeconds: hour };
/** Text messages cost money: somebody with a whole network must not use up the daily limit of all people. */
const sendsFromNetwork: AttemptRule = { kind: "phone-network", atMost: 50, windowSeconds: 24 * hour };

/**
 * The answer does not reveal whether the number belongs to an account.
 * @throws AppError `not_found` for another person's id, `proof_required` for another number of an account without an
 * email address, which is recovered by its number; `phone_invalid`, `phone_unreachable`, `phone_country`,
 * `rate_limited` (per hour 5 from one account to one number, and as `codeSendings` says; 10 from one account, 20 from
 * one address; 50 a day from one network), or the verifier's error.
 */
export async function sendPhoneVerification(
  deps: Deps,
  actor: Actor,
  { userId, phoneNumber }: BodyOf<typeof endpoint>,
  ip: string,
  sessionId: string | null,
): Promise<AnswerOf<typeof endpoint>> {
  const person = await getUser(deps, actor, userId);
  const sentTo = numberToText(deps, phoneNumber);
  const isOther = dialled(person.phoneNumber) !== sentTo;
  if (person.email === "" && isOther) await requireRecentProof(deps, actor, sessionId);
  const { userId: owner, locale } = actor;
  if (deps.config.RATE_LIMITS === "enforced") await countAttempt(deps, sendsOfAccount, owner);
  const known = person.phoneVerified && !isOther ? owner : undefined;
  const sent = await textCode(deps, { userId: owner, to: sentTo, known }, ip, locale);
  await putVerification(deps, owner, { id: newId(), number: sentTo, expiresAt: new Date(sent.expiresAt) });
  return sent;
}

/** @throws AppError as `sendPhoneVerification` for the number and its counters by address. */
export async function textCode(
  deps: Deps,
  phone: PhoneToStart,
  ip: string,
  language: Language,
): Promise<AnswerOf<typeof endpoint>> {
  if (deps.config.RATE_LIMITS === "enforced")
    await countAttempts(
      deps,
      { rule: sendsFromAddress, subject: addressKey(ip) },
      { rule: sendsFromNetwork, subject: networkKey(ip) },
    );
  const expiresAt = new Date(deps.now().getTime() + codeMinutes * 60_000);
  await deps.phone.start({ ...phone, network: networkKey(ip) }, language);
  return { sentTo: phone.to, expiresAt: expiresAt.toISOString(), standIn: !deps.phone.leaves };
}

/** @returns the number in E.164. */
export function numberToText(deps: Deps, phoneNumber: string): string {
  const number = checkNumber(phoneNumber);
  if (number === "invalid") throw new AppError("phone_invalid");
  if (number === "unreachable") throw new AppError("phone_unreachable");
  if (!mayText(deps, number.country)) throw new AppError("phone_country");
  return number.e164;
}

function mayText(deps: Deps, country: string): boolean {
  const listed = deps.config.SMS_COUNTRIES.split(",").map((code) => code.trim());
  return deps.config.SMS_COUNTRIES.trim() === "" || listed.includes(country);
}
