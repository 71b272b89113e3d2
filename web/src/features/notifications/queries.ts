import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "@waymark/contract/endpoint";
import {
  deleteNotice,
  listNotices,
  markNotice,
  type Notice,
  readAllNotices,
  readTimes,
  restoreNotice,
  StoredTimes,
  saveTimes,
} from "@waymark/contract/notifications";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../lib/api/call.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { toast } from "../../ui/overlay/toast.ts";
import { type NoticePages, withAllRead, withoutNotice, withRead } from "./notice-pages.ts";

const listKey = ["notices"] as const;
const changeKey = ["change-notice"] as const;
const timesKey = ["notification-times"] as const;

export function useNotices() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, { query: pageParam === "" ? {} : { before: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: (last) => (last.hasMore ? last.notices.at(-1)?.id : undefined),
  });
}

export function useFollowNotices(): void {
  const client = useQueryClient();
  const ask = useCallback(() => {
    // Our own changes refetch when they are done.
    if (client.isMutating({ mutationKey: changeKey }) === 0)
      void client.invalidateQueries({ queryKey: listKey });
  }, [client]);
  useLiveEvent("notices-changed", ask);
}

interface Change {
  show: (pages: NoticePages) => NoticePages;
  send: () => Promise<unknown>;
}

/** A change shows at once, and is reverted with a toast if the server refuses it. */
export function useNoticeChanges() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: changeKey,
    scope: { id: "notices" },
    mutationFn: ({ send }: Change) => send(),
    onMutate: async ({ show }) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<NoticePages>(listKey);
      if (before !== undefined) client.setQueryData(listKey, show(before));
      return { before };
    },
    onError: (error, _change, context) => {
      if (context?.before !== undefined) client.setQueryData(listKey, context.before);
      toast({
        title: t("notifications.failedChange"),
        ...(error instanceof CallError ? { description: error.error } : {}),
        variant: "destructive",
      });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: changeKey }) === 1)
        void client.invalidateQueries({ queryKey: listKey });
    },
  });
  const now = () => new Date().toISOString();
  const mark = ({ id }: Notice, read: boolean) =>
    mutate({
      show: (pages) => withRead(pages, id, read ? now() : null),
      send: () => call(markNotice, { params: { id }, body: { read } }),
    });
  const readAll = (upTo: string) =>
    mutate({
      show: (pages) => withAllRead(pages, upTo, now()),
      send: () => call(readAllNotices, { body: { upTo } }),
    });
  const restore = (id: string) =>
    mutate({
      show: (pages) => pages,
      send: () => call(restoreNotice, { params: { id }, body: {} }),
    });
  const remove = ({ id }: Notice) => {
    mutate({
      show: (pages) => withoutNotice(pages, id),
      send: () => call(deleteNotice, { params: { id } }),
    });
    toast({
      title: t("notifications.removed"),
      action: { label: t("notifications.undo"), run: () => restore(id) },
    });
  };
  return { mark, readAll, remove };
}

export function useTimes() {
  return useQuery({ queryKey: timesKey, queryFn: ({ signal }) => call(readTimes, { signal }) });
}

function newerTimes(error: unknown): StoredTimes | null {
  if (!(error instanceof CallError) || error.code !== "conflict") return null;
  return StoredTimes.safeParse(error.details?.current).data ?? null;
}

/** On a conflict, changes made elsewhere stay, the change is applied on top, and a toast says so. */
export function useSaveTimes() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    scope: { id: "notification-times" },
    mutationFn: async (change: Partial<StoredTimes>) => {
      const known = client.getQueryData<StoredTimes>(timesKey);
      const put = (now: StoredTimes | undefined) => {
        // The form is not shown before the settings are loaded.
        const body = { ...now, ...change, version: now?.version } as BodyOf<typeof saveTimes>;
        return call(saveTimes, { body });
      };
      try {
        return { saved: await put(known), overtaken: false };
      } catch (error) {
        const newer = newerTimes(error);
        if (newer === null) throw error;
        return { saved: await put(newer), overtaken: true };
      }
    },
    onSuccess: ({ saved, overtaken }) => {
      client.setQueryData(timesKey, saved);
      toast({
        title: t("notifications.times.saved"),
        ...(overtaken ? { description: t("notifications.times.conflict") } : {}),
      });
    },
    onError: (error) => {
      const isConflict = error instanceof CallError && error.code === "conflict";
      void client.invalidateQueries({ queryKey: timesKey });
      toast({
        title: t(isConflict ? "notifications.times.conflict" : "notifications.times.failedSave"),
        ...(error instanceof CallError && !isConflict ? { description: error.error } : {}),
        variant: "destructive",
      });
    },
  });
}
