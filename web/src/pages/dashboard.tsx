import { QueryClientProvider } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFollowAccount } from "../features/app-shell/use-follow-account.ts";
import { PaymentOutcome } from "../features/billing/payment-outcome.tsx";
import { readClip, storeClip } from "../features/jobs/manual/stored-clip.ts";
import { useSavedJobs } from "../features/jobs/saved/queries.ts";
import { Overview } from "../features/overview/overview.tsx";
import { queryClient } from "../lib/api/query-client.ts";
import { JobStages } from "../lib/followed-jobs.ts";
import { loadTexts } from "../lib/language/i18n.ts";
import { lazyAhead } from "../lib/navigation/lazy-ahead.tsx";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { type SectionId, sectionOf } from "../lib/sections.ts";
import { Guard } from "../lib/session/session.tsx";
import { readStoredInvitation } from "../lib/session/stored-invitation.ts";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { SignedInShell } from "./signed-in-shell.tsx";
import { useJobStages } from "./use-job-stages.ts";

const JobSections = lazy(() =>
  import("./sections/job-sections.tsx").then((m) => ({ default: m.JobSections })),
);

const UpgradeSection = lazy(() =>
  import("./sections/upgrade-section.tsx").then((m) => ({ default: m.UpgradeSection })),
);

const ResumesSection = lazy(() =>
  Promise.all([
    import("./sections/resumes-section.tsx"),
    loadTexts("resumes", "resume-analysis-checks", "comments"),
  ]).then(([m]) => ({
    default: m.ResumesSection,
  })),
);

const LettersSection = lazy(() =>
  Promise.all([
    import("./sections/letters-section.tsx"),
    loadTexts("letters", "stories", "answers", "resumes", "applications", "comments"),
  ]).then(([m]) => ({ default: m.LettersSection })),
);

const AnalyticsSection = lazy(() =>
  Promise.all([
    import("../features/analytics/analytics-section.tsx"),
    loadTexts("analytics", "applications"),
  ]).then(([m]) => ({ default: m.AnalyticsSection })),
);

const SupportSection = lazy(() =>
  Promise.all([
    import("../features/support/support-section.tsx"),
    loadTexts("support", "support-help", "support-contact"),
  ]).then(([m]) => ({ default: m.SupportSection })),
);

const CareersSection = lazy(() =>
  Promise.all([import("./sections/careers-section.tsx"), loadTexts("careers", "careers-paths")]).then(
    ([m]) => ({
      default: m.CareersSection,
    }),
  ),
);

const PlansProgress = lazy(() =>
  Promise.all([import("./plans-progress.tsx"), loadTexts("careers")]).then(([m]) => ({
    default: m.PlansProgress,
  })),
);

const ApplicationsSection = lazyAhead(() =>
  Promise.all([
    import("./sections/applications-section.tsx"),
    loadTexts("applications", "interviews", "applications-tracker", "letters", "comments"),
  ]).then(([m]) => m.ApplicationsSection),
);

/** Loads the code of the largest section while the browser is idle. */
function useApplicationsAhead(): void {
  useEffect(() => {
    if (!("requestIdleCallback" in window)) return;
    // A failure is tried again, and reported, when the section is opened.
    const asked = requestIdleCallback(() => void ApplicationsSection.ahead().catch(() => undefined));
    return () => cancelIdleCallback(asked);
  }, []);
}

const InterviewsSection = lazy(() =>
  Promise.all([import("./sections/interviews-section.tsx"), loadTexts("interviews")]).then(([m]) => ({
    default: m.InterviewsSection,
  })),
);

const BuddySection = lazy(() =>
  Promise.all([
    import("./sections/buddy-section.tsx"),
    loadTexts("interviews-buddy", "interviews-practice", "interviews", "careers"),
  ]).then(([m]) => ({ default: m.BuddySection })),
);

const TeamSection = lazy(() =>
  Promise.all([
    import("./sections/team-section.tsx"),
    loadTexts(
      "team-dashboard",
      "bulk-searches",
      "team-boards",
      "grants",
      "comments",
      "teams",
      "teams-branding",
      "teams-invitation",
      "analytics",
      "applications",
      "interviews",
    ),
  ]).then(([m]) => ({ default: m.TeamSection })),
);

const AutoApplySection = lazy(() =>
  Promise.all([import("./sections/auto-apply-section.tsx"), loadTexts("packages", "validation")]).then(
    ([m]) => ({
      default: m.AutoApplySection,
    }),
  ),
);

const route = getRouteApi("/dashboard");

export function Dashboard() {
  // Before the guard, so that a posting from the bookmarklet survives a detour through sign-in.
  useState(storeClip);
  const navigate = useNavigate();
  const go = useCallback((to: "/signin" | "/onboarding") => void navigate({ to, replace: true }), [navigate]);
  return (
    <QueryClientProvider client={queryClient}>
      <Guard go={go}>
        <Sections />
      </Guard>
    </QueryClientProvider>
  );
}

function Sections() {
  const { t } = useTranslation();
  const search = route.useSearch();
  const section = sectionOf(search.section);
  usePageTitle(t(`app-shell.section.${section}`));
  useFollowAccount();
  useApplicationsAhead();
  const saved = useSavedJobs();
  const savedCount = saved.data?.pages[0]?.total;
  const navigate = useNavigate();
  useEffect(() => {
    const token = readStoredInvitation();
    if (token !== null) void navigate({ to: "/invite/$token", params: { token } });
    else if (readClip() !== null) void navigate({ to: "/dashboard", search: { section: "saved-jobs" } });
  }, [navigate]);
  return (
    <SignedInShell current={section} counts={{ "saved-jobs": savedCount }}>
      {search.payment !== undefined && <Payment />}
      <Section section={section} search={search} />
    </SignedInShell>
  );
}

/** The outcome of a payment from which the provider has just sent the person back. */
function Payment() {
  const navigate = useNavigate();
  const settlePayment = useCallback(
    () =>
      void navigate({
        to: "/dashboard",
        // Drops everything else: the payment provider adds the payment's secret to the return address.
        search: ({ section, item }: { section?: string; item?: string }) => ({
          ...(section ? { section } : {}),
          ...(item ? { item } : {}),
        }),
        replace: true,
      }),
    [navigate],
  );
  return (
    <div className="mb-6">
      <PaymentOutcome
        onSettled={settlePayment}
        onFailed={() => void navigate({ to: "/dashboard", search: { section: "upgrade" } })}
      />
    </div>
  );
}

type Search = ReturnType<typeof route.useSearch>;

function Section({ section, search }: { section: SectionId; search: Search }) {
  if (section === "dashboard") {
    const plans = (
      <Suspense>
        <PlansProgress />
      </Suspense>
    );
    return <Hub plans={plans} />;
  }
  return (
    // The sections of jobs are one screen; each other one shows its skeleton while it loads.
    <Suspense key={section === "saved-jobs" ? "search" : section} fallback={<PanelSkeleton />}>
      <LoadedSection section={section} search={search} />
    </Suspense>
  );
}

/** The Hub leaves out postings that have an application. */
function Hub({ plans }: { plans: ReactNode }) {
  return (
    <JobStages value={useJobStages()}>
      <Overview plans={plans} />
    </JobStages>
  );
}

function LoadedSection({ section, search }: { section: Exclude<SectionId, "dashboard">; search: Search }) {
  switch (section) {
    case "search":
    case "saved-jobs":
      return <JobSections section={section} />;
    case "auto-apply":
      return <AutoApplySection item={search.item} view={search.view} />;
    case "applications":
      return <ApplicationsSection item={search.item} view={search.view} ask={search.ask} />;
    case "interviews":
      return <InterviewsSection item={search.item} view={search.view} ask={search.ask} />;
    case "ai-buddy":
      return <BuddySection item={search.item} view={search.view} ask={search.ask} />;
    case "resumes":
      return <ResumesSection item={search.item} view={search.view} />;
    case "cover-letters":
      return <LettersSection item={search.item} view={search.view} ask={search.ask} />;
    case "career-paths":
      return <CareersSection item={search.item} ask={search.ask} />;
    case "analytics":
      return <AnalyticsSection />;
    case "team":
      return <TeamSection team={search.team} view={search.view} item={search.item} />;
    case "support":
      return <SupportSection item={search.item} />;
    case "upgrade":
      return <UpgradeSection />;
  }
}

function PanelSkeleton() {
  return (
    <Loading>
      <div className="grid gap-5">
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-11" />
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}
