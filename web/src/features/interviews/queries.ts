import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changeCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
  revokeCalendarFeed,
} from "@waymark/contract/calendar";
import type { CallOf } from "@waymark/contract/endpoint";
import {
  changeInterview,
  createInterview,
  deleteInterview,
  type Interview,
  listInterviews,
} from "@waymark/contract/interviews";
import { call } from "../../lib/api/call.ts";
import { useTrackerChanges } from "../../lib/live/tracker-changes.ts";

const listKey = ["interviews"] as const;
const feedKey = ["calendar-feed"] as const;

/** The person's interviews by time, and the person's time zone. */
export function useInterviews() {
  useTrackerChanges(listKey);
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listInterviews, { signal }),
    staleTime: 30_000,
  });
}

type NewInterview = CallOf<typeof createInterview>["body"];

/** Creates an interview, or changes `before`. */
export function useSaveInterview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ before, input }: { before: Interview | null; input: NewInterview }) => {
      if (before === null) return call(createInterview, { body: input });
      const { applicationId: _, id: __, ...change } = input;
      return call(changeInterview, {
        params: { id: before.id },
        body: { ...change, version: before.version },
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useDeleteInterview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteInterview, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useFeed() {
  return useQuery({ queryKey: feedKey, queryFn: ({ signal }) => call(readCalendarFeed, { signal }) });
}

export function useChangeFeed() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: feedKey });
  return {
    make: useMutation({
      mutationFn: (withNotes: boolean) => call(makeCalendarFeed, { body: { withNotes } }),
      onSuccess,
    }),
    change: useMutation({
      mutationFn: (withNotes: boolean) => call(changeCalendarFeed, { body: { withNotes } }),
      onSuccess,
    }),
    revoke: useMutation({ mutationFn: () => call(revokeCalendarFeed, {}), onSuccess }),
  };
}
