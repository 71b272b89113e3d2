import { Language } from "@waymark/contract/values";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useChooseLanguage } from "./choose-language.ts";
import { settleChoice } from "./i18n.ts";
import { languageNames } from "./language-names.ts";
import { askedLanguage } from "./use-account-language.ts";

/** Asks which language counts: the one chosen before signing in, or the account's. */
export function LanguageQuestion() {
  const { t, i18n } = useTranslation();
  const choose = useChooseLanguage();
  const account = useSyncExternalStore(askedLanguage.subscribe, askedLanguage.get);
  if (account === null) return null;
  const chosen = Language.parse(i18n.language);
  const names = { chosen: languageNames[chosen], account: languageNames[account] };
  const answer = (language: Language) => {
    askedLanguage.set(null);
    settleChoice();
    void choose(language);
  };
  return (
    <Dialog
      open
      steady
      onOpenChange={() => answer(chosen)}
      title={t("common.language.ask.title")}
      description={t("common.language.ask.text", names)}
    >
      <span className="flex flex-wrap justify-end gap-2.5">
        <Button variant="secondary" onClick={() => answer(account)}>
          {names.account}
        </Button>
        <Button onClick={() => answer(chosen)}>{t("common.language.ask.keep", names)}</Button>
      </span>
    </Dialog>
  );
}
