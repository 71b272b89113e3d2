import type { Facets } from "@waymark/contract/jobs";
import type { InsightTally } from "@waymark/domain/job-search/insights";
import type { Person } from "@waymark/domain/job-search/match/person";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import type { SpellingWords } from "@waymark/domain/job-search/spelling";

/** Ids of one page, best tier first and newest first within it. `total` is "at least" unless `totalExact`. */
export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  readonly totalExact: boolean;
  readonly hasMore: boolean;
}

/** The basis of figures: postings whose title matches, or is alike, or title and company match, or all matches. */
export type Tier = "title" | "alike" | "head" | "all";

/** A posting that a search finds, with the most that its match may be; -1 without one. */
export interface MatchCandidate {
  readonly id: string;
  readonly atMost: number;
  /** Its place in the order by relevance: the tier, then the newest. */
  isBefore(other: MatchCandidate): boolean;
}

/** All postings that a search finds, by the most that their match may be, then by relevance. */
export interface MatchCandidates {
  readonly total: number;
  next(): MatchCandidate | null;
}

export interface IndexState {
  readonly engine: "memory" | "sql";
  readonly docs: number;
  readonly segments: number;
  /** Changes of the record that this process has not taken in yet. */
  readonly behind: number;
}

/** A posting's card as an answer's JSON has it. */
export interface Card {
  readonly json: Uint8Array;
  readonly sample: boolean;
}

/** Makes cards from the record, by id; those that are gone are absent. */
export type MakeCards = (ids: readonly string[]) => Promise<ReadonlyMap<string, Card>>;

/**
 * The search engine for postings. Reading a query, correcting it and fetching the cards are outside of it, so that
 * another engine can replace it. It knows the visible postings of the table, and follows their changes through
 * `job_changes`.
 */
export interface JobIndex {
  /** @param page from 1. */
  search(query: IndexQuery, page: number, limit: number): Promise<Found>;
  /** Everything a query finds, for an order by match; null where only the postings themselves tell. */
  candidates(query: IndexQuery, person: Person): Promise<MatchCandidates | null>;
  /** The exact number of matches in a tier. */
  count(query: IndexQuery, tier: Tier): Promise<number>;
  /** Whether it holds anything that only followers of a board may find; where it cannot tell at once, it says yes. */
  holdsFollowersOnly(): boolean;
  /** Ids of at most `limit` postings of a tier, newest first. */
  newest(query: IndexQuery, tier: Tier, limit: number): Promise<readonly string[]>;
  /** The counts of each filter's values among the matches; a filter does not narrow its own counts. */
  facets(query: IndexQuery, now: Date): Promise<Facets>;
  /** Data for insights: counts over a tier. Pay is in the query's currency when `currency` is given. */
  tally(
    query: IndexQuery,
    tier: Tier,
    ask: { readonly currency: string | undefined; readonly now: Date },
  ): Promise<InsightTally>;
  /** The cards of postings in the order of their ids, those that are gone left out; what it does not keep is made. */
  cards(ids: readonly string[], make: MakeCards): Promise<readonly Card[]>;
  /** The words of the titles it knows, for repairing misspelt ones. */
  spelling(): Promise<SpellingWords>;
  /** Begins to load and to listen to other processes' changes; the first `follow` loads too. */
  start(): void;
  /** Takes in what changed in the record; done when all changes committed before the call can be found. */
  follow(): Promise<void>;
  /** Makes the index again from the record. */
  rebuild(): Promise<void>;
  state(): Promise<IndexState>;
  close(): Promise<void>;
}
