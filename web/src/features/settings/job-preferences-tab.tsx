import { companySizes, remoteWorks, wantedJobTypes } from "@waymark/contract/settings";
import { useTranslation } from "react-i18next";
import { Group } from "../../ui/group.tsx";
import { ChoiceField, LineField, ListOfWords, type SettingsUseForm } from "./fields.tsx";

export function JobPreferencesTab({ form }: { form: SettingsUseForm }) {
  const { t } = useTranslation();
  return (
    <>
      <Group title={t("settings.jobs.work")} text={t("settings.jobs.workText")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ChoiceField form={form} name="jobPreferences.remoteWork" choices={remoteWorks} />
          <ChoiceField form={form} name="jobPreferences.jobType" choices={wantedJobTypes} />
        </div>
        <LineField
          form={form}
          name="jobPreferences.minSalary"
          hint={t("settings.hint.minSalary")}
          inputMode="decimal"
        />
      </Group>
      <Group title={t("settings.jobs.where")} text={t("settings.jobs.whereText")}>
        <ListOfWords
          form={form}
          name="jobPreferences.preferredLocations"
          hint={t("settings.hint.preferredLocations")}
        />
      </Group>
      <Group title={t("settings.jobs.company")} text={t("settings.jobs.companyText")}>
        <ListOfWords form={form} name="jobPreferences.industries" hint={t("settings.hint.industries")} />
        <ChoiceField form={form} name="jobPreferences.companySize" choices={companySizes} />
      </Group>
    </>
  );
}
