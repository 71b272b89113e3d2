import type { User } from "@waymark/contract/accounts";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { verifyPhone as endpoint } from "@waymark/contract/phone";
import { isSameNumber } from "@waymark/domain/phone/dialled";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Deps } from "../../deps.ts";
import { claimNumber } from "../accounts/credentials/claim-number.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser, userOf } from "../accounts/profile/users.ts";
import { notify } from "../notifications/notify.ts";
import { readVerification, removeVerification, removeVerificationOf } from "./store.ts";

/**
 * Of parallel requests with the right code one succeeds. Notifies a person whose verified number is replaced.
 * @throws AppError `not_found` for another person's id; `code_invalid` when the code is wrong, used or expired, or
 * after five attempts; `phone_taken` when neither this account nor another one with this number has an email address.
 */
export async function verifyPhone(
  deps: Deps,
  actor: Actor,
  { userId, code }: BodyOf<typeof endpoint>,
): Promise<{ user: User }> {
  await getUser(deps, actor, userId);
  const verification = await readVerification(deps, actor.userId, deps.now());
  if (verification === null) throw new AppError("code_invalid");
  const { id, number } = verification;
  await deps.phone.check({ userId: actor.userId, to: number }, code);
  const person = await changePerson(deps, actor, async (tx, before) => {
    if (!(await removeVerification(tx.db, actor.userId, id))) throw new AppError("code_invalid");
    if (before.email === "") await claimNumber(tx, number, actor.userId);
    if (before.phoneVerified && !isSameNumber(before.phoneNumber, number))
      await notify(tx, { userId: actor.userId, kind: "phone-changed", params: {}, key: id });
    await recordAudit(tx, { userId: actor.userId, action: "phone-changed", device: actor.device });
    return { phoneNumber: number, phoneVerifiedAt: tx.now() };
  });
  return { user: userOf(person) };
}

/** The code no longer works. May take part in a transaction. */
export const dropPhoneVerification = (deps: Deps, userId: string): Promise<void> =>
  removeVerificationOf(deps.db, userId);
