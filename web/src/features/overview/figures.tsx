import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { TextButton } from "../../ui/link-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** What is known of the saved jobs: how many, not yet, or that asking failed. */
export interface SavedJobsFigure {
  count: number | undefined;
  failed: boolean;
  retry: () => void;
}

/** The four figures of the person's search. Where there is nothing to count, there is no figure. */
export function Figures({ savedJobs }: { savedJobs: SavedJobsFigure }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="figures" className="grid gap-4">
      <h2 id="figures" className="text-xl">
        {t("dashboard.hub.figures")}
      </h2>
      <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        <Figure title={t("dashboard.hub.card.applications")} section="applications">
          {t("dashboard.hub.card.applicationsNone")}
        </Figure>
        <Figure title={t("dashboard.hub.card.interviews")} section="interviews">
          {t("dashboard.hub.card.interviewsNone")}
        </Figure>
        <Figure title={t("dashboard.hub.card.responseRate")} section="analytics">
          {t("dashboard.hub.card.responseRateNone")}
        </Figure>
        <Figure title={t("dashboard.hub.card.savedJobs")} section="saved-jobs">
          <SavedJobs {...savedJobs} />
        </Figure>
      </dl>
    </section>
  );
}

function SavedJobs({ count, failed, retry }: SavedJobsFigure) {
  const { t, i18n } = useTranslation();
  if (count === undefined && failed) {
    return (
      <>
        {t("dashboard.hub.card.savedJobsFailed")} <TextButton onClick={retry}>{t("common.retry")}</TextButton>
      </>
    );
  }
  if (count === undefined) return <Skeleton className="mt-1 h-5 w-12" />;
  if (count === 0) return t("dashboard.hub.card.savedJobsNone");
  return (
    <span className="tabular font-display text-3xl leading-none font-bold text-ink">
      {formatNumber(count, i18n.language)}
    </span>
  );
}

function Figure({ title, section, children }: { title: string; section: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 bg-surface px-5 py-4">
      <dt className="text-sm font-semibold">
        <Link
          to="/dashboard"
          search={{ section }}
          className="inline-flex min-h-6 items-center rounded-sm text-ink underline-offset-3 hover:underline"
        >
          {title}
        </Link>
      </dt>
      <dd className="text-[0.9375rem] text-muted">{children}</dd>
    </div>
  );
}
