import type { Language } from "@waymark/contract/values";
import { useEffect } from "react";
import { signalStore } from "../../ui/signal-store.ts";
import { isSavingLanguage } from "./choose-language.ts";
import { chooseLanguage, chosenSignedOut, i18n, settleChoice } from "./i18n.ts";

/** The language of the account while it differs from the one chosen in this browser before signing in. */
export const askedLanguage = signalStore<Language | null>(null);

/**
 * The screen follows the account, except where the person has just chosen another language before signing in: then
 * they are asked once. A choice made here that is still being saved stays.
 */
export function useAccountLanguage(language: Language | undefined): void {
  useEffect(() => {
    if (language === undefined || isSavingLanguage()) return;
    if (language === i18n.language) settleChoice();
    else if (chosenSignedOut() === i18n.language) askedLanguage.set(language);
    // If the texts cannot be loaded (connection lost), the screen keeps its language.
    else chooseLanguage(language).catch(() => undefined);
  }, [language]);
}
