import { useNavigate } from "@tanstack/react-router";
import { signOut } from "@waymark/contract/accounts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../lib/call.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { forgetPerson } from "../lib/stored-user.ts";
import { PageSpinner } from "../ui/spinner.tsx";

/** How long the notice stands before sign-in opens, in milliseconds. */
const redirectAfter = 100;

/** Forgets who was signed in on this browser and closes the session, then opens sign-in. */
export function ResetAuth() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t("common.reset.title"));
  useEffect(() => {
    // Nobody waits for the server: whether it hears of it or not, this browser forgets.
    call(signOut, { body: {} }).catch(() => undefined);
    forgetPerson();
    const timer = setTimeout(() => void navigate({ to: "/signin", replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PageSpinner text={t("common.reset.text")} />;
}
