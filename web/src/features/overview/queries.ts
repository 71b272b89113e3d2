import { useQuery } from "@tanstack/react-query";
import { searchJobs } from "@waymark/contract/jobs";
import { readOverview } from "@waymark/contract/overview";
import { listResumes } from "@waymark/contract/resumes";
import { listSavedSearches } from "@waymark/contract/saved-searches";
import { call } from "../../lib/call.ts";

/** The person's resumes. */
export function useResumes() {
  return useQuery({ queryKey: ["resumes"], queryFn: ({ signal }) => call(listResumes, { signal }) });
}

/** Cards, lists and what today asks for. */
export function useOverview() {
  return useQuery({
    // Under the applications' key: what changes them changes these.
    queryKey: ["applications", "overview"],
    queryFn: ({ signal }) => call(readOverview, { signal }),
    // What was saved or done elsewhere a moment ago is counted.
    refetchOnMount: "always",
  });
}

/** Kept searches with postings that came in since they were last opened, the fullest first. */
export function useFreshSearches() {
  return useQuery({
    queryKey: ["saved-searches"],
    queryFn: ({ signal }) => call(listSavedSearches, { signal }),
    select: ({ searches }) => searches.filter(({ fresh }) => fresh > 0).sort((a, b) => b.fresh - a.fresh),
  });
}

/** The few postings that fit best, for the first of the roles for which there are any. */
export function useFittingJobs(roles: readonly string[]) {
  return useQuery({
    queryKey: ["jobs", "fitting", roles],
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
