import type { GrantNoun } from "@waymark/contract/grants";
import type { DashboardMember, OpenThread } from "@waymark/contract/team-dashboard";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { reasonOf } from "../../lib/api/reason-of.ts";
import { formatDate, formatInstant, formatNumber } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Goals } from "./goals.tsx";
import { useTeamDashboard } from "./queries.ts";

/** This week of the team: the person's own, and of each other member what they share. */
export function TeamWeek({
  teamId,
  linkTo,
  linkToThread,
}: {
  teamId: string;
  /** A link to something that a member shares. */
  linkTo: (member: DashboardMember, noun: GrantNoun) => ReactNode;
  linkToThread: (thread: OpenThread, text: string) => ReactNode;
}) {
  const { data, error, refetch } = useTeamDashboard(teamId);
  if (error && data === undefined)
    return (
      <Notice
        tone={error instanceof CallError && error.code === "plan_required" ? "info" : "error"}
        onRetry={() => void refetch()}
      >
        {reasonOf(error)}
      </Notice>
    );
  if (data === undefined)
    return (
      <Loading>
        <div className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      </Loading>
    );
  return (
    <div className="grid grid-cols-1 gap-7">
      <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {data.members.map((member) => (
          <li key={member.userId}>
            <MemberCard teamId={teamId} member={member} linkTo={linkTo} />
          </li>
        ))}
      </ul>
      <OpenThreads threads={data.comments} linkTo={linkToThread} />
    </div>
  );
}

/** Comments and suggestions that are not done, the newest first. */
function OpenThreads({
  threads,
  linkTo,
}: {
  threads: readonly OpenThread[];
  linkTo: (thread: OpenThread, text: string) => ReactNode;
}) {
  const { t, i18n } = useTranslation();
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t("comments.newest")}</h2>
      {threads.length === 0 && <p className="text-[0.9375rem] text-muted">{t("comments.newestEmpty")}</p>}
      <ul className="grid grid-cols-1 gap-1.5">
        {threads.map((thread, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one paper may stand here several times.
          <li key={at} className="flex flex-wrap items-baseline gap-x-3">
            {linkTo(
              thread,
              t("comments.on", { name: thread.author || t("comments.someoneGone"), paper: thread.paper }),
            )}
            <span className="tabular text-sm text-muted">
              {formatInstant(thread.updatedAt, i18n.language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberCard({
  teamId,
  member,
  linkTo,
}: {
  teamId: string;
  member: DashboardMember;
  linkTo: (member: DashboardMember, noun: GrantNoun) => ReactNode;
}) {
  const { t } = useTranslation();
  const { shares, isSelf, week } = member;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg wrap-anywhere">{member.displayName}</h2>
        {isSelf && <span className="text-muted">{t("teams.you")}</span>}
        {member.role !== "member" && <Badge tone="pine">{t(`teams.role.${member.role}`)}</Badge>}
      </div>
      {!isSelf && shares.length === 0 && (
        <p className="text-[0.9375rem] text-muted">{t("team-dashboard.sharesNothing")}</p>
      )}
      {week !== null && <WeekFigures member={member} week={week} />}
      <Today member={member} />
      {week !== null && <Goals teamId={teamId} owner={member} goals={member.goals} />}
      {shares.length > 0 && (
        <p className="flex flex-wrap gap-x-5 gap-y-2.5 text-sm">
          {shares.map((noun) => (
            <span key={noun} className="flex flex-wrap gap-x-5 gap-y-2.5">
              {linkTo(member, noun)}
            </span>
          ))}
        </p>
      )}
    </Card>
  );
}

function WeekFigures({
  member,
  week,
}: {
  member: DashboardMember;
  week: NonNullable<DashboardMember["week"]>;
}) {
  const { t, i18n } = useTranslation();
  const figures = [
    ["sent", week.sent],
    ["interviews", week.interviews],
    ["waiting", week.waiting],
  ] as const;
  return (
    <div className="grid gap-1.5">
      <dl className="grid grid-cols-3 gap-x-5 gap-y-3">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-0.5">
            <dt className="text-sm text-muted text-pretty hyphens-auto">
              {t(`team-dashboard.week.${name}`)}
            </dt>
            <dd className="tabular text-2xl font-semibold">{formatNumber(value, i18n.language)}</dd>
          </div>
        ))}
      </dl>
      {week.waitingSince !== null && (
        <p className="text-sm text-muted">
          {t(member.isSelf ? "team-dashboard.week.sinceYou" : "team-dashboard.week.since", {
            date: formatDate(week.waitingSince, i18n.language),
          })}
        </p>
      )}
    </div>
  );
}

/** Last days to apply and interviews of today. */
function Today({ member: { dueToday, interviewsToday } }: { member: DashboardMember }) {
  const { t, i18n } = useTranslation();
  if (dueToday.length + interviewsToday.length === 0) return null;
  const named = (job: { title: string; company: string }) =>
    [job.title, job.company].filter(Boolean).join(" · ");
  return (
    <div className="grid gap-1 border-l-3 border-blaze pl-3 text-[0.9375rem]">
      <h3 className="text-sm font-semibold">{t("team-dashboard.today")}</h3>
      <ul className="grid gap-1">
        {interviewsToday.map((interview) => (
          <li key={interview.id} className="wrap-anywhere">
            {t("team-dashboard.interviewAt", {
              job: named(interview.job),
              at: formatInstant(interview.startsAt, i18n.language),
            })}
          </li>
        ))}
        {dueToday.map((job) => (
          <li key={job.id} className="wrap-anywhere">
            {t("team-dashboard.lastDay", { job: named(job) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
