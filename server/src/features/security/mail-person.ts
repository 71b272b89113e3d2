import type { UserDetail } from "@waymark/contract/accounts";
import type { Deps } from "../../deps.ts";
import type { MailMessage } from "../../ports/mail/port.ts";

/** For codes, links, and changes of an address itself. Everything else is a notice. */
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
