import { type Deps, inTransaction } from "../../../deps.ts";
import { lockWriters, noteChanges } from "../changes-store.ts";
import { cardsAfter, wholeRows } from "./duplicates-store.ts";
import { groupDuplicates } from "./group-duplicates.ts";
import { mayShareGroup } from "./may-share-group.ts";

const atATime = 200;

/**
 * Repairs all cards whose postings may no longer share one, since the rule or a list of boards changed, or whose content
 * is missing. Returns their number.
 */
export async function sweepGroups(deps: Deps, signal?: AbortSignal): Promise<number> {
  const isTown = (name: string, country: string | undefined) => deps.gazetteer.knows(name, country);
  let swept = 0;
  for (let after = "", isFull = true; isFull && signal?.aborted !== true; ) {
    const cards = await cardsAfter(deps.db, after, atATime);
    const wrong = cards.filter(
      ({ head, others }) => !head.hasCard || others.some((other) => !mayShareGroup(head, other)),
    );
    after = cards.at(-1)?.head.id ?? after;
    isFull = cards.length === atATime;
    if (wrong.length === 0) continue;
    swept += wrong.length;
    await inTransaction(deps, async ({ db, now }) => {
      await lockWriters(db);
      const ids = wrong.flatMap(({ head, others }) => [head.id, ...others.map(({ id }) => id)]);
      const changed = await groupDuplicates(db, await wholeRows(db, ids), isTown);
      await noteChanges(db, { changed }, now());
    });
    await deps.jobIndex.follow();
  }
  return swept;
}
