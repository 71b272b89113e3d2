import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmFirst } from "../../lib/confirm-address/confirm-address.tsx";
import { Group, SwitchList } from "../../ui/group.tsx";
import { type SettingsUseForm, SwitchField } from "./fields.tsx";

const groups = [
  { id: "ways", switches: ["emailAlerts", "smsAlerts"] },
  { id: "news", switches: ["jobRecommendations", "marketInsights", "companyUpdates", "salaryAlerts"] },
  { id: "dates", switches: ["interviewReminders", "applicationDeadlines"] },
  { id: "team", switches: ["teamGrants", "teamComments", "teamMentions", "teamSuggestions"] },
] as const;

/** The switches of a team are only for people who are in one. */
export function NotificationsTab({
  form,
  inTeam,
  more,
}: {
  form: SettingsUseForm;
  inTeam: boolean;
  more?: ReactNode;
}) {
  const { t } = useTranslation();
  const shown = groups.filter(({ id }) => id !== "team" || inTeam);
  return (
    <>
      {shown.map(({ id, switches }) => (
        <Group
          key={id}
          title={t(`settings.notifications.${id}`)}
          text={t(`settings.notifications.${id}Text`)}
        >
          <SwitchList>
            {switches.map((name) => (
              <SwitchField key={name} form={form} name={`preferences.${name}`} />
            ))}
          </SwitchList>
          {id === "ways" && <ConfirmFirst />}
        </Group>
      ))}
      {more}
    </>
  );
}
