import type { Language } from "@waymark/contract/values";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/overlay/toast.ts";
import { readStoredUser } from "../session/stored-user.ts";
import { chooseLanguage } from "./i18n.ts";
import { saveLanguage } from "./queries.ts";

// Number of language choices being saved to the account.
let saving = 0;

/** Chosen in this tab, and not in the account yet. */
export function isSavingLanguage(): boolean {
  return saving > 0;
}

export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  return useCallback(
    async (language) => {
      saving += 1;
      try {
        await chooseLanguage(language);
        const user = readStoredUser();
        if (!user) return;
        await saveLanguage(user.id, language).catch(() =>
          toast({ title: i18n.t("common.language.unsaved"), variant: "destructive" }),
        );
      } finally {
        saving -= 1;
      }
    },
    [i18n],
  );
}
