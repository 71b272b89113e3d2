import type { Language } from "@waymark/contract/values";
import { useEffect } from "react";
import { isSavingLanguage } from "./choose-language.ts";
import { chooseLanguage, i18n } from "./i18n.ts";

/** A choice made here that is still being saved stays. */
export function useAccountLanguage(language: Language | undefined): void {
  useEffect(() => {
    if (language === undefined || language === i18n.language || isSavingLanguage()) return;
    // If the texts cannot be loaded (connection lost), the screen keeps its language.
    chooseLanguage(language).catch(() => undefined);
  }, [language]);
}
