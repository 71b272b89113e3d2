import { Sparkle } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { Popover } from "../../../ui/overlay/popover.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useJob } from "../queries.ts";
import { MatchReasonsList } from "./match-reasons.tsx";

const tone = (score: number): string =>
  score >= 70 ? "bg-pine-soft text-pine" : score >= 40 ? "bg-blaze-soft text-amber" : "bg-sunk text-muted";

/** The match score on a card; pressing it shows the reasons. */
export function MatchBadge({ jobId, title, score }: { jobId: string; title: string; score: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label={t("job-search.fit.why")}
      trigger={
        <button
          type="button"
          aria-label={t("job-search.fit.about", { score, title })}
          className={classes(
            "tabular relative z-1 inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-xs font-semibold",
            tone(score),
          )}
        >
          <Sparkle aria-hidden="true" className="size-3" />
          {t("job-search.fit.score", { score })}
        </button>
      }
    >
      <div className="overflow-y-auto p-5">{isOpen && <Reasons jobId={jobId} />}</div>
    </Popover>
  );
}

function Reasons({ jobId }: { jobId: string }) {
  const { t, i18n } = useTranslation();
  const { data, isError } = useJob(jobId, i18n.language);
  if (data) return <MatchReasonsList fit={data.fit} />;
  if (isError) return <p className="text-sm text-muted">{t("job-search.fit.failed")}</p>;
  return (
    <Loading label={t("job-search.fit.loading")}>
      <span className="grid gap-2">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </span>
    </Loading>
  );
}
