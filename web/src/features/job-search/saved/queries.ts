import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changeSearch,
  deleteSearch,
  type KeptFilters,
  listSavedSearches,
  type SavedSearch,
  type SearchAlert,
  saveSearch,
} from "@waymark/contract/job-search-saved";
import { call } from "../../../lib/api/call.ts";
import { keyOf } from "../../../lib/api/query-keys.ts";

const listKey = keyOf("saved-searches");
type List = { searches: SavedSearch[]; limit: number };

/** The person's saved searches, each with its number of new postings. */
export function useSavedSearches() {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listSavedSearches, { signal }),
    staleTime: 60_000,
  });
}

export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; filters: KeptFilters; alert: SearchAlert }) =>
      call(saveSearch, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useChangeSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; name?: string; alert?: SearchAlert; seen?: true }) =>
      call(changeSearch, { params: { id }, body }),
    onSuccess: ({ search }) =>
      client.setQueryData<List>(listKey, (before) =>
        before === undefined
          ? undefined
          : { ...before, searches: before.searches.map((one) => (one.id === search.id ? search : one)) },
      ),
  });
}

export function useDeleteSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSearch, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
