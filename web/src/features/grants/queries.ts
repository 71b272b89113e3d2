import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "@waymark/contract/endpoint";
import {
  type Grant,
  giveGrant,
  listGrants,
  listLooks,
  moveSharedApplication,
  nameInReports,
  readSharedApplication,
  readSharedBoard,
  readSharedFigures,
  readSharedInterviews,
  readSharedLetter,
  readSharedResume,
  readSharedSearches,
  takeBackGrant,
} from "@waymark/contract/grants";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { useRoomChange } from "../../lib/live/live.ts";

export type GrantInput = BodyOf<typeof giveGrant>;
export interface Place {
  teamId: string;
  ownerId: string;
}

const root = ["grants"] as const;

/** Refetches everything that depends on grants as soon as one is given or taken back. */
export function useFollowGrants(): void {
  const client = useQueryClient();
  const again = useCallback(() => void client.invalidateQueries({ queryKey: root }), [client]);
  useRoomChange(["grants", "paper"], again);
}

export const useGrants = (teamId: string) =>
  useQuery({
    queryKey: [...root, "list", teamId],
    queryFn: ({ signal }) => call(listGrants, { params: { teamId }, signal }),
  });

export function useGive(teamId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GrantInput) => call(giveGrant, { params: { teamId }, body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: root }),
  });
}

/** Standing by name in reports of placements; the switch moves at once, and back if that fails. */
export function useNamed(teamId: string) {
  const client = useQueryClient();
  const key = [...root, "list", teamId];
  const put = (named: boolean) =>
    client.setQueryData<{ named: boolean }>(key, (listed) => listed && { ...listed, named });
  return useMutation({
    mutationFn: (named: boolean) => call(nameInReports, { params: { teamId }, body: { named } }),
    onMutate: put,
    onError: (_error, named) => put(!named),
  });
}

/** Takes a grant back; it disappears from the list at once, and returns to it if that fails. */
export function useTakeBack(teamId: string) {
  const client = useQueryClient();
  const key = [...root, "list", teamId];
  type Listed = { given: Grant[]; held: Grant[] };
  return useMutation({
    mutationFn: ({ id }: Grant) => call(takeBackGrant, { params: { teamId, grantId: id } }),
    onMutate: ({ id }) => {
      client.setQueryData<Listed>(
        key,
        (before) => before && { ...before, given: before.given.filter((grant) => grant.id !== id) },
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey: root }),
  });
}

export const useLooks = () =>
  useQuery({
    queryKey: [...root, "looks"],
    queryFn: ({ signal }) => call(listLooks, { signal }),
  });

/** Things of others are asked for again whenever they come into view: they may have changed or been taken back. */
const fresh = { staleTime: 0, gcTime: 0, retry: false } as const;
const keyOfShared = (noun: string, place: Place, id = "") =>
  [...root, "shared", noun, place.teamId, place.ownerId, id] as const;

export const useSharedBoard = (place: Place) =>
  useQuery({
    queryKey: keyOfShared("board", place),
    queryFn: ({ signal }) => call(readSharedBoard, { params: { ...place }, signal }),
    ...fresh,
  });
export const useSharedApplication = (place: Place, id: string) =>
  useQuery({
    queryKey: keyOfShared("application", place, id),
    queryFn: ({ signal }) => call(readSharedApplication, { params: { ...place, applicationId: id }, signal }),
    ...fresh,
  });
export const useSharedResume = (place: Place, id: string) =>
  useQuery({
    queryKey: keyOfShared("resume", place, id),
    queryFn: ({ signal }) => call(readSharedResume, { params: { ...place, resumeId: id }, signal }),
    ...fresh,
  });
export const useSharedLetter = (place: Place, id: string) =>
  useQuery({
    queryKey: keyOfShared("letter", place, id),
    queryFn: ({ signal }) => call(readSharedLetter, { params: { ...place, letterId: id }, signal }),
    ...fresh,
  });
export const useSharedSearches = (place: Place) =>
  useQuery({
    queryKey: keyOfShared("searches", place),
    queryFn: ({ signal }) => call(readSharedSearches, { params: { ...place }, signal }),
    ...fresh,
  });
export const useSharedFigures = (place: Place) =>
  useQuery({
    queryKey: keyOfShared("figures", place),
    queryFn: ({ signal }) => call(readSharedFigures, { params: { ...place }, signal }),
    ...fresh,
  });
export const useSharedInterviews = (place: Place) =>
  useQuery({
    queryKey: keyOfShared("interviews", place),
    queryFn: ({ signal }) => call(readSharedInterviews, { params: { ...place }, signal }),
    ...fresh,
  });

/** Moves an application of somebody else's board. */
export function useMoveShared(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, to, version }: { id: string; to: string; version: number }) =>
      call(moveSharedApplication, {
        params: { ...place, applicationId: id },
        body: { changeId: crypto.randomUUID(), to, version },
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: [...root, "shared"] }),
  });
}
