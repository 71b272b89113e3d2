import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { mayLeave } from "../../lib/before-leaving.ts";
import { leaveTo } from "../../lib/page-fade.ts";
import { leaveSession } from "../../lib/session.tsx";
import { showAlert } from "../../ui/alert.ts";

/** Signs out and goes to the landing page, unless somebody wants to save first; says so when the server did not hear of it. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation();
  return useCallback(async () => {
    if (!(await mayLeave())) return;
    const { reached } = await leaveSession();
    if (!reached) await showAlert(t("common.signOut.unreached"));
    await leaveTo("/");
  }, [t]);
}
