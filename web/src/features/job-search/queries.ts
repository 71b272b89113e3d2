import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { readJob } from "@waymark/contract/job-search-match";
import {
  jobFacets,
  jobInsights,
  type Loading,
  phraseInsights,
  type SearchAnswer,
  searchJobs,
  trendingJobs,
} from "@waymark/contract/jobs";
import { useEffect, useRef } from "react";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import type { SearchCall } from "./form/search-form.ts";

const pageSize = 20;
const whileLoadingMs = 1_500;

export const searchKey = (asked: SearchCall) => keyOf("jobs", "search", asked);

export function useJobSearch(asked: SearchCall) {
  return useInfiniteQuery({
    queryKey: searchKey(asked),
    queryFn: ({ pageParam, signal }) =>
      call(searchJobs, { query: { ...asked, page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: SearchAnswer) => (last.hasMore ? last.page + 1 : undefined),
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ loading }) => loading) ? whileLoadingMs : false,
  });
}

/** Asks again for everything about jobs once those of a first start are loaded. */
export function useJobsLoaded(loading: Loading | undefined): void {
  const client = useQueryClient();
  const before = useRef(loading);
  useEffect(() => {
    if (before.current !== undefined && loading === undefined)
      void client.invalidateQueries({ queryKey: keyOf("jobs") });
    before.current = loading;
  }, [client, loading]);
}

/** The number of results for each filter value; the results do not wait for it. */
export function useFacets({ sort: _sort, refine: _refine, ...asked }: SearchCall) {
  return useQuery({
    queryKey: keyOf("jobs", "facets", asked),
    queryFn: ({ signal }) => call(jobFacets, { query: asked, signal }),
    select: ({ facets }) => facets,
    placeholderData: (before) => before,
    staleTime: 5 * 60_000,
  });
}

/** A whole posting with its match. Its skill names are translated, so the language is part of the key. */
export function useJob(jobId: string | null, language: string) {
  return useQuery({
    queryKey: keyOf("jobs", "whole", jobId, language),
    queryFn: ({ signal }) => call(readJob, { params: { jobId: jobId ?? "" }, signal }),
    enabled: jobId !== null,
    staleTime: 5 * 60_000,
  });
}

/** Popular search terms for the chips, in the current language. */
export function useTrending(language: string) {
  return useQuery({
    queryKey: keyOf("jobs", "trending", language),
    queryFn: ({ signal }) => call(trendingJobs, { signal }),
    select: ({ keywords }) => keywords,
    staleTime: 10 * 60_000,
  });
}

export interface InsightsAsked {
  query: string;
  location: string;
}

/** Insights for a search. Their sentences are translated, so the language is part of the key. */
export function useInsights(asked: InsightsAsked | null, language: string) {
  return useQuery({
    queryKey: keyOf("jobs", "insights", asked, language),
    queryFn: ({ signal }) => {
      const { query, location } = asked ?? { query: "", location: "" };
      return call(jobInsights, { params: { query }, query: location ? { location } : {}, signal });
    },
    enabled: asked !== null,
    select: ({ insights }) => insights,
    staleTime: 5 * 60_000,
  });
}

/** The same insights as worded by a language model. Asked once; a failure is not retried. */
export function useInsightWording(asked: InsightsAsked | null, language: string) {
  return useQuery({
    queryKey: keyOf("jobs", "insight-wording", asked, language),
    queryFn: ({ signal }) => {
      const { query, location } = asked ?? { query: "", location: "" };
      return call(phraseInsights, { body: { query, ...(location ? { location } : {}) }, signal });
    },
    enabled: asked !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
