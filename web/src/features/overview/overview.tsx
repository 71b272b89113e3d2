import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { useSession } from "../../lib/session/session.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Figures } from "./figures.tsx";
import { RecentList, UpcomingList } from "./lists.tsx";
import { MatchingJobs } from "./matching-jobs.tsx";
import { NextStepCard } from "./next-step.tsx";
import { useMatchingJobs, useOverview } from "./queries.ts";
import { StageChart } from "./stage-chart.tsx";
import { Today } from "./today.tsx";
import { wishedRoles } from "./wished-roles.ts";

/** @param plans Progress of the career plans, given by the page. */
export function Overview({ plans }: { plans?: ReactNode }) {
  const { t, i18n } = useTranslation();
  const { user } = useSession();
  const { data, error, refetch } = useOverview();
  const roles = wishedRoles(user, i18n.language);
  // Begins with the overview instead of after it; the parts below show it.
  useMatchingJobs(roles);
  const overview = data?.overview;
  const name = user.displayName || user.firstName;
  const dates = user.localization;
  const hasBegun = overview !== undefined && overview.applications.now + overview.applications.preparing > 0;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-1">
        <h1 className="text-3xl sm:text-4xl">
          {name ? t("app-shell.greeting.named", { name }) : t("app-shell.greeting.there")}
        </h1>
        <p className="text-muted">{t("app-shell.hub.intro")}</p>
      </div>
      {overview === undefined && error !== null ? (
        <Notice onRetry={() => void refetch()}>
          {t("app-shell.hub.failed", { reason: error instanceof CallError ? error.error : "" })}
        </Notice>
      ) : (
        <>
          {/* People who have begun see today's tasks instead of the getting-started steps. */}
          {hasBegun && <NextStepCard overview={overview} />}
          {hasBegun && <Today overview={overview} dates={dates} />}
          {hasBegun && (
            <section aria-labelledby="more-jobs" className="grid gap-4">
              <h2 id="more-jobs" className="text-xl">
                {t("app-shell.hub.search.more")}
              </h2>
              <MatchingJobs roles={roles} />
            </section>
          )}
          {overview !== undefined && !hasBegun && <StageChart />}
          <Figures overview={overview} />
        </>
      )}
      {overview === undefined && error !== null && <StageChart />}
      {(overview !== undefined || error === null) && (
        <div className="grid gap-8 md:grid-cols-2">
          <RecentList overview={overview} dates={dates} />
          <UpcomingList overview={overview} dates={dates} />
        </div>
      )}
      {plans}
      {overview !== undefined && !hasBegun && <Today overview={overview} dates={dates} />}
    </div>
  );
}
