import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { askBeforeLeaving } from "../../lib/navigation/before-leaving.ts";
import { storedUser } from "../../lib/session/stored-user.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";

/** Asks also before a sign-out. An expired session does not ask: the changes stay in this tab. */
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
  // A pending question from something other than navigation, such as signing out.
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
