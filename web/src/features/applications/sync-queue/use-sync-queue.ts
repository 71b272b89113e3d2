import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Application } from "@waymark/contract/applications";
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { changeKept, readKept } from "../../../lib/offline-store.ts";
import { hasLeft, isStillHere, unqueuedPrefix } from "../../../lib/session/stored-user.ts";
import { readStoredJson, storedKeys, writeStored } from "../../../lib/storage.ts";
import { tabId } from "../../../lib/sync/kept-draft.ts";
import { OfflineQueue } from "../../../lib/sync/offline-queue.ts";
import { laterByTimer } from "../../../lib/sync/retry.ts";
import { withTabLock } from "../../../lib/tab-lock.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { forgetApplication, putApplication, refreshApplications } from "../queries.ts";
import { Change } from "./change.ts";
import { keptChanges } from "./kept-changes.ts";
import { changeRules } from "./rules.ts";
import { sendChange } from "./send-change.ts";

const Changes = z.array(z.unknown());
const Unqueued = z.object({ changes: Changes });
const channelName = "application-changes";

/** Drops entries that this version of the product cannot read. */
function parse(kept: unknown): Change[] {
  return (Changes.safeParse(kept).data ?? []).flatMap((one) => {
    const parsed = Change.safeParse(one);
    return parsed.success ? [parsed.data] : [];
  });
}

type SyncQueue = OfflineQueue<Change, Application>;

const SyncQueueContext = createContext<SyncQueue | null>(null);
export const SyncQueueProvider = SyncQueueContext.Provider;

export function useSyncQueue(): SyncQueue {
  const syncQueue = useContext(SyncQueueContext);
  if (syncQueue === null) throw new Error("No sync queue around this part of the screen.");
  return syncQueue;
}

export function useWaiting() {
  const { state } = useSyncQueue();
  return useSyncExternalStore(state.subscribe, state.get);
}

/** Runs while the section is mounted; sends changes as soon as it can. */
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

/** Changes on their way into the queue, by tab; those of closed tabs are taken over. */
function unqueuedOf(userId: string) {
  const prefix = `${unqueuedPrefix}${userId}:`;
  const own = prefix + tabId();
  let left: string[] = [];
  return {
    read: () => {
      left = storedKeys(prefix).filter((key) => key !== own);
      return [own, ...left].flatMap((key) => parse(Unqueued.safeParse(readStoredJson(key)).data?.changes));
    },
    write: (changes: readonly Change[]) => {
      const isKept = changes.length > 0 && !hasLeft(userId);
      writeStored(own, isKept ? JSON.stringify({ userId, changes }) : null);
      for (const key of left.splice(0)) writeStored(key, null);
    },
  };
}

function connect(userId: string, client: QueryClient, say: (error: string) => void) {
  const key = keptChanges(userId);
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(channelName);
  const syncQueue: SyncQueue = new OfflineQueue({
    ...changeRules,
    read: async () => parse(await readKept(key)),
    // After signing out here, the screens that close must not keep anything.
    update: async (change) => {
      if (!hasLeft(userId)) await changeKept(key, (before) => change(parse(before)));
    },
    unqueued: unqueuedOf(userId),
    send: (change) => sendChange(change, userId),
    lock: (work) => withTabLock(key, work),
    tell: () => channel?.postMessage(userId),
    onSent: (change, application) => {
      // An answer may arrive after another person signed in.
      if (!isStillHere(userId)) return;
      if (change.kind === "delete") forgetApplication(client, change.id);
      else if (application !== undefined) putApplication(client, application);
      else refreshApplications(client);
    },
    onRefused: (_, error) => {
      if (!isStillHere(userId)) return;
      say(error);
      refreshApplications(client);
    },
    later: laterByTimer,
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

/** Works where no queue is open. Refused changes stay. */
export async function sendWaiting(userId: string, client: QueryClient): Promise<void> {
  const { syncQueue } = connect(userId, client, () => undefined);
  await syncQueue.flush();
  syncQueue.close();
}
