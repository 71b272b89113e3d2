import type { Job } from "@waymark/contract/jobs";
import { Bookmark, ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { openedPosting } from "../../../lib/followed-jobs.ts";
import { applyAddress } from "../../../lib/job-text.ts";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { classes } from "../../../ui/classes.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** Opens the original posting in a new tab. Nothing when the posting has no web address. */
export function ApplyLink({ job, size, className }: { job: Job; size?: "sm"; className?: string }) {
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
      variant={size === "sm" ? "quiet" : "primary"}
      {...(size ? { size } : {})}
      {...(className ? { className } : {})}
    >
      {t("job-search.apply")}
      <VisuallyHidden>{t("job-search.applyAbout", { title: job.title })}</VisuallyHidden>
      <ExternalLink aria-hidden="true" className="size-3.5 opacity-70" />
    </LinkButton>
  );
}

export function BookmarkToggle({ job, saved, onToggle }: { job: Job; saved: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t("job-search.bookmark", { title: job.title })}
      aria-pressed={saved}
      onClick={onToggle}
      className={saved ? "text-pine!" : "text-muted!"}
    >
      <Bookmark aria-hidden="true" className={classes("size-5", saved && "fill-current")} />
    </IconButton>
  );
}

/** The bookmark as a button with text. */
export function SaveButton({ saved, onToggle }: { saved: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" aria-pressed={saved} onClick={onToggle}>
      <Bookmark aria-hidden="true" className={classes("-ml-0.5 size-4.5", saved && "fill-pine text-pine")} />
      {t(saved ? "job-search.saved" : "job-search.save")}
    </Button>
  );
}
