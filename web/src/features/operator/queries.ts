import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteContact,
  handleContact,
  listOperatorAudit,
  moveTestClock,
  openOperator,
  readOperator,
} from "@waymark/contract/operator";
import { call } from "../../lib/api/call.ts";

const key = ["operator"];

/** The operator's overview, refetched every ten seconds while the page is open. */
export function useOperator(enabled: boolean) {
  return useQuery({ queryKey: key, queryFn: () => call(readOperator, {}), enabled, refetchInterval: 10_000 });
}

/** The log of operators' actions, page by page; refetched with the overview. */
export function useOperatorAudit() {
  return useInfiniteQuery({
    queryKey: [...key, "audit"],
    queryFn: ({ pageParam, signal }) =>
      call(listOperatorAudit, { query: pageParam === "" ? {} : { before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  });
}

/** Sends the token of the one-time link, then loads the overview. */
export function useOpenOperator() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(openOperator, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Test mode: moves the clock of plans and payments forward by hours. */
export function useMoveClock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hours: number) => call(moveTestClock, { body: { hours } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useHandleContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, handled }: { id: string; handled: boolean }) =>
      call(handleContact, { params: { id }, body: { handled } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useDeleteContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteContact, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
