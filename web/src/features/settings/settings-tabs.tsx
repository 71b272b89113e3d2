import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../lib/session/session.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { useFieldLabel } from "./fields.tsx";
import { JobPreferencesTab } from "./job-preferences-tab.tsx";
import { LanguageTab } from "./language-tab.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { NotificationsTab } from "./notifications-tab.tsx";
import { PrivacyTab } from "./privacy-tab.tsx";
import { ProfileTab } from "./profile-tab.tsx";
import { SaveBar } from "./save-bar.tsx";
import { fieldsAt, type SettingsField } from "./settings-form.ts";
import { type SettingsTab, settingsTabs, tabOfField } from "./tab-ids.ts";
import { useSettingsForm } from "./use-settings-form.ts";

type Settings = ReturnType<typeof useSettingsForm>;

export function SettingsTabs({
  tab,
  onTab,
  photo,
  phoneStatus,
  moreNotifications,
  inTeam,
  account,
}: {
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
  photo: ReactNode;
  /** `waits`: the form has another number, which is not saved. */
  phoneStatus: (waits: boolean) => ReactNode;
  moreNotifications?: ReactNode;
  inTeam: boolean;
  account: ReactNode;
}) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [comparing, setComparing] = useState(false);
  const showField = useCallback((field: SettingsField) => onTab(tabOfField(field)), [onTab]);
  const settings = useSettingsForm(showField, () => setComparing(true));
  const { form, values, changed, saving, taken, conflicts } = settings;
  const contents: Record<SettingsTab, ReactNode> = {
    profile: (
      <ProfileTab
        form={form}
        user={user}
        photo={photo}
        phoneStatus={phoneStatus(changed.includes("profile.phone"))}
      />
    ),
    notifications: <NotificationsTab form={form} inTeam={inTeam} more={moreNotifications} />,
    "job-preferences": <JobPreferencesTab form={form} />,
    privacy: <PrivacyTab form={form} user={user} values={values} />,
    language: <LanguageTab form={form} />,
    account,
  };
  const isMarked = (id: SettingsTab) => changed.some((field) => tabOfField(field) === id);
  return (
    <>
      <LeaveGuard changed={changed.length > 0} onSave={settings.save} onDiscard={settings.discard} />
      <ClashNotices conflicts={conflicts} taken={taken} onCompare={() => setComparing(true)} />
      <Tabs
        label={t("app-shell.settings")}
        value={tab}
        onValueChange={(id) => {
          const found = settingsTabs.find((known) => known === id);
          if (found) onTab(found);
        }}
        items={settingsTabs.map((id) => ({
          id,
          label: t(`settings.tab.${id}`),
          mark: isMarked(id) ? t("settings.tab.unsaved") : undefined,
          content: contents[id],
        }))}
      />
      {(tab !== "account" || changed.length > 0) && (
        <SaveBar
          changed={changed.length}
          saving={saving}
          onSave={() => void settings.save()}
          onCancel={settings.cancel}
        />
      )}
      {comparing && conflicts.length > 0 && (
        <ConflictDialog
          conflicts={conflicts}
          saving={saving}
          onClose={() => setComparing(false)}
          onChoose={(choices) => {
            setComparing(false);
            void settings.choose(choices);
          }}
        />
      )}
    </>
  );
}

/** Says which fields another tab or device has changed meanwhile. */
function ClashNotices({
  conflicts,
  taken,
  onCompare,
}: {
  conflicts: Settings["conflicts"];
  taken: Settings["taken"];
  onCompare: () => void;
}) {
  const { t } = useTranslation();
  const labelOf = useFieldLabel();
  const conflicting = fieldsAt(conflicts.map(({ path }) => path));
  return (
    <>
      {conflicts.length > 0 && (
        <Notice tone="info" onRetry={onCompare} retryLabel={t("settings.clash.compare")}>
          {t("settings.clash.notice", { fields: conflicting.map(labelOf).join(", ") })}
        </Notice>
      )}
      {taken.length > 0 && (
        <Notice tone="info">{t("settings.clash.taken", { fields: taken.map(labelOf).join(", ") })}</Notice>
      )}
    </>
  );
}
