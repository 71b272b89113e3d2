import { QueryClientProvider } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSignOut } from "../features/app-shell/use-sign-out.ts";
import { takeKeptPeriod } from "../features/onboarding/kept-plan.ts";
import { OnboardingFlow } from "../features/onboarding/onboarding-flow.tsx";
import { queryClient } from "../lib/api/query-client.ts";
import { useLiveStream } from "../lib/live/live.ts";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { useStoredUser } from "../lib/session/session.tsx";
import { clearStoredUser } from "../lib/session/stored-user.ts";
import { PageSpinner } from "../ui/spinner.tsx";

/** Keeps the event stream open, which reports progress while a file is being read. */
function LiveStream() {
  useLiveStream();
  return null;
}

/** Needs a stored user. The server says which step they have reached. */
export function Onboarding() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { step } = useSearch({ from: "/onboarding" });
  const user = useStoredUser();
  usePageTitle(t("onboarding.title"));
  const signOut = useSignOut();
  // Signing out leads to the landing page instead of sign-in.
  const leaving = useRef(false);
  const ways = useMemo(
    () => ({
      toStep: (next: 1 | 2 | 3) => void navigate({ to: "/onboarding", search: { step: next } }),
      nameStep: (shown: 1 | 2 | 3) =>
        void navigate({ to: "/onboarding", search: { step: shown }, replace: true }),
      toSignin: () => {
        clearStoredUser();
        void navigate({ to: "/signin", replace: true });
      },
      toDashboard: () => void navigate({ to: "/dashboard", replace: true }),
      toPlan: (plan: string) => {
        const period = takeKeptPeriod();
        void navigate({ to: "/checkout", search: { plan, ...(period === "yearly" ? { period } : {}) } });
      },
      signOut: () => {
        leaving.current = true;
        void signOut();
      },
    }),
    [navigate, signOut],
  );
  const isMissing = user === null;
  useEffect(() => {
    if (isMissing && !leaving.current) ways.toSignin();
  }, [isMissing, ways]);

  if (!user) return <PageSpinner text={t("onboarding.checking")} />;
  return (
    <QueryClientProvider client={queryClient}>
      <LiveStream />
      <OnboardingFlow key={user.id} user={user} wanted={step} ways={ways} />
    </QueryClientProvider>
  );
}
