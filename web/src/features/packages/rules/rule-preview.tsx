import type { RuleMiss, RulePick } from "@waymark/contract/packages";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { JobBadges, placeLine } from "../job-badges.tsx";
import { usePreparePackage, usePreview } from "../queries.ts";
import { type RuleDraft, validCriteria } from "./rule-draft.ts";

/** Milliseconds without typing before the preview is asked for again. */
const pause = 400;
/** Number of picks shown at first, so that the preview fits beside the form. */
const firstPicks = 5;

/** The last valid search and criteria, once the person stops typing; null before there are any. */
function useAsked(draft: RuleDraft) {
  const criteria = validCriteria(draft);
  const now = criteria === null || draft.searchId === "" ? null : { searchId: draft.searchId, criteria };
  const [asked, setAsked] = useState(now);
  const isNew = now !== null && JSON.stringify(now) !== JSON.stringify(asked);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setAsked(now), pause);
    return () => clearTimeout(timer);
  });
  return { asked, isWaiting: isNew, isInvalid: now === null };
}

/** Shows today's picks of the rule, and counts the postings it leaves out by reason. */
export function RulePreview({ draft, isLocked }: { draft: RuleDraft; isLocked: boolean }) {
  const { t } = useTranslation();
  const { asked, isWaiting, isInvalid } = useAsked(draft);
  const { data, error, isPlaceholderData, refetch } = usePreview(asked);
  const isOld = isWaiting || isPlaceholderData;
  return (
    <section aria-labelledby="rule-preview" className="grid grid-cols-1 content-start gap-3">
      <h2 id="rule-preview" tabIndex={-1} data-quiet-focus className="scroll-mt-20 text-lg">
        {t("packages.preview.title")}
      </h2>
      {asked === null && <p className="text-[0.9375rem] text-muted">{t("packages.preview.noSearch")}</p>}
      {asked !== null && isInvalid && <p className="text-sm text-muted">{t("packages.preview.invalid")}</p>}
      {error !== null && asked !== null && (
        <Notice onRetry={() => void refetch()}>
          {t("packages.preview.failed", { reason: reasonOf(error) })}
        </Notice>
      )}
      {asked !== null && data === undefined && error === null && <PreviewSkeleton />}
      {asked !== null && data !== undefined && (
        <>
          <p role="status" className="text-[0.9375rem]">
            {data.looked === 0
              ? t("packages.preview.nothing")
              : t("packages.preview.picks", { count: data.picks.length, looked: data.looked })}
          </p>
          {/* A steady height, so that what stands below stays in its place while the picks change. */}
          <div className={classes("min-h-56 transition-opacity", isOld && "opacity-60")}>
            <Picks picks={data.picks} isLocked={isLocked} />
            <LeftOut missed={data.missed} />
          </div>
        </>
      )}
    </section>
  );
}

function Picks({ picks, isLocked }: { picks: readonly RulePick[]; isLocked: boolean }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      {picks.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {picks.slice(0, isWhole ? undefined : firstPicks).map(({ job, match, risks }) => (
            <li key={job.id} className="grid gap-1.5 px-4 py-3">
              <span className="font-semibold wrap-anywhere">{job.title}</span>
              <span className="text-sm text-muted wrap-anywhere">{placeLine(job)}</span>
              <JobBadges job={job} match={match} risks={risks} />
              {!isLocked && <PrepareNow jobId={job.id} title={job.title} />}
            </li>
          ))}
        </ul>
      )}
      {!isWhole && picks.length > firstPicks && (
        <TextButton className="mt-2 text-sm" onClick={() => setWhole(true)}>
          {t("packages.preview.all", { count: picks.length })}
        </TextButton>
      )}
    </>
  );
}

/** Counts left-out postings by the first criterion that they miss. */
function LeftOut({ missed }: { missed: readonly { miss: RuleMiss; count: number }[] }) {
  const { t } = useTranslation();
  if (!missed.some(({ count }) => count > 0)) return null;
  return (
    <div className="grid gap-1.5 pt-4">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{t("packages.preview.left")}</h3>
      <ul className="tabular grid gap-1 text-sm text-muted">
        {missed.map(
          ({ miss, count }) =>
            count > 0 && <li key={miss}>{t(`packages.preview.miss.${miss}`, { count })}</li>,
        )}
      </ul>
    </div>
  );
}

/** Prepares one of the picks at once, without waiting for the rule. */
function PrepareNow({ jobId, title }: { jobId: string; title: string }) {
  const { t } = useTranslation();
  const { mutate, data, isPending } = usePreparePackage();
  if (data !== undefined)
    return (
      <TextRouteLink
        to="/dashboard"
        search={{ section: "auto-apply", item: data.package.id }}
        className="inline-flex min-h-6 items-center justify-self-start text-sm"
      >
        {t("packages.preview.open")}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </TextRouteLink>
    );
  return (
    <TextButton
      className="justify-self-start text-sm"
      disabled={isPending}
      onClick={() =>
        mutate(jobId, {
          onError: (error) =>
            toast({
              title: t("packages.preview.notPrepared"),
              description: reasonOf(error),
              variant: "destructive",
            }),
        })
      }
    >
      {t("packages.preview.prepare")}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </TextButton>
  );
}

function PreviewSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("packages.preview.loading")}>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {["w-3/5", "w-1/2", "w-2/3"].map((width) => (
          <div key={width} className="grid gap-2 px-4 py-3">
            <Skeleton className={`h-4.5 ${width}`} />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-5 w-1/4" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
