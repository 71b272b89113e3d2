import type { ProfileInput, User } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import { dialled } from "@waymark/domain/phone/dialled";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Deps } from "../../deps.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser, userOf } from "../accounts/profile/users.ts";
import { notify } from "../notifications/notify.ts";

/**
 * Notifies a person whose verified number is replaced. @throws AppError `not_found` for another person's id,
 * `conflict` with the `current` person, `invalid_request` when the email is not the account's, or for another number
 * of an account without one.
 */
export async function updateProfile(
  deps: Deps,
  actor: Actor,
  id: string,
  input: ProfileInput,
): Promise<User> {
  const { email, phone, profileVisibility, desiredRoles, version, ...texts } = input;
  const person = await getUser(deps, actor, id);
  if (email !== undefined && email !== person.email) {
    // A change of email has its own call, because it must be confirmed by mail.
    const reason = deps.translate(actor.locale, "validation.email_kept");
    throw new AppError("invalid_request", { fields: [{ field: "email", reason }] });
  }
  if (person.email === "" && dialled(phone) !== dialled(person.phoneNumber)) {
    // Without an address the number is the way in; another one has to be proven first.
    const reason = deps.translate(actor.locale, "validation.phone_kept");
    throw new AppError("invalid_request", { fields: [{ field: "phone", reason }] });
  }
  const changed = await changePerson(
    deps,
    actor,
    async (tx, { privacySettings, desiredRoles: roles, phoneVerified, phoneNumber }) => {
      if (phoneVerified && dialled(phone) !== dialled(phoneNumber)) {
        await notify(tx, { userId: actor.userId, kind: "phone-changed", params: {} });
        await recordAudit(tx, { userId: actor.userId, action: "phone-changed", device: actor.device });
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
