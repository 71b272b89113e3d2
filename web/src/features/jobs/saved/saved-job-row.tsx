import type { SavedJob } from "@waymark/contract/jobs-saved";
import type { Localization } from "@waymark/contract/settings";
import { ExternalLink, NotebookPen, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { openedPosting } from "../../../lib/followed-jobs.ts";
import { formatRelativeDay } from "../../../lib/format.ts";
import { JobOriginLink } from "../../../lib/job-origin.tsx";
import { applyAddress, employerText, payText } from "../../../lib/job-text.ts";
import { Badge, SourceBadge } from "../../../ui/badge.tsx";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { JobNotes } from "./job-notes.tsx";

export type Dates = Pick<Localization, "dateFormat" | "timeZone">;

interface Props {
  saved: SavedJob;
  dates: Dates | undefined;
  onRemove: () => void;
  /** Whether it is selected for comparison; undefined where there is nothing to compare it with. */
  picked: boolean | undefined;
  /** No more jobs can be selected. */
  isFull: boolean;
  onPick: (picked: boolean) => void;
  onTag: (tag: string) => void;
  /** Link to its application, or a button to create one. */
  apply: ReactNode;
}

/** A saved job as its card was when saved, with the person's notes and tags. */
export function SavedJobRow({ saved, dates, onRemove, picked, isFull, onPick, onTag, apply }: Props) {
  const { t } = useTranslation();
  const { job, notes, tags } = saved;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <li className="grid gap-3 py-4 pr-3 pl-4 sm:pl-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-3 lg:flex-nowrap">
        {picked !== undefined && (
          <Checkbox
            label={<VisuallyHidden>{t("jobs-saved.compare.pick", { title: job.title })}</VisuallyHidden>}
            checked={picked}
            disabled={isFull && !picked}
            onChange={(event) => onPick(event.target.checked)}
            className="gap-0!"
          />
        )}
        <div className="grid min-w-0 flex-1 basis-56 gap-2">
          <div>
            <h2 className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal wrap-anywhere">
              {job.title}
            </h2>
            <p className="mt-0.5 text-[0.9375rem] text-muted wrap-anywhere">
              {[employerText(job, t), job.remote ? t("job-search.remote") : job.location]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <Facts saved={saved} dates={dates} />
          {(tags.length > 0 || (notes !== "" && !isOpen)) && (
            <Kept tags={tags} notes={isOpen ? "" : notes} onTag={onTag} />
          )}
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
          {apply}
          <PostingLink saved={saved} />
          <NotesButton title={job.title} panel={panel} isOpen={isOpen} onOpen={setOpen} />
          <IconButton
            label={t("jobs-saved.remove", { title: job.title })}
            onClick={onRemove}
            small
            className="text-muted!"
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </IconButton>
        </div>
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <JobNotes saved={saved} />}
      </div>
    </li>
  );
}

function Facts({ saved: { job, savedAt, goneSince }, dates }: Pick<Props, "saved" | "dates">) {
  const { t, i18n } = useTranslation();
  const day = (instant: string) => formatRelativeDay(instant, new Date(), t, i18n.language, dates);
  const pay = payText(job, i18n.language, t);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
      {goneSince !== null && <Badge tone="rust">{t("jobs-saved.gone", { day: day(goneSince) })}</Badge>}
      {!(job.sample && job.source === "sample") && <SourceBadge source={job.source} />}
      {job.sample && <Badge tone="amber">{t("job-search.sample")}</Badge>}
      {job.type && <Badge>{t(`job-search.type.${job.type}`)}</Badge>}
      {pay && <span className="tabular">{pay}</span>}
      <span className="text-muted">
        {t("jobs-saved.posted", { day: day(job.postedDate) })} ·{" "}
        {t("jobs-saved.savedOn", { day: day(savedAt) })}
      </span>
      <JobOriginLink job={job} />
    </div>
  );
}

/** The person's tags and the first line of the notes. */
function Kept({ tags, notes, onTag }: Pick<SavedJob, "tags" | "notes"> & Pick<Props, "onTag">) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          onClick={() => onTag(tag)}
          className="inline-flex min-h-6 items-center rounded-full bg-sky-soft px-2.5 text-xs font-semibold text-sky hover:underline"
        >
          <VisuallyHidden>{t("jobs-saved.tags.only")} </VisuallyHidden>
          {tag}
        </button>
      ))}
      {notes !== "" && <span className="line-clamp-1 min-w-0 text-muted">{notes}</span>}
    </div>
  );
}

function PostingLink({ saved: { job, goneSince } }: Pick<Props, "saved">) {
  const { t } = useTranslation();
  const address = applyAddress(job);
  if (address === null) return null;
  return (
    <LinkButton
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => openedPosting.set(job)}
      onAuxClick={() => openedPosting.set(job)}
      variant="quiet"
      size="sm"
      className="text-pine!"
    >
      {t(goneSince === null ? "job-search.apply" : "jobs-saved.lookAnyway")}
      <VisuallyHidden>{t("job-search.applyAbout", { title: job.title })}</VisuallyHidden>
      <ExternalLink aria-hidden="true" className="size-3.5 opacity-70" />
    </LinkButton>
  );
}

function NotesButton({
  title,
  panel,
  isOpen,
  onOpen,
}: {
  title: string;
  /** Id of the panel that it opens. */
  panel: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={panel}
      onClick={() => onOpen(!isOpen)}
    >
      <NotebookPen aria-hidden="true" className="size-4" />
      {t("jobs-saved.notes.open")}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
