import type { Deps } from "../../deps.ts";
import { textsById } from "./read-store.ts";

/** Characters at the start of a description that show what a posting is about. */
const opening = 800;

/** Titles of postings with the beginning of their texts, by id. */
export async function openingsOf(deps: Deps, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await textsById(deps.db, ids);
  return new Map(
    [...texts].map(([id, [title = "", , text = ""]]) => [id, `${title}\n${text.slice(0, opening)}`]),
  );
}
