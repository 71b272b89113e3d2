import { Language, languages } from "@waymark/contract/values";
import { useTranslation } from "react-i18next";
import { chooseLanguage } from "../../lib/i18n.ts";
import { languageNames } from "../../lib/language-names.ts";
import { TextButton } from "../../ui/link-button.tsx";

/** Copyright, privacy, and the language for somebody who has no menu yet. */
export function SigninFooter({ onPrivacy }: { onPrivacy: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <span>{t("signin.footer.copyright", { year: new Date().getFullYear() })}</span>
      <TextButton onClick={onPrivacy}>{t("signin.footer.privacy")}</TextButton>
      <label className="flex items-center gap-2">
        <span className="sr-only">{t("signin.footer.language")}</span>
        <select
          value={i18n.language}
          onChange={(event) => void chooseLanguage(Language.parse(event.target.value))}
          className="min-h-8 rounded-md border border-edge bg-surface px-2 text-ink"
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
