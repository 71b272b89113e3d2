import { AppError } from "@waymark/contract/errors";
import type { SavedSearch, SearchAlert } from "@waymark/contract/job-search-saved";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { asSearch } from "./as-search.ts";
import { readOne, updateSearch } from "./store.ts";

/**
 * Renames a saved search, sets its alert, or records that it was opened.
 * @throws AppError `not_found`.
 */
export async function changeSearch(
  deps: Deps,
  actor: Actor,
  id: string,
  change: { name?: string | undefined; alert?: SearchAlert | undefined; seen?: true | undefined },
): Promise<SavedSearch> {
  const kept = await inTransaction(deps, async (deps) => {
    const before = await readOne(deps.db, actor.userId, id);
    if (before === null) throw new AppError("not_found");
    const now = deps.now();
    const { name, alert, seen } = change;
    // Alerts that are turned on begin with postings from now on.
    const begins = alert !== undefined && alert !== "off" && before.alert === "off";
    const row = await updateSearch(deps.db, actor.userId, id, {
      ...(name === undefined ? {} : { name: name.trim() }),
      ...(alert === undefined ? {} : { alert }),
      ...(seen === undefined ? {} : { seenAt: now }),
      ...(begins || seen === true ? { toldAt: now } : {}),
    });
    if (row === null) throw new AppError("not_found");
    return row;
  });
  return asSearch(deps, actor, kept);
}
