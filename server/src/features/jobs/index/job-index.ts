import type { IndexQuery } from "@waymark/domain/jobs/query";
import type { Indexed } from "@waymark/domain/jobs/tokens";
import type { Db } from "../../../db/db.ts";

/** A posting as it enters an index. */
export interface IndexedJob extends Indexed {
  readonly id: string;
  readonly postedAt: Date;
}

/** Ids of one page, best tier first and newest first within it. `total` is "at least" unless `totalExact`. */
export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  readonly totalExact: boolean;
  readonly hasMore: boolean;
}

/** Where figures are drawn from: postings whose title meets the query, or all that meet it. */
export type Tier = "title" | "all";

/**
 * What finds postings. Reading a query, counting it and fetching the cards stand above it, so that another
 * engine can take its place. The database or transaction is handed in: changes to the index belong to the
 * transaction that changes the record.
 */
export interface JobIndex {
  search(db: Db, query: IndexQuery, page: number, limit: number): Promise<Found>;
  /** How many postings meet the query in a tier, exactly. */
  count(db: Db, query: IndexQuery, tier: Tier): Promise<number>;
  /** Ids of at most `limit` postings of a tier, newest first. */
  newest(db: Db, query: IndexQuery, tier: Tier, limit: number): Promise<readonly string[]>;
  upsert(db: Db, postings: readonly IndexedJob[]): Promise<void>;
  remove(db: Db, ids: readonly string[]): Promise<void>;
  /** After many changes: lets the engine tidy up so that searches stay fast. */
  refresh(db: Db): Promise<void>;
}
