import type { IndexQuery } from "@waymark/domain/job-search/query";
import type { QueryPlan } from "../../../search-index/query-plan.ts";
import { boardToken, followersToken, type JobSchema } from "./job-documents.ts";

/** A search for postings as the memory index runs it. */
export function planQuery(query: IndexQuery): QueryPlan<JobSchema> {
  const { terms, filters, not, pay, since, sort, currency, follows } = query;
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
  };
}
