import type { MatchPosting } from "@waymark/domain/job-search/match/match";
import type { Deps } from "../../../deps.ts";
import { readMatchRows } from "./match-store.ts";

/** Postings with the fields for comparing them with a person, by id; deleted ones are missing. */
export async function matchPostings(
  deps: Deps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchPosting>> {
  if (ids.length === 0) return new Map();
  return new Map((await readMatchRows(deps.db, ids)).map((row) => [row.id, row]));
}
