import { Language } from "@waymark/contract/values";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useChooseLanguage } from "../../lib/choose-language.ts";
import { languageGroups, languageNames } from "../../lib/language-names.ts";
import { chooseTheme, theme, themes } from "../../lib/theme.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";

/** Language and theme; both hold as soon as they are chosen. */
export function LanguageSettings() {
  const { t, i18n } = useTranslation();
  const choose = useChooseLanguage();
  const current = useSyncExternalStore(theme.subscribe, theme.get);
  return (
    <div className="grid max-w-md gap-5">
      <Field label={t("common.language.label")} hint={t("dashboard.config.saved")}>
        <Select value={i18n.language} onChange={(event) => void choose(Language.parse(event.target.value))}>
          {languageGroups.map((group) => (
            <optgroup key={group.id} label={t(`common.language.${group.id}`)}>
              {group.languages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {languageNames[language]}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label={t("common.theme.label")}>
        <Select
          value={current}
          onChange={(event) => chooseTheme(themes.find((name) => name === event.target.value) ?? "system")}
        >
          {themes.map((name) => (
            <option key={name} value={name}>
              {t(`common.theme.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
