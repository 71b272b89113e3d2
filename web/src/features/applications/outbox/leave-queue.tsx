import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { askBeforeLeaving } from "../../../lib/before-leaving.ts";
import { readKept } from "../../../lib/offline-store.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { keptChanges } from "./kept-changes.ts";

async function countWaiting(userId: string): Promise<number> {
  const kept = await readKept(keptChanges(userId));
  return Array.isArray(kept) ? kept.length : 0;
}

/**
 * Asks whoever signs out while something waits to be sent: with the person, the browser forgets what was theirs. It
 * stands on every signed-in screen, with its words and without the queue itself, which is fetched when one waits.
 */
export function LeaveQueue({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ count: number; answer: (may: boolean) => void } | null>(null);
  useEffect(
    () =>
      askBeforeLeaving(async () => {
        if ((await countWaiting(userId)) === 0) return true;
        // Without a connection the queue may not even load; the question is put all the same.
        await import("./use-outbox.ts").then((m) => m.sendWaiting(userId, client)).catch(() => undefined);
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
