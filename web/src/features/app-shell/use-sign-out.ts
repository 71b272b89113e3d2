import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { mayLeave } from "../../lib/navigation/before-leaving.ts";
import { leaveTo } from "../../lib/navigation/page-fade.ts";
import { leaveSession } from "../../lib/session/session.tsx";
import { showAlert } from "../../ui/overlay/alert.ts";

/**
 * Signs out and goes to the landing page, unless the person wants to save first. An alert says so when the
 * server could not be reached.
 */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    const { reached } = await leaveSession();
    if (!reached) await showAlert(t("common.signOut.unreached"));
    await leaveTo("/");
  }, [t]);
}
