import type { Deps } from "../../deps.ts";
import type { CardRow } from "./job-row.ts";
import { cardsById, countJobs, textsById } from "./store.ts";

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
