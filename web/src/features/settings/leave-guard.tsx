import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { storedUser } from "../../lib/stored-user.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/**
 * Asks before somebody leaves Settings with something unsaved. Whose session is over is not held up: what they typed
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
  const stay = () => blocker.reset?.();
  const leave = () => {
    onDiscard();
    blocker.proceed?.();
  };
  const saveAndLeave = async () => {
    if (await onSave()) blocker.proceed?.();
    else stay();
  };
  return (
    <Dialog
      open={blocker.status === "blocked"}
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
