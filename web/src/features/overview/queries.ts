import { useQuery } from "@tanstack/react-query";
import { listSavedSearches } from "@waymark/contract/job-search-saved";
import { searchJobs } from "@waymark/contract/jobs";
import { readOverview } from "@waymark/contract/overview";
import { listResumes } from "@waymark/contract/resumes";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";

export function useResumes() {
  return useQuery({ queryKey: keyOf("resumes"), queryFn: ({ signal }) => call(listResumes, { signal }) });
}

export function useOverview() {
  return useQuery({
    // Begins with the applications' key, so that both are refetched together.
    queryKey: keyOf("applications", "overview"),
    queryFn: ({ signal }) => call(readOverview, { signal }),
    // Shows also changes made elsewhere a moment ago.
    refetchOnMount: "always",
  });
}

/** New postings since the search was last opened, most first. */
export function useFreshSearches() {
  return useQuery({
    queryKey: keyOf("saved-searches"),
    queryFn: ({ signal }) => call(listSavedSearches, { signal }),
    select: ({ searches }) => searches.filter(({ fresh }) => fresh > 0).sort((a, b) => b.fresh - a.fresh),
  });
}

export function useMatchingJobs(roles: readonly string[]) {
  return useQuery({
    queryKey: keyOf("jobs", "fitting", roles),
    queryFn: async ({ signal }) => {
      for (const role of roles) {
        const found = await call(searchJobs, { query: { query: role, sort: "match", limit: 3 }, signal });
        if (found.jobs.length > 0) return { role, ...found };
      }
      return null;
    },
    enabled: roles.length > 0,
    staleTime: 5 * 60_000,
  });
}
