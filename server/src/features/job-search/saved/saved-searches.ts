import { AppError } from "@waymark/contract/errors";
import {
  type KeptFilters,
  type SavedSearch,
  type SearchAlert,
  savedSearchesLimit,
} from "@waymark/contract/job-search-saved";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { countFresh } from "./count-fresh.ts";
import {
  countSearches,
  insertSearch,
  readOne,
  readSearches,
  removeSearch,
  type SearchRow,
  updateSearch,
} from "./store.ts";

/** A saved search as the contract shows it, with the number of new postings since it was last opened. */
async function asSearch(deps: Deps, actor: Actor, row: SearchRow): Promise<SavedSearch> {
  const { id, name, filters, alert, createdAt, seenAt } = row;
  return {
    id,
    name,
    filters,
    alert,
    fresh: await countFresh(deps, actor, filters, seenAt),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
  };
}

export async function ownSearch(deps: Deps, actor: Pick<Actor, "userId">, id: string): Promise<SearchRow> {
  const row = await readOne(deps.db, actor.userId, id);
  if (row === null) throw new AppError("not_found");
  return row;
}

export async function listSearches(
  deps: Deps,
  actor: Actor,
): Promise<{ searches: SavedSearch[]; limit: number }> {
  const searches: SavedSearch[] = [];
  for (const row of await readSearches(deps.db, actor.userId))
    searches.push(await asSearch(deps, actor, row));
  return { searches, limit: savedSearchesLimit };
}

/** Saves a search. Existing postings do not count as new. */
export async function saveSearch(
  deps: Deps,
  actor: Actor,
  { name, filters, alert }: { name: string; filters: KeptFilters; alert: SearchAlert },
): Promise<SavedSearch> {
  const kept = await inTransaction(deps, async (deps) => {
    if ((await countSearches(deps.db, actor.userId)) >= savedSearchesLimit)
      throw new AppError("too_many_searches", { limit: savedSearchesLimit });
    const now = deps.now();
    const row = {
      id: newId(),
      userId: actor.userId,
      name: name.trim(),
      filters,
      alert,
      createdAt: now,
      seenAt: now,
      toldAt: now,
    };
    await insertSearch(deps.db, row);
    return row;
  });
  // Outside of the transaction, which would block the index: it reads the database on a connection of its own.
  return asSearch(deps, actor, kept);
}

/** Renames a saved search, sets its alert, or records that it was opened. */
export async function changeSearch(
  deps: Deps,
  actor: Actor,
  id: string,
  change: { name?: string | undefined; alert?: SearchAlert | undefined; seen?: true | undefined },
): Promise<SavedSearch> {
  const kept = await inTransaction(deps, async (deps) => {
    const before = await ownSearch(deps, actor, id);
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

export async function deleteSearch(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await removeSearch(deps.db, actor.userId, id))) throw new AppError("not_found");
}
