import type { InterviewPerson } from "@waymark/contract/interviews";
import type { Deps } from "../../deps.ts";
import { ownContacts } from "../applications/contacts/contacts.ts";

/** Drops links to anything but the person's own contacts, so that no answer reveals whether a contact exists. */
export async function saveInterviewers(
  deps: Deps,
  userId: string,
  people: readonly InterviewPerson[],
): Promise<InterviewPerson[]> {
  const asked = people.flatMap(({ contactId }) => contactId ?? []);
  const own = await ownContacts(deps, userId, asked);
  return people.map((person) => ({
    ...person,
    contactId: person.contactId !== null && own.has(person.contactId) ? person.contactId : null,
  }));
}
