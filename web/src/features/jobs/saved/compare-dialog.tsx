import type { ComparedJob } from "@waymark/contract/jobs-saved";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatPercent, formatRelativeDay } from "../../../lib/format.ts";
import { JobOriginLink } from "../../../lib/job-origin.tsx";
import { employerText, payText } from "../../../lib/job-text.ts";
import { Badge, SourceBadge } from "../../../ui/badge.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useCompared } from "./queries.ts";
import type { Dates } from "./saved-job-row.tsx";

const skillsShown = 14;

/** Saved jobs side by side: one row per property, one column per job. */
export function CompareDialog({
  ids,
  dates,
  open,
  onOpenChange,
}: {
  ids: readonly string[];
  dates: Dates | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCompared(ids, open);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("jobs-saved.compare.title")}
      className="max-w-5xl!"
    >
      {data ? (
        <Table jobs={data.jobs} dates={dates} />
      ) : isError ? (
        <Notice onRetry={() => void refetch()}>{t("jobs-saved.compare.failed")}</Notice>
      ) : (
        <Loading label={t("jobs-saved.compare.loading")}>
          <Skeleton className="h-72" />
        </Loading>
      )}
    </Dialog>
  );
}

function Table({ jobs, dates }: { jobs: readonly ComparedJob[]; dates: Dates | undefined }) {
  const { t, i18n } = useTranslation();
  const unknown = <span className="text-muted">{t("jobs-saved.compare.unknown")}</span>;
  const best = Math.max(0, ...jobs.map(({ score }) => score ?? 0));
  const line = (key: string, cell: (job: ComparedJob) => ReactNode) => (
    <tr className="border-t border-line align-top">
      <th scope="row" className="sticky left-0 bg-surface py-2.5 pr-5 text-left text-sm font-semibold">
        {t(`jobs-saved.compare.line.${key}`)}
      </th>
      {jobs.map((job) => (
        <td key={job.saved.job.id} className="py-2.5 pr-5 wrap-anywhere">
          {cell(job) || unknown}
        </td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a horizontally scrolling area must be reachable by keyboard.
    <section tabIndex={0} aria-label={t("jobs-saved.compare.title")} className="-mx-2 overflow-x-auto px-2">
      <table className="tabular w-full text-[0.9375rem]">
        <JobHeads jobs={jobs} dates={dates} />
        <tbody>
          {line("match", ({ score }) =>
            score === null ? "–" : <MatchBar score={score} isBest={score === best} />,
          )}
          {line("pay", ({ saved: { job } }) => payText(job, i18n.language, t))}
          {line("place", ({ saved: { job } }) =>
            [job.location, job.remote ? t("job-search.remote") : ""].filter(Boolean).join(" · "),
          )}
          {line("type", ({ saved: { job } }) => (job.type ? t(`job-search.type.${job.type}`) : null))}
          {line("skills", ({ skills }) => (skills.length > 0 ? <Skills skills={skills} /> : null))}
          {line("age", ({ saved: { job } }) =>
            formatRelativeDay(job.firstSeen ?? job.postedDate, new Date(), t, i18n.language, dates),
          )}
          {line("source", ({ saved: { job } }) => (
            <span className="flex flex-wrap items-center gap-2 text-sm">
              {job.sample && job.source === "sample" ? (
                <Badge tone="amber">{t("job-search.sample")}</Badge>
              ) : (
                <SourceBadge source={job.source} />
              )}
              <JobOriginLink job={job} />
            </span>
          ))}
          {jobs.some(({ saved: { notes } }) => notes !== "") &&
            line("notes", ({ saved: { notes } }) => (
              <span className="line-clamp-6 whitespace-pre-line">{notes || "–"}</span>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Skills({ skills }: { skills: ComparedJob["skills"] }) {
  const { t } = useTranslation();
  const more = skills.length - skillsShown;
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {skills.slice(0, skillsShown).map(({ name, has }) => (
        <li
          key={name}
          className={`inline-flex items-center gap-1 rounded-sm px-1.5 ${has ? "bg-pine-soft text-pine" : "bg-sunk text-muted"}`}
        >
          {has && <Check aria-hidden="true" className="size-3" />}
          {name}
          {has && <VisuallyHidden>{t("jobs-saved.compare.has")}</VisuallyHidden>}
        </li>
      ))}
      {more > 0 && <li className="px-1 text-muted">{t("jobs-saved.compare.more", { n: more })}</li>}
    </ul>
  );
}

function JobHeads({ jobs, dates }: { jobs: readonly ComparedJob[]; dates: Dates | undefined }) {
  const { t, i18n } = useTranslation();
  return (
    <thead>
      <tr className="align-bottom">
        <td className="sticky left-0 w-24 bg-surface" />
        {jobs.map(({ saved: { job, goneSince } }) => (
          <th key={job.id} scope="col" className="min-w-44 pr-5 pb-3 text-left">
            <span className="block leading-snug font-semibold wrap-anywhere">{job.title}</span>
            <span className="block text-sm font-normal text-muted">{employerText(job, t)}</span>
            {goneSince !== null && (
              <span className="block text-sm font-normal text-rust">
                {t("jobs-saved.gone", { day: formatDate(goneSince, i18n.language, dates) })}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function MatchBar({ score, isBest }: { score: number; isBest: boolean }) {
  const { i18n } = useTranslation();
  return (
    <span className="flex items-center gap-2.5">
      <span className={`tabular ${isBest ? "font-semibold text-pine" : ""}`}>
        {formatPercent(score / 100, i18n.language)}
      </span>
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1.5 w-20">
        <rect width="100" height="4" rx="2" className="fill-line" />
        <rect width={score} height="4" rx="2" className="fill-pine" />
      </svg>
    </span>
  );
}
