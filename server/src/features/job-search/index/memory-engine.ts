import type { Facets } from "@waymark/contract/jobs";
import type { InsightTally } from "@waymark/domain/job-search/insights";
import { plainReading } from "@waymark/domain/job-search/match/occupations";
import type { Person } from "@waymark/domain/job-search/match/person";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import type { SpellingWords } from "@waymark/domain/job-search/spelling";
import { Caches } from "../../../caches.ts";
import type { QueryPlan } from "../../../search-index/query-plan.ts";
import { SearchIndex } from "../../../search-index/search-index.ts";
import { tieredDocuments } from "../../../search-index/top-documents.ts";
import type { IndexedJob } from "../../jobs/indexed-job.ts";
import { countFacets } from "./count-facets.ts";
import {
  alikeField,
  boardToken,
  bodyField,
  followersToken,
  headField,
  type JobSchema,
  jobDocuments,
  type ReadTitle,
  titleField,
  titleWords,
} from "./job-documents.ts";
import type { Found, MatchCandidates, Tier } from "./job-index.ts";
import { orderByBounds, PersonMatches } from "./match-order.ts";
import { tallyMatches } from "./tally-matches.ts";

const fieldOf = (tier: Tier) =>
  ({ title: titleField, alike: alikeField, head: headField, all: bodyField })[tier];

/** A search for postings as the memory index runs it. */
function planQuery(query: IndexQuery): QueryPlan<JobSchema> {
  const { terms, filters, not, pay, since, sort, prefers, related, currency, follows } = query;
  const paid = { number: "topPay", unit: "currency" } as const;
  const enough =
    pay === null
      ? []
      : [{ of: "pay", meets: { ...paid, in: pay.currency, least: pay.least, orUnknown: pay.unknown } }];
  return {
    terms,
    filters: [...filters.map(({ of, any }) => ({ of, meets: any })), ...enough],
    not,
    restricted: { token: followersToken, unless: follows.map(boardToken) },
    since: since?.getTime() ?? null,
    order: sort === "relevance" ? "tiers" : sort === "salary" ? { ...paid, in: currency } : "newest",
    prefers,
    related,
  };
}

/** The searches of `JobIndex` over postings in memory. Knows no database and no file. */
export class MemoryEngine {
  readonly index: SearchIndex<IndexedJob, JobSchema>;
  readonly #matches: PersonMatches;

  /** @param readTitle Finds the trades of titles. @param caches Where what people are compared by is kept. */
  constructor(readTitle: ReadTitle = plainReading, caches: Caches = new Caches()) {
    this.#matches = new PersonMatches(caches);
    this.index = new SearchIndex<IndexedJob, JobSchema>(jobDocuments(readTitle));
  }

  get holdsFollowersOnly(): boolean {
    return this.index.segments.some((segment) => segment.list(followersToken).count > 0);
  }

  search(query: IndexQuery, page: number, limit: number): Found {
    return { ...this.index.search(planQuery(query), page, limit), totalExact: true };
  }

  count = (query: IndexQuery, tier: Tier): number => this.index.count(planQuery(query), fieldOf(tier));

  newest = (query: IndexQuery, tier: Tier, limit: number): string[] =>
    this.index.newest(planQuery(query), fieldOf(tier), limit);

  /** All results of a query, best match first; null for a person whose titles are not compared by trade. */
  async candidates(query: IndexQuery, person: Person): Promise<MatchCandidates | null> {
    const matchesOf = this.#matches.of(person);
    if (matchesOf === null) return null;
    const { fields } = this.index.declaration;
    return orderByBounds(tieredDocuments(this.index.searched(), planQuery(query), fields), matchesOf);
  }

  facets = (query: IndexQuery, now: Date): Facets =>
    countFacets(this.index.searched(), planQuery(query), now);

  tally(query: IndexQuery, tier: Tier, ask: { currency: string | undefined; now: Date }): InsightTally {
    return tallyMatches(this.index.searched(), planQuery(query), fieldOf(tier), ask);
  }

  /** The words of titles, of all segments as they are now. */
  spelling(version: number): SpellingWords {
    const { segments } = this.index;
    return {
      version,
      each(visit) {
        for (const segment of segments) {
          const { words, counts } = segment.vocabulary(titleWords);
          for (let i = 0; i < words.count; i++) visit(words.at(i), counts[i] ?? 0);
        }
      },
    };
  }
}
