import type { Job } from "@waymark/contract/jobs";
import { type KeyboardEvent, memo, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Dates } from "../job/job-facts.tsx";
import { JobCard } from "./job-card.tsx";

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The search results. Memoised, so that typing in the search box does not render it again. Arrow keys, Home
 * and End move the focus; with a posting open beside the list they change that too.
 */
export const JobList = memo(function JobList({
  list,
  jobs,
  dates,
  chosen,
  wide,
  saved,
  fits,
  onMove,
  onOpen,
  onToggleSaved,
}: {
  list: RefObject<HTMLUListElement | null>;
  jobs: readonly Job[];
  dates: Dates | undefined;
  chosen: string | undefined;
  wide: boolean;
  saved: ReadonlySet<string>;
  fits: Readonly<Record<string, number>>;
  onMove: (job: Job) => void;
  /** `byKeyboard`: opened by Enter, so the focus should move into the posting. */
  onOpen: (job: Job, byKeyboard: boolean) => void;
  onToggleSaved: (job: Job) => void;
}) {
  const { t } = useTranslation();
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = [...event.currentTarget.children].findIndex((row) => row.contains(event.target as Node));
    const next = step(at, jobs.length - 1);
    const job = jobs[next];
    if (at < 0 || job === undefined) return;
    event.preventDefault();
    focusTitle(list.current, job.id);
    onMove(job);
  };
  return (
    <ul
      ref={list}
      aria-label={t("job-search.results.list")}
      onKeyDown={move}
      className="divide-y divide-line"
    >
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          dates={dates}
          chosen={job.id === chosen}
          wide={wide}
          saved={saved.has(job.id)}
          fit={fits[job.id]}
          onOpen={(event) => onOpen(job, event.detail === 0)}
          onToggleSaved={() => onToggleSaved(job)}
        />
      ))}
    </ul>
  );
});

export function focusTitle(list: HTMLElement | null, id: string): void {
  const title = list?.querySelector<HTMLElement>(`[data-job-title="${CSS.escape(id)}"]`);
  title?.focus();
}

/** The id of the posting whose title has the focus. */
export function focusedTitle(list: HTMLElement | null): string | undefined {
  const at = document.activeElement;
  return at instanceof HTMLElement && list?.contains(at) ? at.dataset.jobTitle : undefined;
}
