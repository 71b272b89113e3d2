import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type Application,
  type ApplicationCard,
  createApplication,
  listApplications,
  listDeletedApplications,
  readApplication,
  readTimeline,
  restoreApplication,
  saveStages,
} from "@waymark/contract/applications";
import type { BodyOf } from "@waymark/contract/endpoint";
import { listResumes } from "@waymark/contract/resumes";
import { useCallback, useEffect, useRef } from "react";
import type { z } from "zod";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import type { Board } from "./sync-queue/fold.ts";

const listKey = (archived: boolean) => keyOf("applications", archived);
const oneName = "application";
const oneKey = (id: string) => [oneName, id] as const;

export function useServerBoard(archived = false) {
  const client = useQueryClient();
  const queryKey = listKey(archived);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await call(listApplications, { query: { archived: String(archived) }, signal });
      return newest(answer, client.getQueryData<Board>(queryKey));
    },
    staleTime: 0,
  });
}

/** An answer that was under way while a card changed must not undo the change. */
function newest(answer: Board, before: Board | undefined): Board {
  if (before === undefined) return answer;
  const known = new Map(before.applications.map((card) => [card.id, card]));
  const applications = answer.applications.map((card) => {
    const mine = known.get(card.id);
    return mine !== undefined && mine.version > card.version ? mine : card;
  });
  return { ...answer, applications };
}

export function useServerApplication(id: string, enabled: boolean) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await call(readApplication, { params: { id }, signal })).application,
    enabled,
    staleTime: 0,
  });
}

/** Its key begins with the list's, so that both are refetched together. */
export function useTimeline() {
  return useQuery({
    queryKey: keyOf("applications", "timeline"),
    queryFn: async ({ signal }) => {
      const { ways } = await call(readTimeline, { signal });
      return new Map(ways.map(({ id, steps }) => [id, steps]));
    },
    staleTime: 0,
  });
}

export function useDeletedApplications() {
  return useQuery({
    queryKey: keyOf("applications", "trash"),
    queryFn: async ({ signal }) => (await call(listDeletedApplications, { signal })).applications,
    staleTime: 0,
  });
}

export function useRecoverApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await call(restoreApplication, { params: { id }, body: {} })).application,
    onSuccess: (application) => {
      putApplication(client, application);
      refreshApplications(client);
    },
  });
}

function cardOf(application: Application): ApplicationCard {
  const { description: _, notes: _n, resume: _r, letter: _l, events: _e, ...card } = application;
  return card;
}

/** Updates every cached query that shows the application. */
export function putApplication(client: QueryClient, application: Application): void {
  const card = cardOf(application);
  client.setQueryData<Application>(oneKey(application.id), (before) =>
    before && before.version > application.version ? before : application,
  );
  for (const archived of [false, true]) {
    client.setQueryData<Board>(listKey(archived), (board) => {
      if (board === undefined) return undefined;
      const isThere = board.applications.some(({ id }) => id === card.id);
      if (!isThere) return { ...board, applications: [...board.applications, card] };
      const applications = board.applications.map((other) =>
        other.id === card.id && other.version <= card.version ? card : other,
      );
      return { ...board, applications };
    });
  }
}

export function forgetApplication(client: QueryClient, id: string): void {
  for (const archived of [false, true])
    client.setQueryData<Board>(
      listKey(archived),
      (board) => board && { ...board, applications: board.applications.filter((card) => card.id !== id) },
    );
}

export function refreshApplications(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keyOf("applications") });
  void client.invalidateQueries({ queryKey: [oneName] });
}

/** Milliseconds over which live events are gathered before a refetch. */
const gatherFor = 400;

export function useFollowApplications(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvent(
    "applications-changed",
    useCallback(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => refreshApplications(client), gatherFor);
    }, [client]),
  );
}

type NewStages = z.input<typeof saveStages.body>;

export function useSaveStages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewStages) => (await call(saveStages, { body })).stages,
    onSuccess: (stages) => {
      for (const archived of [false, true])
        client.setQueryData<Board>(listKey(archived), (board) => board && { ...board, stages });
      void client.invalidateQueries({ queryKey: keyOf("applications") });
    },
  });
}

export function useOwnResumes() {
  return useQuery({ queryKey: keyOf("resumes"), queryFn: ({ signal }) => call(listResumes, { signal }) });
}

/** Sent twice with the same id, it creates one application. */
export const addApplication = async (body: BodyOf<typeof createApplication>): Promise<Application> =>
  (await call(createApplication, { body })).application;
