import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { readJob } from "@waymark/contract/job-fit";
import {
  jobFacets,
  jobInsights,
  type SearchAnswer,
  searchJobs,
  trendingJobs,
  wordInsights,
} from "@waymark/contract/jobs";
import { call } from "../../lib/call.ts";
import type { SearchCall } from "./search-form.ts";

/** Postings a page holds. */
const pageSize = 20;

export const searchKey = (asked: SearchCall) => ["jobs", "search", asked] as const;

/** The pages of one search that were loaded so far. */
export function useJobSearch(asked: SearchCall) {
  return useInfiniteQuery({
    queryKey: searchKey(asked),
    queryFn: ({ pageParam, signal }) =>
      call(searchJobs, { query: { ...asked, page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: SearchAnswer) => (last.hasMore ? last.page + 1 : undefined),
    staleTime: 5 * 60_000,
  });
}

/** How what meets a search is spread over its filters; the results do not wait for it. */
export function useFacets({ sort: _sort, refine: _refine, ...asked }: SearchCall) {
  return useQuery({
    queryKey: ["jobs", "facets", asked],
    queryFn: ({ signal }) => call(jobFacets, { query: asked, signal }),
    select: ({ facets }) => facets,
    placeholderData: (before) => before,
    staleTime: 5 * 60_000,
  });
}

/** One posting whole, with how it fits the person; the sentences need no language, the names of skills do. */
export function useJob(jobId: string | null, language: string) {
  return useQuery({
    queryKey: ["jobs", "whole", jobId, language],
    queryFn: ({ signal }) => call(readJob, { params: { jobId: jobId ?? "" }, signal }),
    enabled: jobId !== null,
    staleTime: 5 * 60_000,
  });
}

/** What many people look for, for the chips, in the language in use. */
export function useTrending(language: string) {
  return useQuery({
    queryKey: ["jobs", "trending", language],
    queryFn: ({ signal }) => call(trendingJobs, { signal }),
    select: ({ keywords }) => keywords,
    staleTime: 10 * 60_000,
  });
}

export interface InsightsAsked {
  query: string;
  location: string;
}

/** Insights for what was asked; the sentences come in the language in use, so it is part of the key. */
export function useInsights(asked: InsightsAsked | null, language: string) {
  return useQuery({
    queryKey: ["jobs", "insights", asked, language],
    queryFn: ({ signal }) => {
      const { query, location } = asked ?? { query: "", location: "" };
      return call(jobInsights, { params: { query }, query: location ? { location } : {}, signal });
    },
    enabled: asked !== null,
    select: ({ insights }) => insights,
    staleTime: 5 * 60_000,
  });
}

/** The same insights in the words of the model that may be asked; it is asked once, and not again when it fails. */
export function useInsightWording(asked: InsightsAsked | null, language: string) {
  return useQuery({
    queryKey: ["jobs", "insight-wording", asked, language],
    queryFn: ({ signal }) => {
      const { query, location } = asked ?? { query: "", location: "" };
      return call(wordInsights, { body: { query, ...(location ? { location } : {}) }, signal });
    },
    enabled: asked !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
