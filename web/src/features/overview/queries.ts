import { useMutation, useQuery } from "@tanstack/react-query";
import { ProfileInput, type UserDetail, updateProfile } from "@waymark/contract/accounts";
import { listSavedSearches } from "@waymark/contract/job-search-saved";
import { type Job, searchJobs } from "@waymark/contract/jobs";
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

/** More than are shown, because those with an application are left out. */
const mostFound = 12;
/** With fewer, the next role is searched for as well. */
const fewFound = 6;

interface Matching {
  readonly role: string;
  readonly total: number;
  readonly jobs: readonly Job[];
  readonly fits: Readonly<Record<string, number>>;
  /** The role by whose search each posting was found. */
  readonly foundBy: Readonly<Record<string, string>>;
}

/** `isLoading`: the server still loads postings, so that more may match a moment later. */
interface Search {
  readonly found: Matching | null;
  readonly isLoading: boolean;
}

async function findMatching(roles: readonly string[], signal: AbortSignal): Promise<Search> {
  let all: Matching | null = null;
  let isLoading = false;
  for (const role of roles) {
    const query = { query: role, sort: "match" as const, limit: mostFound };
    const { jobs, total, fits = {}, loading } = await call(searchJobs, { query, signal });
    isLoading ||= loading !== undefined;
    if (jobs.length === 0) continue;
    const before: Matching = all ?? { role, total, jobs: [], fits: {}, foundBy: {} };
    const more = jobs.filter(({ id }) => !before.jobs.some((job) => job.id === id));
    all = {
      ...before,
      jobs: [...before.jobs, ...more],
      fits: { ...fits, ...before.fits },
      foundBy: { ...Object.fromEntries(more.map(({ id }) => [id, role])), ...before.foundBy },
    };
    if (all.jobs.length >= fewFound) break;
  }
  return { found: all, isLoading };
}

/** The best matching postings for the first role that has any; those of the further roles where they are few. */
export function useMatchingJobs(roles: readonly string[]) {
  return useQuery({
    queryKey: keyOf("jobs", "fitting", roles),
    queryFn: ({ signal }) => findMatching(roles, signal),
    enabled: roles.length > 0,
    select: ({ found }) => found,
    staleTime: 5 * 60_000,
    refetchInterval: ({ state }) => (state.data?.isLoading ? 1_500 : false),
  });
}

/** Adds a role to those that a person wishes for, first; the rest of the profile stays. */
export function useSaveRole(user: UserDetail) {
  return useMutation({
    mutationFn: (role: string) => {
      const {
        email: _,
        version: __,
        ...same
      } = ProfileInput.parse({
        ...user,
        phone: user.phoneNumber,
        desiredRoles: [role, ...user.desiredRoles.filter((other) => other !== role)],
      });
      return call(updateProfile, { params: { id: user.id }, body: same });
    },
  });
}
