import { dateFormats, timeZones } from "@waymark/contract/settings";
import { Language } from "@waymark/contract/values";
import { useSyncExternalStore } from "react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../lib/format.ts";
import { useChooseLanguage } from "../../lib/language/choose-language.ts";
import { languageGroups, languageNames } from "../../lib/language/language-names.ts";
import { chooseTheme, theme, themes } from "../../lib/theme.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/input.tsx";
import { Group } from "../../ui/group.tsx";
import { CardChoice, type SettingsUseForm } from "./fields.tsx";

/** Language and theme apply at once; time zone and date format are saved with the form. */
export function LanguageTab({ form, now = new Date() }: { form: SettingsUseForm; now?: Date }) {
  const { t, i18n } = useTranslation();
  const timeZone = form.watch("localization.timeZone");
  const time = (zone: string) =>
    new Intl.DateTimeFormat(i18n.language, { timeZone: zone, timeStyle: "short" }).format(now);
  return (
    <>
      <LanguageGroup />
      <Group title={t("settings.language.dates")} text={t("settings.language.datesText")}>
        <Controller
          control={form.control}
          name="localization.timeZone"
          render={({ field }) => (
            <CardChoice
              named={t("settings.field.timeZone")}
              value={field.value}
              onChange={field.onChange}
              choices={timeZones.map((zone) => ({
                value: zone,
                label: t(`settings.choice.timeZone.${zone.replace(/.*\//, "")}`),
                hint: t(`settings.zoneHint.${zone.replace(/.*\//, "")}`),
                aside: <span className="text-sm tabular text-muted">{time(zone)}</span>,
              }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="localization.dateFormat"
          render={({ field }) => (
            <CardChoice
              named={t("settings.field.dateFormat")}
              value={field.value}
              onChange={field.onChange}
              choices={dateFormats.map((dateFormat) => ({
                value: dateFormat,
                label: dateFormat,
                aside: (
                  <span className="text-sm tabular text-muted">
                    {formatDate(now, i18n.language, { dateFormat, timeZone })}
                  </span>
                ),
              }))}
            />
          )}
        />
      </Group>
      <ThemeGroup />
    </>
  );
}

function LanguageGroup() {
  const { t, i18n } = useTranslation();
  const choose = useChooseLanguage();
  return (
    <Group title={t("settings.language.language")} text={t("settings.language.languageText")}>
      <Field label={t("common.language.label")} hint={t("settings.language.savesItself")}>
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
    </Group>
  );
}

function ThemeGroup() {
  const { t } = useTranslation();
  const currentTheme = useSyncExternalStore(theme.subscribe, theme.get);
  return (
    <Group title={t("common.theme.label")} text={t("settings.language.themeText")}>
      <Field label={t("common.theme.label")} hint={t("settings.language.savesItself")}>
        <Select
          value={currentTheme}
          onChange={(event) => chooseTheme(themes.find((name) => name === event.target.value) ?? "system")}
        >
          {themes.map((name) => (
            <option key={name} value={name}>
              {t(`common.theme.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
    </Group>
  );
}
