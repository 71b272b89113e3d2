import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/call.ts";
import { formatNumber } from "../../lib/format.ts";
import { ButtonRouteLink } from "../../lib/links.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useBookmarks, useSavedJobs } from "./queries.ts";
import { type Dates, SavedJobRow } from "./saved-job-row.tsx";

/** The jobs a person keeps: the last saved first, each with its way to apply and its way off the list. */
export function SavedJobsSection({ dates, action }: { dates?: Dates; action?: ReactNode }) {
  const { t, i18n } = useTranslation();
  const list = useSavedJobs();
  const total = list.data?.pages[0]?.total;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-[1.75rem] sm:text-3xl">{t("saved.title")}</h1>
          {total !== undefined && total > 0 && (
            <p role="status" className="tabular text-sm text-muted">
              {t("saved.count", { count: total, n: formatNumber(total, i18n.language) })}
            </p>
          )}
        </div>
        {action}
      </div>
      <SavedJobsList list={list} dates={dates} />
    </div>
  );
}

function SavedJobsList({ list, dates }: { list: ReturnType<typeof useSavedJobs>; dates: Dates | undefined }) {
  const { t } = useTranslation();
  const { remove } = useBookmarks();
  const jobs = list.data?.pages.flatMap((page) => page.savedJobs) ?? [];
  const reason = list.error instanceof CallError ? list.error.error : t("saved.tryAgain");

  if (list.isPending) return <SavedSkeleton />;
  if (list.isError && jobs.length === 0) {
    return <Notice onRetry={() => void list.refetch()}>{t("saved.failed", { reason })}</Notice>;
  }
  if (jobs.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        title={t("saved.empty.title")}
        text={t("saved.empty.text")}
        action={
          <ButtonRouteLink to="/dashboard" search={{ section: "search" }}>
            {t("saved.empty.find")}
          </ButtonRouteLink>
        }
      />
    );
  }
  return (
    <div className="rounded-xl border border-line bg-surface">
      <ul className="divide-y divide-line">
        {jobs.map((saved) => (
          <SavedJobRow key={saved.job.id} saved={saved} dates={dates} onRemove={() => remove(saved.job)} />
        ))}
      </ul>
      {(list.hasNextPage || list.isFetchNextPageError) && (
        <div className="grid gap-3 border-t border-line p-4">
          {list.isFetchNextPageError && <Notice>{t("saved.failed", { reason })}</Notice>}
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
            className="justify-self-center"
          >
            {t("saved.more")}
          </Button>
        </div>
      )}
    </div>
  );
}

function SavedSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("saved.loading")}>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {["w-2/5", "w-1/3", "w-1/2"].map((width) => (
          <div key={width} className="flex items-start gap-4 p-4">
            <span className="grid flex-1 gap-3">
              <Skeleton className={`h-5 ${width}`} />
              <Skeleton className="h-4 w-1/4" />
              <Skeleton className="h-5 w-3/5" />
            </span>
            <Bookmark aria-hidden="true" className="size-5 text-line-strong" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
