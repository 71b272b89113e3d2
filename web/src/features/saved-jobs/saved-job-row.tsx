import type { SavedJob } from "@waymark/contract/saved-jobs";
import type { Localization } from "@waymark/contract/settings";
import { ExternalLink, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatRelativeDay } from "../../lib/format.ts";
import { applyAddress, payText } from "../../lib/job-text.ts";
import { Badge, SourceBadge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** How a person wants dates written. */
export type Dates = Pick<Localization, "dateFormat" | "timeZone">;

/** One kept job, as its card stood when it was saved. */
export function SavedJobRow({
  saved: { job, savedAt },
  dates,
  onRemove,
}: {
  saved: SavedJob;
  dates: Dates | undefined;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation();
  const day = (instant: string) => formatRelativeDay(instant, new Date(), t, i18n.language, dates);
  const address = applyAddress(job);
  const pay = payText(job, i18n.language, t);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 pr-3 pl-5 sm:flex-nowrap">
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
        <div>
          <h2 className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal wrap-anywhere">
            {job.title}
          </h2>
          <p className="mt-0.5 text-[0.9375rem] text-muted">
            {[job.company, job.remote ? t("search.remote") : job.location].filter(Boolean).join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm">
          {!(job.sample && job.source === "sample") && <SourceBadge source={job.source} />}
          {job.sample && <Badge tone="amber">{t("search.sample")}</Badge>}
          {job.type && <Badge>{t(`search.type.${job.type}`)}</Badge>}
          {pay && <span className="tabular">{pay}</span>}
          <span className="text-muted">
            {t("saved.posted", { day: day(job.postedDate) })} · {t("saved.savedOn", { day: day(savedAt) })}
          </span>
        </div>
      </div>
      <div className="ml-auto flex items-center gap-1">
        {address !== null && (
          <LinkButton
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            variant="quiet"
            size="sm"
            className="text-pine!"
          >
            {t("search.apply")}
            <VisuallyHidden>{t("search.applyAbout", { title: job.title })}</VisuallyHidden>
            <ExternalLink aria-hidden="true" className="size-3.5 opacity-70" />
          </LinkButton>
        )}
        <IconButton
          label={t("saved.remove", { title: job.title })}
          onClick={onRemove}
          className="text-muted!"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}
