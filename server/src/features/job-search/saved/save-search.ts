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
import { asSearch } from "./as-search.ts";
import { countSearches, insertSearch } from "./store.ts";

/**
 * Saves a search. Existing postings do not count as new.
 * @throws AppError `too_many_searches`.
 */
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
