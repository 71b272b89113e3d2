import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listActivity } from "@waymark/contract/audit";
import { type Device, endSession, endSessions, listDevices } from "@waymark/contract/security-sessions";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../../lib/api/call.ts";
import { useLiveEvent } from "../../../lib/live/live.ts";
import { toast } from "../../../ui/overlay/toast.ts";

const listKey = ["devices"] as const;
interface Listed {
  devices: Device[];
}

export function useDevices() {
  const client = useQueryClient();
  const again = useCallback(() => void client.invalidateQueries({ queryKey: listKey }), [client]);
  useLiveEvent("signed-in", again);
  useLiveEvent("signed-out", again);
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call(listDevices, { signal }) });
}

function useFailed() {
  const { t } = useTranslation();
  return (error: unknown) =>
    toast({
      title: t("security-sessions.failed.title"),
      description: error instanceof CallError ? error.error : t("security-sessions.failed.text"),
      variant: "destructive",
    });
}

export function useEndDevice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useFailed();
  return useMutation({
    mutationFn: async (device: Device) => {
      await call(endSession, { params: { id: device.id } }).catch((error: unknown) => {
        // It has already ended by itself, which is fine.
        if (!(error instanceof CallError && error.status === 404)) throw error;
      });
      return device;
    },
    onSuccess: ({ id }) => {
      client.setQueryData<Listed>(listKey, (before) =>
        before === undefined ? before : { devices: before.devices.filter((device) => device.id !== id) },
      );
      toast({ title: t("security-sessions.ended", { count: 1 }) });
    },
    onError: failed,
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useEndDevices() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const failed = useFailed();
  return useMutation({
    mutationFn: (which: "others" | "all") => call(endSessions, { body: { which } }),
    onSuccess: ({ ended }, which) => {
      if (which === "others") toast({ title: t("security-sessions.ended", { count: ended }) });
    },
    onError: failed,
    onSettled: (_, __, which) =>
      which === "others" ? client.invalidateQueries({ queryKey: listKey }) : undefined,
  });
}

/** Fewer than elsewhere, because the activity is one of several lists on its screen. */
const pageSize = 10;

/** The key begins with `security`, so that every change of the account's security refetches it. */
export function useActivity() {
  return useInfiniteQuery({
    queryKey: ["security", "activity"],
    queryFn: ({ pageParam, signal }) =>
      call(listActivity, {
        query: { limit: pageSize, ...(pageParam === "" ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
  });
}
