import { comparedJobs, type SavedJob } from "@waymark/contract/jobs-saved";
import { Bookmark, Columns3 } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { formatNumber } from "../../../lib/format.ts";
import { ButtonRouteLink } from "../../../lib/navigation/links.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { ApplicationButton } from "../applied/application-button.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { ListTools } from "./list-tools.tsx";
import { type SavedFilter, useBookmarks, useSavedJobs } from "./queries.ts";
import { type Dates, SavedJobRow } from "./saved-job-row.tsx";

/** The saved jobs with notes and tags; each can be applied to or removed. */
export function SavedJobsSection({
  dates,
  action,
  letter,
}: {
  dates?: Dates;
  action?: ReactNode;
  letter?: (job: SavedJob["job"]) => ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const [filter, setFilter] = useState<SavedFilter>({});
  const asked = useDeferredValue(filter);
  const list = useSavedJobs(asked);
  const first = list.data?.pages[0];
  const isNarrowed = Boolean(asked.text || asked.tag || asked.state);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-[1.75rem] sm:text-3xl">{t("jobs-saved.title")}</h1>
          {first !== undefined && first.kept > 0 && (
            <p role="status" className="tabular text-sm text-muted">
              {isNarrowed
                ? t("jobs-saved.countOf", {
                    n: formatNumber(first.total, i18n.language),
                    all: formatNumber(first.kept, i18n.language),
                  })
                : t("jobs-saved.count", { count: first.total, n: formatNumber(first.total, i18n.language) })}
            </p>
          )}
        </div>
        {action}
      </div>
      {first !== undefined && (first.kept > 1 || isNarrowed) && (
        <ListTools answer={first} filter={filter} onChange={setFilter} />
      )}
      <SavedJobsList
        list={list}
        dates={dates}
        isNarrowed={isNarrowed}
        onFilter={setFilter}
        letter={letter}
        canCompare={(first?.kept ?? 0) >= comparedJobs.least}
      />
    </div>
  );
}

interface ListProps {
  list: ReturnType<typeof useSavedJobs>;
  dates: Dates | undefined;
  isNarrowed: boolean;
  onFilter: (filter: SavedFilter) => void;
  letter: ((job: SavedJob["job"]) => ReactNode) | undefined;
  canCompare: boolean;
}

function SavedJobsList({ list, dates, isNarrowed, onFilter, letter, canCompare }: ListProps) {
  const { t } = useTranslation();
  const { remove } = useBookmarks();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const jobs = list.data?.pages.flatMap((page) => page.savedJobs) ?? [];
  const kept = new Set(list.data?.pages.flatMap((page) => page.jobIds));
  // Jobs removed since they were selected cannot be compared.
  const chosen = picked.filter((id) => kept.has(id));
  const reason = list.error instanceof CallError ? list.error.error : t("jobs-saved.tryAgain");

  if (list.isPending) return <SavedSkeleton />;
  if (list.isError && jobs.length === 0) {
    return <Notice onRetry={() => void list.refetch()}>{t("jobs-saved.failed", { reason })}</Notice>;
  }
  if (jobs.length === 0 && (isNarrowed || !list.hasNextPage))
    return isNarrowed ? <NoneOfFilter onAll={() => onFilter({})} /> : <NoneSaved />;
  return (
    <>
      <div className="rounded-xl border border-line bg-surface">
        <ul className="divide-y divide-line">
          {jobs.map((saved) => (
            <SavedJobRow
              key={saved.job.id}
              saved={saved}
              dates={dates}
              onRemove={() => remove(saved.job)}
              picked={canCompare ? chosen.includes(saved.job.id) : undefined}
              isFull={chosen.length >= comparedJobs.most}
              onPick={(isPicked) =>
                setPicked(isPicked ? [...chosen, saved.job.id] : chosen.filter((id) => id !== saved.job.id))
              }
              onTag={(tag) => onFilter({ tag })}
              apply={
                <>
                  {letter?.(saved.job)}
                  <ApplicationButton job={saved.job} />
                </>
              }
            />
          ))}
        </ul>
        {(list.hasNextPage || list.isFetchNextPageError) && <More list={list} reason={reason} />}
      </div>
      {chosen.length > 0 && (
        <CompareBar
          number={chosen.length}
          onClear={() => setPicked([])}
          onCompare={() => setComparing(true)}
        />
      )}
      <CompareDialog ids={chosen} dates={dates} open={isComparing} onOpenChange={setComparing} />
    </>
  );
}

function NoneOfFilter({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("jobs-saved.none.title")}
      text={t("jobs-saved.none.text")}
      action={
        <Button variant="secondary" onClick={onAll}>
          {t("jobs-saved.none.all")}
        </Button>
      }
    />
  );
}

function NoneSaved() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("jobs-saved.empty.title")}
      text={t("jobs-saved.empty.text")}
      action={
        <ButtonRouteLink to="/dashboard" search={{ section: "search" }}>
          {t("jobs-saved.empty.find")}
        </ButtonRouteLink>
      }
    />
  );
}

function More({ list, reason }: Pick<ListProps, "list"> & { reason: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3 border-t border-line p-4">
      {list.isFetchNextPageError && <Notice>{t("jobs-saved.failed", { reason })}</Notice>}
      <Button
        variant="secondary"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
        className="justify-self-center"
      >
        {t("jobs-saved.more")}
      </Button>
    </div>
  );
}

function CompareBar({
  number,
  onClear,
  onCompare,
}: {
  number: number;
  onClear: () => void;
  onCompare: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line-strong bg-surface px-4 py-2.5 shadow-lift">
      <p role="status" className="text-sm">
        {t("jobs-saved.compare.picked", { n: number, most: comparedJobs.most })}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t("jobs-saved.compare.clear")}
        </Button>
        <Button size="sm" disabled={number < comparedJobs.least} onClick={onCompare}>
          <Columns3 aria-hidden="true" className="size-4" />
          {t("jobs-saved.compare.open")}
        </Button>
      </span>
    </div>
  );
}

function SavedSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t("jobs-saved.loading")}>
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
