import type { IndexQuery } from "@waymark/domain/job-search/query";
import { sourceToken } from "@waymark/domain/jobs/tokens/tokens";
import type { Config } from "../../config.ts";
import type { JobSource } from "./port.ts";
import { jobSourcesKnown } from "./sources.ts";

const consented = (config: Pick<Config, "JOB_AGGREGATES">): ReadonlySet<string> =>
  new Set(config.JOB_AGGREGATES.split(",").map((id) => id.trim().toLowerCase()));

/** Whether a source's postings may be counted in figures: its terms allow it, or the operator has its consent. */
export const mayCount = (config: Pick<Config, "JOB_AGGREGATES">, { id, policy }: JobSource): boolean =>
  policy.aggregates === "allowed" || consented(config).has(id);

/** The sources whose postings are left out of insights and pay figures. */
export const notCounted = (config: Pick<Config, "JOB_AGGREGATES">): JobSource[] =>
  jobSourcesKnown.filter((source) => !mayCount(config, source));

/** The same query without the postings that may not be counted. */
export const countable = (config: Pick<Config, "JOB_AGGREGATES">, query: IndexQuery): IndexQuery => ({
  ...query,
  not: [...query.not, ...notCounted(config).map(({ id }) => [sourceToken(id)])],
});
