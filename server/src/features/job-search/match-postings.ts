import type { FitPosting } from "@waymark/domain/job-search/match/match";
import type { Deps } from "../../deps.ts";
import { readFitRows } from "./match-store.ts";

/** Postings with the fields for comparing them with a person, by id; deleted ones are missing. */
export async function fitPostings(
  deps: Deps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FitPosting>> {
  if (ids.length === 0) return new Map();
  return new Map((await readFitRows(deps.db, ids)).map((row) => [row.id, row]));
}
