import { Link } from "@tanstack/react-router";
import type { Overview, OverviewInterview, RecentApplication } from "@waymark/contract/overview";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Dates } from "../../lib/dates.ts";
import { formatInstant, formatNumber, formatRelativeDay } from "../../lib/format.ts";
import { TextRouteLink } from "../../lib/navigation/links.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const shown = ["a", "b", "c"];

function List<T>({
  title,
  none,
  all,
  section,
  rows,
  children,
}: {
  title: string;
  none: ReactNode;
  all: string;
  section: string;
  rows: readonly T[] | undefined;
  children: (row: T) => ReactNode;
}) {
  return (
    <section className="grid min-w-0 content-start gap-1 border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {rows !== undefined && rows.length > 0 && (
          <TextRouteLink to="/dashboard" search={{ section }} className="text-sm">
            {all}
          </TextRouteLink>
        )}
      </div>
      {rows === undefined ? (
        <div className="grid gap-3 py-2">
          {shown.map((key) => (
            <Skeleton key={key} className="h-10" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <p className="text-[0.9375rem] text-muted text-pretty">{none}</p>
      ) : (
        <ul className="divide-y divide-line">{rows.map(children)}</ul>
      )}
    </section>
  );
}

function Row({
  section,
  item,
  title,
  company,
  aside,
}: {
  section: string;
  item: string;
  title: string;
  company: string;
  aside: ReactNode;
}) {
  return (
    <li className="relative flex items-center justify-between gap-3 py-2.5">
      <span className="grid min-w-0">
        <Link
          to="/dashboard"
          search={{ section, item }}
          className="line-clamp-2 rounded-sm text-[0.9375rem] font-semibold wrap-anywhere text-ink underline-offset-3 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <span className="truncate text-sm text-muted">{company}</span>
      </span>
      <span className="grid shrink-0 justify-items-end gap-0.5 text-right text-sm">{aside}</span>
    </li>
  );
}

export function RecentList({
  overview,
  dates,
}: {
  overview: Overview | undefined;
  dates: Dates | undefined;
}) {
  const { t, i18n } = useTranslation();
  return (
    <List<RecentApplication>
      title={t("app-shell.hub.recent.title")}
      none={t("app-shell.hub.recent.none")}
      all={t("app-shell.hub.recent.all")}
      section="applications"
      rows={overview?.recent}
    >
      {({ id, title, company, stage, stageName, since }) => (
        <Row
          key={id}
          section="applications"
          item={id}
          title={title}
          company={company}
          aside={
            <>
              <Badge>{stageName ?? t(`applications.stage.${stage}`)}</Badge>
              <span className="tabular text-muted">
                {formatRelativeDay(since, new Date(), t, i18n.language, dates)}
              </span>
            </>
          }
        />
      )}
    </List>
  );
}

export function UpcomingList({
  overview,
  dates,
}: {
  overview: Overview | undefined;
  dates: Dates | undefined;
}) {
  const { t, i18n } = useTranslation();
  return (
    <List<OverviewInterview>
      title={t("app-shell.hub.upcoming.title")}
      none={
        overview?.undatedFirst ? (
          <>
            {t(
              overview.undated > 1 ? "app-shell.hub.upcoming.undatedMany" : "app-shell.hub.upcoming.undated",
              {
                title: [overview.undatedFirst.title, overview.undatedFirst.company]
                  .filter(Boolean)
                  .join(" · "),
                n: formatNumber(overview.undated - 1, i18n.language),
              },
            )}{" "}
            <TextRouteLink
              to="/dashboard"
              search={{ section: "interviews", ask: "new", item: overview.undatedFirst.id }}
            >
              {t("app-shell.hub.upcoming.addDate")}
            </TextRouteLink>
          </>
        ) : (
          t("app-shell.hub.upcoming.none")
        )
      }
      all={t("app-shell.hub.upcoming.all")}
      section="interviews"
      rows={overview?.upcoming}
    >
      {({ id, title, company, startsAt }) => (
        <Row
          key={id}
          section="interviews"
          item={id}
          title={title}
          company={company}
          aside={<span className="tabular">{formatInstant(startsAt, i18n.language, dates)}</span>}
        />
      )}
    </List>
  );
}
