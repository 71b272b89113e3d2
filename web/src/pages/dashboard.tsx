import { QueryClientProvider } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { ComingSoon } from "../features/coming-soon/coming-soon.tsx";
import { Frame } from "../features/frame/frame.tsx";
import { useFollowAccount } from "../features/frame/use-follow-account.ts";
import { Overview } from "../features/overview/overview.tsx";
import { useSavedJobs } from "../features/saved-jobs/queries.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { queryClient } from "../lib/query-client.ts";
import { sectionOf } from "../lib/sections.ts";
import { Guard } from "../lib/session.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";

const JobSections = lazy(() => import("./job-sections.tsx").then((m) => ({ default: m.JobSections })));

const route = getRouteApi("/dashboard");

export function Dashboard() {
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
  usePageTitle(t(`dashboard.section.${section}`));
  useFollowAccount();
  const saved = useSavedJobs();
  const savedCount = saved.data?.pages[0]?.total;
  return (
    <Frame current={section} counts={{ "saved-jobs": savedCount }}>
      {section === "dashboard" && (
        <Overview
          savedJobs={{ count: savedCount, failed: saved.isError, retry: () => void saved.refetch() }}
        />
      )}
      {(section === "search" || section === "saved-jobs") && (
        <Suspense fallback={<PanelSkeleton />}>
          <JobSections section={section} />
        </Suspense>
      )}
      {section !== "dashboard" && section !== "search" && section !== "saved-jobs" && (
        <ComingSoon section={section} />
      )}
    </Frame>
  );
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
