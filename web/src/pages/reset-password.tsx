import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { endSession } from "../lib/session/queries.ts";
import { forgetPerson } from "../lib/session/stored-user.ts";
import { PageSpinner } from "../ui/spinner.tsx";

/** In milliseconds; until then the page shows a notice. */
const redirectAfter = 100;

/** Forgets the person in this browser and signs out, then opens sign-in. */
export function ResetPassword() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t("common.reset.title"));
  useEffect(() => {
    // Does not wait for the server: this browser forgets in any case.
    void endSession();
    forgetPerson();
    const timer = setTimeout(() => void navigate({ to: "/signin", replace: true }), redirectAfter);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <PageSpinner text={t("common.reset.text")} />;
}
