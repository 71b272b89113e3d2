import { QueryClientProvider } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { AccountPhoto } from "../features/accounts/photo/account-photo.tsx";
import { useFollowAccount } from "../features/app-shell/use-follow-account.ts";
import { useSavedJobCount } from "../features/jobs/saved/queries.ts";
import { NotificationTimes } from "../features/notifications/notification-times.tsx";
import { PhoneField } from "../features/phone/phone-field.tsx";
import { ProofHost } from "../features/security/proof-host.tsx";
import { SettingsTabs } from "../features/settings/settings-tabs.tsx";
import { type SettingsTab, tabOf } from "../features/settings/tab-ids.ts";
import { useTeams } from "../features/teams/queries.ts";
import { queryClient } from "../lib/api/query-client.ts";
import { TextRouteLink } from "../lib/navigation/links.tsx";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { Guard } from "../lib/session/session.tsx";
import { AccountTab } from "./settings-account.tsx";
import { SignedInShell } from "./signed-in-shell.tsx";

export function Settings() {
  const navigate = useNavigate();
  const go = useCallback((to: "/signin" | "/onboarding") => void navigate({ to, replace: true }), [navigate]);
  return (
    <QueryClientProvider client={queryClient}>
      <Guard go={go}>
        <SettingsScreen />
      </Guard>
    </QueryClientProvider>
  );
}

function SettingsScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search: { tab?: unknown } = useSearch({ strict: false });
  const tab = tabOf(search.tab);
  const onTab = useCallback(
    (next: SettingsTab) => void navigate({ to: "/settings", search: { tab: next } }),
    [navigate],
  );
  usePageTitle(`${t(`settings.tab.${tab}`)} · ${t("app-shell.settings")}`);
  useFollowAccount();
  const savedCount = useSavedJobCount();
  const inTeam = (useTeams().data?.teams.length ?? 0) > 0;
  return (
    <SignedInShell current={null} counts={{ "saved-jobs": savedCount }}>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid justify-items-start gap-2">
          <TextRouteLink to="/dashboard" className="text-sm">
            {t("settings.back")}
          </TextRouteLink>
          <h1 className="text-3xl">{t("app-shell.settings")}</h1>
        </div>
        <SettingsTabs
          tab={tab}
          onTab={onTab}
          photo={<AccountPhoto />}
          phoneStatus={(waits) => <PhoneField disabled={waits} />}
          moreNotifications={<NotificationTimes />}
          inTeam={inTeam}
          account={<AccountTab />}
        />
        <ProofHost />
      </div>
    </SignedInShell>
  );
}
