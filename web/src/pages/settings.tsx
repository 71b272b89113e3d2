import { QueryClientProvider } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useFollowAccount } from "../features/frame/use-follow-account.ts";
import { LanguageSettings } from "../features/preferences/language-settings.tsx";
import { useSavedJobCount } from "../features/saved-jobs/queries.ts";
import { TextRouteLink } from "../lib/links.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { queryClient } from "../lib/query-client.ts";
import { Guard } from "../lib/session.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { AccountTab } from "./settings-account.tsx";
import { SignedInFrame } from "./signed-in-frame.tsx";

const comingTabs = ["profile", "notifications", "job-preferences", "privacy"] as const;

export function Settings() {
  const navigate = useNavigate();
  const go = useCallback((to: "/signin" | "/onboarding") => void navigate({ to, replace: true }), [navigate]);
  return (
    <QueryClientProvider client={queryClient}>
      <Guard go={go}>
        <SettingsTabs />
      </Guard>
    </QueryClientProvider>
  );
}

function SettingsTabs() {
  const { t } = useTranslation();
  usePageTitle(t("dashboard.settings"));
  useFollowAccount();
  const savedCount = useSavedJobCount();
  return (
    <SignedInFrame current={null} counts={{ "saved-jobs": savedCount }}>
      <div className="grid gap-6">
        <div className="grid justify-items-start gap-2">
          <TextRouteLink to="/dashboard" className="text-sm">
            {t("dashboard.config.back")}
          </TextRouteLink>
          <h1 className="text-3xl">{t("dashboard.settings")}</h1>
        </div>
        <Tabs
          label={t("dashboard.settings")}
          items={[
            ...comingTabs.map((id) => ({
              id,
              label: t(`dashboard.config.tab.${id}`),
              content: <p className="text-muted">{t("dashboard.soon.title")}</p>,
            })),
            { id: "language", label: t("dashboard.config.tab.language"), content: <LanguageSettings /> },
            { id: "account", label: t("dashboard.config.tab.account"), content: <AccountTab /> },
          ]}
        />
      </div>
    </SignedInFrame>
  );
}
