import type { Job } from "@waymark/contract/jobs";
import type { Localization } from "@waymark/contract/settings";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatRelativeDay } from "../../../lib/format.ts";
import { JobOriginLink } from "../../../lib/job-origin.tsx";
import { employerText, payText } from "../../../lib/job-text.ts";
import { Badge, SourceBadge } from "../../../ui/badge.tsx";

export type Dates = Pick<Localization, "dateFormat" | "timeZone">;

/** 'University Hospital · Freiburg', or 'Remote' instead of the place. */
export function Employer({ job, className }: { job: Job; className?: string }) {
  const { t } = useTranslation();
  const place = job.remote ? t("job-search.remote") : job.location;
  return <p className={className}>{[employerText(job, t), place].filter(Boolean).join(" · ")}</p>;
}

/** Source, type, pay, date and origin in one line. Samples show no source. */
export function JobFacts({
  job,
  dates,
  children,
}: {
  job: Job;
  dates: Dates | undefined;
  /** Before the badges. */
  children?: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const pay = payText(job, i18n.language, t);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
      {children}
      {!(job.sample && job.source === "sample") && <SourceBadge source={job.source} />}
      {job.sample && <Badge tone="amber">{t("job-search.sample")}</Badge>}
      {job.type && <Badge>{t(`job-search.type.${job.type}`)}</Badge>}
      {job.remote && <Badge tone="pine">{t("job-search.remote")}</Badge>}
      {pay && <span className="tabular">{pay}</span>}
      <time dateTime={job.postedDate} className="text-muted">
        {formatRelativeDay(job.postedDate, new Date(), t, i18n.language, dates)}
      </time>
      <JobOriginLink job={job} />
    </div>
  );
}
