import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "../lib/page-title.ts";
import { clearPendingUser, clearStoredUser } from "../lib/stored-user.ts";
import { PageSpinner } from "../ui/spinner.tsx";

/** How long the notice stands before sign-in opens, in milliseconds. */
const redirectAfter = 100;

/** Forgets who was signed in on this browser, then opens sign-in. */
export function ResetAuth() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t("common.reset.title"));
  useEffect(() => {
    clearStoredUser();
    clearPendingUser();
    const timer = setTimeout(() => void navigate({ to: "/signin", replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PageSpinner text={t("common.reset.text")} />;
}
