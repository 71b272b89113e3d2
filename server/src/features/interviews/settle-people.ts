import type { InterviewPerson } from "@waymark/contract/interviews";
import type { Deps } from "../../deps.ts";
import { ownContactIds } from "../application-people/store.ts";

/** People of an interview, linked to contacts of the asker alone: any other link is dropped, whether it exists or not. */
export async function settlePeople(
  deps: Deps,
  userId: string,
  people: readonly InterviewPerson[],
): Promise<InterviewPerson[]> {
  const asked = people.flatMap(({ contactId }) => contactId ?? []);
  const own = asked.length === 0 ? new Set<string>() : await ownContactIds(deps.db, userId, asked);
  return people.map((person) => ({
    ...person,
    contactId: person.contactId !== null && own.has(person.contactId) ? person.contactId : null,
  }));
}
