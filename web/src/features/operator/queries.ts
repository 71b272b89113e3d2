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

/** Refetched every ten seconds while the page is open. */
export function useOperator(enabled: boolean) {
  return useQuery({ queryKey: key, queryFn: () => call(readOperator, {}), enabled, refetchInterval: 10_000 });
}

export function useOperatorAudit() {
  return useInfiniteQuery({
    queryKey: [...key, "audit"],
    queryFn: ({ pageParam, signal }) =>
      call(listOperatorAudit, { query: pageParam === "" ? {} : { before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  });
}

export function useOpenOperator() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(openOperator, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

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
