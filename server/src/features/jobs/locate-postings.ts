import { postedTowns } from "@waymark/domain/jobs/location/towns";
import type { Posting } from "@waymark/domain/jobs/posting";
import { type Deps, inTransaction } from "../../deps.ts";
import type { Gazetteer } from "../../gazetteer/gazetteer.ts";
import { noteChanges } from "./changes-store.ts";
import { putTowns, withoutTowns } from "./store.ts";

const atATime = 500;

const townsOf = (gazetteer: Gazetteer, location: string, country: string | undefined) =>
  postedTowns(location, country, (name, within) => gazetteer.find(name, within));

/** The postings with the towns they are in, and the country those tell; as they are while the gazetteer loads. */
export function located(gazetteer: Gazetteer, postings: readonly Posting[]): readonly Posting[] {
  if (gazetteer.size === 0) return postings;
  return postings.map((posting) => {
    const { keys, country } = townsOf(gazetteer, posting.location, posting.country);
    return { ...posting, towns: keys, country };
  });
}

/** Looks up the towns of postings that came in before the gazetteer was there. */
export async function locatePostings(deps: Deps, signal?: AbortSignal): Promise<void> {
  await deps.gazetteer.ready;
  if (deps.gazetteer.size === 0) return;
  for (let left = true; left && signal?.aborted !== true; ) {
    left = await inTransaction(deps, async ({ db, now }) => {
      const rows = await withoutTowns(db, atATime);
      const changed = rows.map((row) => {
        const { keys, country } = townsOf(deps.gazetteer, row.location, row.country ?? undefined);
        return { ...row, towns: [...keys], country: country ?? null };
      });
      await putTowns(db, changed);
      await noteChanges(db, { changed }, now());
      return rows.length === atATime;
    });
    await deps.jobIndex.follow();
  }
}
