import type { Language } from "@waymark/contract/values";
import { useEffect } from "react";
import { isSavingLanguage } from "./choose-language.ts";
import { chooseLanguage, i18n } from "./i18n.ts";

/**
 * Shows everything in the language of the account, in which the server speaks too. A choice made here that
 * is still on its way to the account stays.
 */
export function useAccountLanguage(language: Language | undefined): void {
  useEffect(() => {
    if (language === undefined || language === i18n.language || isSavingLanguage()) return;
    // Without its sentences (a lost connection) the screen stays as it is.
    chooseLanguage(language).catch(() => undefined);
  }, [language]);
}
