import type { Job } from "@waymark/contract/jobs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { employerText } from "../../../lib/job-text.ts";
import { useJob } from "../queries.ts";
import { AskedLanguages } from "./asked-languages.tsx";
import { ApplyLink, SaveButton } from "./job-actions.tsx";
import { type Dates, JobFacts } from "./job-facts.tsx";
import { JobNotes } from "./job-notes.tsx";
import { MatchReasonsList } from "./match-reasons.tsx";

export function JobDetail({
  job,
  dates,
  saved,
  onToggleSaved,
  letter,
  close,
}: {
  job: Job;
  dates: Dates | undefined;
  saved: boolean;
  onToggleSaved: () => void;
  letter?: ReactNode;
  /** The close button, where the posting covers the page. */
  close?: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const whole = useJob(job.id, i18n.language).data;
  const about = [
    employerText(job, t),
    job.remote && t("job-search.remote"),
    job.location,
    job.type && t(`job-search.type.${job.type}`),
  ];
  return (
    <article className="grid gap-5">
      <header className="grid gap-4">
        <div className="flex items-start justify-between gap-3">
          <div className="grid min-w-0 gap-1">
            <h2 className="text-2xl wrap-anywhere">{job.title}</h2>
            <p className="text-muted">{about.filter(Boolean).join(" · ")}</p>
          </div>
          {close}
        </div>
        <div className="flex flex-wrap gap-2.5">
          <ApplyLink job={job} />
          <SaveButton saved={saved} onToggle={onToggleSaved} />
          {letter}
        </div>
        <div className="border-t border-line pt-4">
          <JobFacts job={job} dates={dates} />
        </div>
      </header>
      {whole && whole.speaks.length > 0 && <AskedLanguages asked={whole.speaks} />}
      <JobNotes job={whole?.job ?? job} />
      {whole && (
        <section aria-label={t("job-search.fit.why")} className="rounded-xl border border-line p-4">
          <MatchReasonsList fit={whole.fit} />
        </section>
      )}
      <p className="max-w-prose leading-relaxed whitespace-pre-line wrap-anywhere">
        {whole?.job.description || job.description || t("job-search.noDescription")}
      </p>
    </article>
  );
}
