import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { askBeforeLeaving } from "../../lib/before-leaving.ts";
import { storedUser } from "../../lib/stored-user.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/**
 * Asks before somebody leaves Settings, or signs out, with something unsaved. Whose session is over is not held up: what they typed
 * waits in this tab until they are back.
 */
export function LeaveGuard({
  changed,
  onSave,
  onDiscard,
}: {
  changed: boolean;
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}) {
  const { t } = useTranslation();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      changed && storedUser.get() !== null && current.pathname !== next.pathname,
    enableBeforeUnload: () => changed && storedUser.get() !== null,
    withResolver: true,
  });
  // Who asks besides a change of page, and waits for the answer.
  const [waiting, setWaiting] = useState<{ answer: (may: boolean) => void } | null>(null);
  useEffect(
    () => (changed ? askBeforeLeaving(() => new Promise((answer) => setWaiting({ answer }))) : undefined),
    [changed],
  );
  const answer = (may: boolean) => {
    setWaiting(null);
    waiting?.answer(may);
    if (blocker.status !== "blocked") return;
    if (may) blocker.proceed();
    else blocker.reset();
  };
  const stay = () => answer(false);
  const leave = () => {
    onDiscard();
    answer(true);
  };
  const saveAndLeave = async () => answer(await onSave());
  return (
    <Dialog
      open={blocker.status === "blocked" || waiting !== null}
      onOpenChange={(open) => !open && stay()}
      title={t("settings.leave.title")}
      description={t("settings.leave.text")}
      footer={
        <>
          <Button variant="quiet" onClick={leave}>
            {t("settings.leave.discard")}
          </Button>
          <Button variant="secondary" onClick={stay}>
            {t("settings.leave.stay")}
          </Button>
          <Button onClick={() => void saveAndLeave()}>{t("settings.leave.save")}</Button>
        </>
      }
    />
  );
}
