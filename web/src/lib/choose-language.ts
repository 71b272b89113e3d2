import { savePreferences } from "@waymark/contract/settings";
import type { Language } from "@waymark/contract/values";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../ui/toast.ts";
import { call } from "./call.ts";
import { chooseLanguage } from "./i18n.ts";
import { readStoredUser } from "./stored-user.ts";

// Choices made here that the account has not answered for yet.
let saving = 0;

/** Whether a language chosen in this tab is still on its way to the account. */
export function isSavingLanguage(): boolean {
  return saving > 0;
}

/** Changes the language here, and in the account of a person who is signed in. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  return useCallback(
    async (language) => {
      saving += 1;
      try {
        await chooseLanguage(language);
        const user = readStoredUser();
        if (!user) return;
        await call(savePreferences, {
          params: { id: user.id },
          body: { localization: { language } },
        }).catch(() => toast({ title: i18n.t("common.language.unsaved"), variant: "destructive" }));
      } finally {
        saving -= 1;
      }
    },
    [i18n],
  );
}
