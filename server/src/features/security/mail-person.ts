import type { UserDetail } from "@waymark/contract/accounts";
import type { Deps } from "../../deps.ts";
import type { MailMessage } from "../../ports/mail/port.ts";

/**
 * Mails a person what has to reach one address and no other: codes, links, and what happens to an address itself.
 * All else is a notice.
 */
export async function mailPerson(
  deps: Deps,
  person: UserDetail,
  mail: Pick<MailMessage, "key" | "to" | "params" | "whenSent">,
): Promise<void> {
  await deps.mail.send(deps.db, {
    userId: person.id,
    language: person.localization.language,
    ...mail,
  });
}
