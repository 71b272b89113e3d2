import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteContact,
  handleContact,
  listOperatorAudit,
  moveTestClock,
  openOperator,
  readOperator,
} from "@waymark/contract/operator";
import { call } from "../../lib/call.ts";

const key = ["operator"];

/** What the operator sees; asked again every ten seconds while the screen is open. */
export function useOperator(enabled: boolean) {
  return useQuery({ queryKey: key, queryFn: () => call(readOperator, {}), enabled, refetchInterval: 10_000 });
}

/** The pages read so far of what operators did; begins anew with the rest of the screen. */
export function useOperatorAudit() {
  return useInfiniteQuery({
    queryKey: [...key, "audit"],
    queryFn: ({ pageParam, signal }) =>
      call(listOperatorAudit, { query: pageParam === "" ? {} : { before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  });
}

/** Hands in the one-time link's token, then reads what it opens. */
export function useOpenOperator() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(openOperator, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Test mode: moves the time of plans and payments forward by hours. */
export function useMoveClock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hours: number) => call(moveTestClock, { body: { hours } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Ticks a message of the contact form off, or takes the tick back. */
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
