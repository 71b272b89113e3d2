import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { changeKept, readKept } from "../../../lib/offline-store.ts";
import { withTabLock } from "../../../lib/tab-lock.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { forgetApplication, putApplication, refreshApplications } from "../queries.ts";
import { Change } from "./change.ts";
import { keptChanges } from "./kept-changes.ts";
import { sendChange } from "./send-change.ts";
import { openSyncQueue, type SyncQueue } from "./sync-queue.ts";

const Changes = z.array(z.unknown());
const channelName = "application-changes";

/** The stored changes, without entries this version of the product cannot read. */
function parse(kept: unknown): Change[] {
  return (Changes.safeParse(kept).data ?? []).flatMap((one) => {
    const parsed = Change.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}

const OutboxContext = createContext<SyncQueue | null>(null);
export const SyncQueueProvider = OutboxContext.Provider;

export function useSyncQueue(): SyncQueue {
  const syncQueue = useContext(OutboxContext);
  if (syncQueue === null) throw new Error("No outbox around this part of the screen.");
  return syncQueue;
}

export function useWaiting() {
  const { state } = useSyncQueue();
  return useSyncExternalStore(state.subscribe, state.get);
}

/** Opens the person's queue while the section is mounted, and sends changes as soon as it can. */
export function useOpenSyncQueue(userId: string): SyncQueue {
  const client = useQueryClient();
  const { t } = useTranslation();
  const opened = useMemo(
    () =>
      connect(userId, client, (error) =>
        toast({ title: t("applications.toast.refused"), description: error, variant: "destructive" }),
      ),
    [userId, client, t],
  );
  useEffect(() => opened.follow(), [opened]);
  return opened.syncQueue;
}

function connect(userId: string, client: QueryClient, say: (error: string) => void) {
  const key = keptChanges(userId);
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(channelName);
  const syncQueue = openSyncQueue({
    read: async () => parse(await readKept(key)),
    update: (change) => changeKept(key, (before) => change(parse(before))),
    send: (change) => sendChange(change, userId),
    lock: (work) => withTabLock(key, work),
    tell: () => channel?.postMessage(userId),
    onSent: (change, application) => {
      if (change.kind === "delete") forgetApplication(client, change.id);
      else if (application !== undefined) putApplication(client, application);
      else refreshApplications(client);
    },
    onRefused: (_, error) => {
      say(error);
      refreshApplications(client);
    },
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
  const follow = () => {
    const send = () => void syncQueue.flush();
    const hear = (event: MessageEvent) => event.data === userId && void syncQueue.refresh();
    window.addEventListener("online", send);
    channel?.addEventListener("message", hear);
    return () => {
      window.removeEventListener("online", send);
      channel?.removeEventListener("message", hear);
    };
  };
  return { syncQueue, follow };
}

/** Sends the queue once, from a screen where none is open. Refused changes stay. */
export async function sendWaiting(userId: string, client: QueryClient): Promise<void> {
  const { syncQueue } = connect(userId, client, () => undefined);
  await syncQueue.flush();
  syncQueue.close();
}
