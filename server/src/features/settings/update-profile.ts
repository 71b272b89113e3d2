import type { ProfileInput, User } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { changePerson } from "../accounts/change-person.ts";
import { getUser } from "../accounts/get-user.ts";
import { userOf } from "../accounts/user-of.ts";
import { notify } from "../notifications/notify.ts";

/** What makes two ways to write a number one number. */
const digitsOf = (number: string) => number.replace(/[^\d+]/g, "");

/**
 * Saves the profile form of Settings. Whoever had proven another number is told, as when they prove a new one.
 * @throws AppError `not_found` for the id of anybody else, `conflict` with the `current` person,
 * `invalid_request` when the e-mail is not the account's.
 */
export async function updateProfile(deps: Deps, who: Who, id: string, input: ProfileInput): Promise<User> {
  const { email, phone, profileVisibility, desiredRoles, version, ...texts } = input;
  const person = await getUser(deps, who, id);
  if (email !== undefined && email !== person.email) {
    // A new address has to be confirmed by mail before it can sign anybody in.
    const reason = deps.say(who.locale, "validation.email_kept");
    throw new AppError("invalid_request", { fields: [{ field: "email", reason }] });
  }
  const changed = await changePerson(
    deps,
    who,
    async (tx, { privacySettings, desiredRoles: roles, phoneVerified, phoneNumber }) => {
      if (phoneVerified && digitsOf(phone) !== digitsOf(phoneNumber)) {
        await notify(tx, { userId: who.userId, kind: "phone-changed", params: {} });
        await recordAudit(tx, { userId: who.userId, action: "phone-changed", device: who.device });
      }
      return {
        ...texts,
        desiredRoles: desiredRoles ?? roles,
        displayName: `${texts.firstName} ${texts.lastName}`.trim(),
        phoneNumber: phone,
        privacySettings: { ...privacySettings, profileVisibility },
      };
    },
    version,
  );
  return userOf(changed);
}
