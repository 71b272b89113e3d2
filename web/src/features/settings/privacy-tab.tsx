import type { UserDetail } from "@waymark/contract/accounts";
import { profileVisibilities } from "@waymark/contract/settings";
import { Globe, Link2, Lock } from "lucide-react";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Group, SwitchList } from "../../ui/group.tsx";
import { CardChoice, type SettingsUseForm, SwitchField } from "./fields.tsx";
import { PageAddress } from "./page-address.tsx";
import { PagePreview } from "./page-preview.tsx";
import { ProfileMessages } from "./profile-messages.tsx";
import type { SettingsForm } from "./settings-form.ts";

const icons = { public: Globe, recruiters: Link2, private: Lock };
const onPage = ["showSalaryExpectations", "allowRecruiterContact", "showActivityStatus"] as const;

export function PrivacyTab({
  form,
  user,
  values,
}: {
  form: SettingsUseForm;
  user: UserDetail;
  values: SettingsForm;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Group title={t("settings.privacy.who")} text={t("settings.privacy.whoText")}>
        <Controller
          control={form.control}
          name="privacySettings.profileVisibility"
          render={({ field }) => (
            <CardChoice
              named={t("settings.field.profileVisibility")}
              value={field.value}
              onChange={field.onChange}
              choices={profileVisibilities.map((value) => {
                const Icon = icons[value];
                return {
                  value,
                  label: t(`settings.choice.profileVisibility.${value}`),
                  hint: t(`settings.visibilityHint.${value}`),
                  aside: <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />,
                };
              })}
            />
          )}
        />
      </Group>
      <Group title={t("settings.privacy.page")} text={t("settings.privacy.pageText")}>
        <PageAddress version={user.version} chosen={values.privacySettings.profileVisibility} />
      </Group>
      <Group title={t("settings.privacy.onPage")} text={t("settings.privacy.onPageText")}>
        <SwitchList>
          {onPage.map((name) => (
            <SwitchField key={name} form={form} name={`privacySettings.${name}`} />
          ))}
        </SwitchList>
        <PagePreview values={values} user={user} />
      </Group>
      <Group title={t("settings.privacy.data")} text={t("settings.privacy.dataText")}>
        <SwitchList>
          <SwitchField form={form} name="privacySettings.dataSharing" />
        </SwitchList>
      </Group>
      <Group title={t("settings.privacy.messages")} text={t("settings.privacy.messagesText")}>
        <ProfileMessages />
      </Group>
    </>
  );
}
