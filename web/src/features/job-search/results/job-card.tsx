import type { Job } from "@waymark/contract/jobs";
import { cutDescription } from "@waymark/domain/jobs/text/cut-description";
import { type MouseEvent, useContext } from "react";
import { useTranslation } from "react-i18next";
import { JobStages } from "../../../lib/followed-jobs.ts";
import { classes } from "../../../ui/classes.ts";
import { ApplyLink, BookmarkToggle } from "../job/job-actions.tsx";
import { type Dates, Employer, JobFacts } from "../job/job-facts.tsx";
import { JobSignals } from "../job/job-notes.tsx";
import { MatchBadge } from "../job/match-badge.tsx";

/** A posting in the list. Clicking anywhere opens it, except on the bookmark and Apply. */
export function JobCard({
  job,
  dates,
  chosen,
  wide,
  saved,
  fit,
  onOpen,
  onToggleSaved,
}: {
  job: Job;
  dates: Dates | undefined;
  chosen: boolean;
  wide: boolean;
  saved: boolean;
  fit: number | undefined;
  onOpen: (event: MouseEvent) => void;
  onToggleSaved: () => void;
}) {
  return (
    <li
      className={classes(
        "relative grid gap-2 border-l-3 py-4 pr-3 pl-4 transition-colors sm:pr-4",
        chosen && wide ? "border-l-pine bg-pine-soft" : "border-l-transparent hover:bg-sunk",
      )}
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal text-pretty">
            <button
              type="button"
              data-job-title={job.id}
              onClick={onOpen}
              {...(wide ? { "aria-current": chosen } : { "aria-haspopup": "dialog" as const })}
              className="rounded-sm text-left wrap-anywhere after:absolute after:inset-0"
            >
              {job.title}
            </button>
          </h3>
          <Employer job={job} className="mt-0.5 text-[0.9375rem] text-muted" />
        </div>
        <div className="relative z-1 -mt-2 -mr-1.5">
          <BookmarkToggle job={job} saved={saved} onToggle={onToggleSaved} />
        </div>
      </div>
      {job.description && (
        <p className="line-clamp-4 text-sm leading-relaxed text-muted wrap-anywhere min-[1100px]:line-clamp-2">
          {cutDescription(job.description)}
        </p>
      )}
      <Signals job={job} />
      <div className="flex items-end justify-between gap-3">
        <JobFacts job={job} dates={dates}>
          {fit !== undefined && <MatchBadge jobId={job.id} title={job.title} score={fit} />}
        </JobFacts>
        <ApplyLink job={job} size="sm" className="relative z-1 -my-1.5 -mr-2 shrink-0 px-2! text-pine!" />
      </div>
    </li>
  );
}

/** Badges of the posting, and the stage of its application. */
function Signals({ job }: { job: Job }) {
  const { t } = useTranslation();
  const stage = useContext(JobStages)?.get(job.id);
  return (
    <>
      <JobSignals job={job} className="text-sm text-muted" />
      {stage !== undefined && (
        <p className="text-sm font-medium text-pine">{t("jobs-saved.applied.stage", { stage })}</p>
      )}
    </>
  );
}
