import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { mayLeave } from "../../lib/navigation/before-leaving.ts";
import { leaveTo } from "../../lib/navigation/page-fade.ts";
import { leaveSession } from "../../lib/session/session.tsx";
import { showAlert } from "../../ui/overlay/alert.ts";

/** Goes to the landing page, unless the person wants to save first. An alert says when the server did not answer. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    const { reached } = await leaveSession();
    if (!reached) await showAlert(t("common.signOut.unreached"));
    await leaveTo("/");
  }, [t]);
}
