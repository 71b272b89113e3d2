import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { askBeforeLeaving } from "../../../lib/navigation/before-leaving.ts";
import { readKept } from "../../../lib/offline-store.ts";
import { unqueuedPrefix } from "../../../lib/session/stored-user.ts";
import { storedKeys } from "../../../lib/storage.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { keptChanges } from "./kept-changes.ts";

async function countWaiting(userId: string): Promise<number> {
  const kept = await readKept(keptChanges(userId));
  const unqueued = storedKeys(`${unqueuedPrefix}${userId}:`).length;
  return (Array.isArray(kept) ? kept.length : 0) + unqueued;
}

/** Signing out deletes unsent changes. The queue's code is loaded only when there is something to send. */
export function LeaveQueue({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ count: number; answer: (may: boolean) => void } | null>(null);
  useEffect(
    () =>
      askBeforeLeaving(async () => {
        if ((await countWaiting(userId)) === 0) return true;
        // Offline, the queue's code may not load; the question is asked anyway.
        await Promise.all([import("./use-sync-queue.ts"), loadTexts("applications")])
          .then(([m]) => m.sendWaiting(userId, client))
          .catch(() => undefined);
        const count = await countWaiting(userId);
        return count === 0 || new Promise((answer) => setAsked({ count, answer }));
      }),
    [userId, client],
  );
  const answer = (may: boolean) => {
    setAsked(null);
    asked?.answer(may);
  };
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && answer(false)}
      title={t("common.signOut.waiting", { count: asked?.count ?? 0 })}
      description={t("common.signOut.waitingText")}
      footer={
        <>
          <Button variant="quiet" onClick={() => answer(true)}>
            {t("common.signOut.discard")}
          </Button>
          <Button onClick={() => answer(false)}>{t("common.signOut.stay")}</Button>
        </>
      }
    />
  );
}
