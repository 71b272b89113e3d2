import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { findPerson } from "../../accounts/profile/users.ts";
import { notify } from "../../notifications/notify.ts";
import { countFresh } from "./count-fresh.ts";
import { readOne, updateSearch } from "./store.ts";

/** Notifies a person of the number of new postings for a search; each posting is only counted once. */
export async function notifyOfSearch(deps: Deps, userId: string, id: string): Promise<void> {
  const person = await findPerson(deps, userId);
  if (person === null) return;
  const { language, timeZone } = person.localization;
  const actor: Actor = { userId, verified: person.emailVerified, teams: [], locale: language, timeZone };
  const search = await readOne(deps.db, userId, id);
  if (search === null || search.alert === "off") return;
  const now = deps.now();
  // Outside of the transaction, which would block the index: it reads the database on a connection of its own.
  const count = await countFresh(deps, actor, search.filters, search.toldAt);
  await inTransaction(deps, async (deps) => {
    const told = await updateSearch(deps.db, userId, id, { toldAt: now });
    if (told === null || count === 0) return;
    await notify(deps, {
      userId,
      kind: "saved-search-hits",
      params: { count, search: search.name },
      key: `saved-search:${id}:${search.toldAt.getTime()}`,
      link: `/dashboard?section=search&kept=${id}`,
    });
  });
}
