import type { Deps } from "../../deps.ts";
import type { CardRow } from "./job-row.ts";
import { cardsById, countJobs, sourceOf, textsById } from "./store.ts";

/** Cards in the order of their ids; ids that are gone are left out. */
export const readCards = (deps: Pick<Deps, "db">, ids: readonly string[]): Promise<CardRow[]> =>
  cardsById(deps.db, ids);

/** Title, company and description of postings, for phrase searches. */
export const readTexts = (
  deps: Pick<Deps, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => textsById(deps.db, ids);

/** The numbers of shown postings and of shown samples. */
export const countPostings = (deps: Pick<Deps, "db">): Promise<{ postings: number; samples: number }> =>
  countJobs(deps.db);

/** The source of a posting and its id there; null for a manual one, or one that is gone. */
export const sourceOfJob = async (
  deps: Deps,
  jobId: string,
): Promise<{ source: string; sourceId: string } | null> => (await sourceOf(deps.db, jobId)) ?? null;

/** Characters at the start of a description that show what a posting is about. */
const opening = 800;

/** Titles of postings with the beginning of their texts, by id. */
export async function openingsOf(deps: Deps, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await textsById(deps.db, ids);
  return new Map(
    [...texts].map(([id, [title = "", , text = ""]]) => [id, `${title}\n${text.slice(0, opening)}`]),
  );
}
