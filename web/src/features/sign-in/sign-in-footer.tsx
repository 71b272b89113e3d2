import { publicPath } from "@waymark/contract/public-pages";
import { Language, languages } from "@waymark/contract/values";
import { useTranslation } from "react-i18next";
import { chooseSignedOut } from "../../lib/language/i18n.ts";
import { languageNames } from "../../lib/language/language-names.ts";
import { TextLink } from "../../ui/button/link-button.tsx";

/** Includes the language, for people without a menu yet. */
export function SignInFooter() {
  const { t, i18n } = useTranslation();
  return (
    <>
      <span>{t("sign-in.footer.copyright", { year: new Date().getFullYear() })}</span>
      <TextLink href={publicPath("privacy", Language.parse(i18n.language))}>
        {t("sign-in.footer.privacy")}
      </TextLink>
      <label className="flex items-center gap-2">
        <span className="sr-only">{t("sign-in.footer.language")}</span>
        <select
          value={i18n.language}
          onChange={(event) => void chooseSignedOut(Language.parse(event.target.value))}
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
