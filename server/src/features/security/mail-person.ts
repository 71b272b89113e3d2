import type { UserDetail } from "@waymark/contract/accounts";
import type { Deps } from "../../deps.ts";

/**
 * Mails a person what has to reach one address and no other: codes, links, and what happens to an address itself.
 * All else is a notice.
 */
export async function mailPerson(
  deps: Deps,
  person: UserDetail,
  mail: { key: string; to: string; params: Readonly<Record<string, string>> },
): Promise<void> {
  await deps.mail.send(deps.db, {
    userId: person.id,
    language: person.localization.language,
    ...mail,
  });
}
