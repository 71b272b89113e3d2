import { Link } from "@tanstack/react-router";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { JobStages } from "../../lib/followed-jobs.ts";
import { formatNumber } from "../../lib/format.ts";
import { employerText } from "../../lib/job-text.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useMatchingJobs } from "./queries.ts";
import { RoleQuestion } from "./role-question.tsx";

const shown = 3;
const byRole = (role: string) => (role === "" ? {} : { query: role, sort: "match" });

/**
 * The few postings that best match the person's roles, and a link to the search, which is shown even when
 * there are none or they failed to load. Without a role, the question which one it is.
 */
export function MatchingJobs({ roles }: { roles: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const { data, isLoading: isSearching } = useMatchingJobs(roles);
  const stages = useContext(JobStages);
  if (roles.length === 0) return <RoleQuestion />;
  const isLoading = isSearching || stages === null;
  const role = data?.role ?? roles[0] ?? "";
  const search = { section: "search", ...byRole(role) };
  // Postings with an application are listed below.
  const jobs = stages === null ? [] : (data?.jobs ?? []).filter(({ id }) => !stages.has(id)).slice(0, shown);
  // Some are of other searches than the one that is counted.
  const isWider = jobs.some(({ id }) => (data?.foundBy[id] ?? role) !== role);
  return (
    <div className="grid gap-3">
      <p className="text-muted wrap-anywhere">
        {jobs.length === 0
          ? t("app-shell.hub.search.text")
          : t(isWider ? "app-shell.hub.search.foundMore" : "app-shell.hub.search.found", {
              count: data?.total ?? 0,
              n: formatNumber(data?.total ?? 0, i18n.language),
              role,
            })}
      </p>
      {isLoading && (
        <Loading>
          <div className="grid gap-2">
            {["a", "b", "c"].map((key) => (
              <Skeleton key={key} className="h-12" />
            ))}
          </div>
        </Loading>
      )}
      {jobs.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {jobs.map((job) => {
            const fit = data?.fits[job.id];
            const found = { ...search, ...byRole(data?.foundBy[job.id] ?? role) };
            return (
              <li key={job.id}>
                <Link
                  to="/dashboard"
                  search={{ ...found, item: job.id }}
                  className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 px-3.5 py-2.5 hover:bg-sunk"
                >
                  <span className="grid min-w-0 max-sm:basis-full">
                    <span className="font-medium text-ink wrap-anywhere">{job.title}</span>
                    <span className="text-sm text-muted wrap-anywhere">
                      {[employerText(job, t), job.location].filter(Boolean).join(" · ")}
                    </span>
                  </span>
                  <span className="flex shrink-0 gap-1.5">
                    {job.sample && <Badge tone="amber">{t("job-search.sample")}</Badge>}
                    {fit !== undefined && (
                      <Badge tone={fit >= 70 ? "pine" : fit >= 40 ? "amber" : "grey"}>
                        {t("job-search.fit.score", { score: fit })}
                      </Badge>
                    )}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <ButtonRouteLink to="/dashboard" search={search} className="justify-self-start">
        {t("app-shell.hub.search.action")}
      </ButtonRouteLink>
    </div>
  );
}
