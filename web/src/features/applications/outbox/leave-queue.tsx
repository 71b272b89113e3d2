import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { askBeforeLeaving } from "../../../lib/before-leaving.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useOutbox, useWaiting } from "./use-outbox.ts";

/** Asks whoever signs out while something waits to be sent: with the person, the browser forgets what was theirs. */
export function LeaveQueue() {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const { changes } = useWaiting();
  const [asked, setAsked] = useState<{ answer: (may: boolean) => void } | null>(null);
  const isWaiting = changes.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    return askBeforeLeaving(async () => {
      await outbox.flush();
      return outbox.state.get().changes.length === 0 || new Promise((answer) => setAsked({ answer }));
    });
  }, [isWaiting, outbox]);
  const answer = (may: boolean) => {
    setAsked(null);
    asked?.answer(may);
  };
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && answer(false)}
      title={t("applications.waiting.leave", { count: changes.length })}
      description={t("applications.waiting.leaveText")}
      footer={
        <>
          <Button variant="quiet" onClick={() => answer(true)}>
            {t("applications.waiting.leaveNow")}
          </Button>
          <Button onClick={() => answer(false)}>{t("applications.waiting.stay")}</Button>
        </>
      }
    />
  );
}
