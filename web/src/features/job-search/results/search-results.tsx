import type { Corrected, Job, Loading } from "@waymark/contract/jobs";
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { Trans, useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { TextRouteLink } from "../../../lib/navigation/links.tsx";
import { useMinWidth } from "../../../lib/use-min-width.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextButton } from "../../../ui/button/link-button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { SearchForm } from "../form/search-form.ts";
import type { Dates } from "../job/job-facts.tsx";
import { OpenJob } from "../job/open-job.tsx";
import { type useJobSearch, useJobsLoaded } from "../queries.ts";
import { AroundLine } from "./around-line.tsx";
import { columns, twoColumnsFrom } from "./columns.ts";
import { focusedTitle, focusTitle, JobList } from "./job-list.tsx";
import { RefineLine } from "./refine-line.tsx";
import { ResultsSkeleton } from "./results-skeleton.tsx";
import { UnderstoodLine } from "./understood-line.tsx";
import { useResultKeys } from "./use-result-keys.ts";

/** Says that a typing mistake was corrected, and links to the search as typed. */
function CorrectedLine({ corrected, onAsTyped }: { corrected: Corrected; onAsTyped: () => void }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="text-[0.9375rem] wrap-anywhere">
      <Trans
        t={t}
        i18nKey="job-search.corrected.shown"
        values={{ query: corrected.query }}
        components={{ b: <strong /> }}
      />{" "}
      <TextButton onClick={onAsTyped}>
        {t("job-search.corrected.back", { query: corrected.original })}
      </TextButton>
    </p>
  );
}

type Page = NonNullable<ReturnType<typeof useJobSearch>["data"]>["pages"][number];

interface ResultsProps {
  found: ReturnType<typeof useJobSearch>;
  /** Whether a model was asked to refine the order by match. */
  isRefined: boolean;
  onRefine: (wanted: boolean) => void;
  searched: Pick<SearchForm, "location" | "within" | "sort">;
  item: string | null;
  onChoose: (id: string | null, replace?: boolean) => void;
  onReset: () => void;
  onAsTyped: () => void;
  /** Also shows, or leaves out again, postings that ask for what the words exclude. */
  onUnwanted: (isShown: boolean) => void;
  onHelp: () => void;
  /** Rendered below the message that nothing was found. */
  empty?: ReactNode;
  dates: Dates | undefined;
  saved: ReadonlySet<string>;
  onToggleSaved: (job: Job) => void;
  /** A way to a letter for the open job, from another feature. */
  letter?: ((job: Job) => ReactNode) | undefined;
}

/** The results of a search: their number, the list and the open posting, or the reason there are none. */
export function SearchResults({
  found,
  isRefined,
  onRefine,
  searched,
  item,
  onChoose,
  onReset,
  onAsTyped,
  onUnwanted,
  onHelp,
  empty,
  dates,
  saved,
  onToggleSaved,
  letter,
}: ResultsProps) {
  const { t } = useTranslation();
  const wide = useMinWidth(twoColumnsFrom);
  const list = useRef<HTMLUListElement>(null);
  const detail = useRef<HTMLElement>(null);
  const pages = found.data?.pages;
  const jobs = useMemo(() => withoutRepeats(pages?.flatMap((page) => page.jobs) ?? []), [pages]);
  const loading = pages?.find((page) => page.loading)?.loading;
  useJobsLoaded(loading);
  const loadMore = useLoadMore(found, jobs, list);
  const open = jobs.find((job) => job.id === item) ?? (wide ? jobs[0] : undefined);
  useReturnToTitle(wide ? undefined : open?.id, list);
  const fits: Readonly<Record<string, number>> = useMemo(
    () => Object.assign({}, ...(pages ?? []).map((page) => page.fits ?? {})),
    [pages],
  );
  useKeys({ jobs, open, wide, list, onChoose, onToggleSaved, onHelp });
  const about = pages?.[0] && <AboutSearch page={pages[0]} {...{ searched, onAsTyped, onUnwanted }} />;
  const move = useCallback((job: Job) => wide && onChoose(job.id), [wide, onChoose]);
  const openJob = useCallback(
    (job: Job, byKeyboard: boolean) => {
      onChoose(job.id, wide);
      if (wide && byKeyboard) detail.current?.focus();
    },
    [wide, onChoose],
  );

  if (found.isPending) return <ResultsSkeleton />;
  if (found.isError && jobs.length === 0) {
    return (
      <Notice onRetry={() => void found.refetch()}>
        {t("job-search.failed", { reason: reasonOf(found.error) })}
      </Notice>
    );
  }
  if (jobs.length === 0 && loading) return <JobsLoading loading={loading} />;
  if (jobs.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-4">
        {about}
        <EmptyState
          title={t("job-search.empty.title")}
          text={t("job-search.empty.text")}
          action={<Button onClick={onReset}>{t("job-search.empty.reset")}</Button>}
        />
        {empty}
      </div>
    );
  }
  return (
    <section aria-labelledby="results-title" className="grid gap-3">
      {about}
      <ResultsHead found={found} />
      {loading && <JobsLoading loading={loading} />}
      {item !== null && !loading && !jobs.some(({ id }) => id === item) && (
        <Notice tone="info">{t("job-search.notAmong")}</Notice>
      )}
      {searched.sort === "match" && Object.keys(fits).length === 0 && <Unsorted />}
      {searched.sort === "match" && (
        <RefineLine answer={found.data?.pages.at(-1)} asked={isRefined} onRefine={onRefine} />
      )}
      <div className={`${columns} rounded-xl border border-line bg-surface`}>
        <div className="min-w-0 overflow-clip rounded-xl border-line min-[1100px]:rounded-r-none min-[1100px]:border-r">
          <JobList
            list={list}
            jobs={jobs}
            dates={dates}
            chosen={open?.id}
            wide={wide}
            saved={saved}
            fits={fits}
            onMove={move}
            onOpen={openJob}
            onToggleSaved={onToggleSaved}
          />
          <MoreResults found={found} onMore={loadMore} />
        </div>
        {open && (
          <OpenJob
            job={open}
            dates={dates}
            pane={detail}
            wide={wide}
            saved={saved.has(open.id)}
            onToggleSaved={() => onToggleSaved(open)}
            letter={letter?.(open)}
            onClose={() => onChoose(null)}
          />
        )}
      </div>
      {jobs.every(({ sample }) => sample) && empty}
    </section>
  );
}

/** Shown in the first seconds of an installation; the list completes itself. */
function JobsLoading({ loading: { loaded, total } }: { loading: Loading }) {
  const { t, i18n } = useTranslation();
  const [n, of] = [loaded, total].map((count) => formatNumber(count, i18n.language));
  return (
    <Notice tone="info" className="text-sm">
      {t("job-search.stillLoading", { n, of })}
    </Notice>
  );
}

/** The search's reading of the typed words, and the place that it searched around. */
function AboutSearch({
  page: { corrected, understood, around },
  searched,
  onAsTyped,
  onUnwanted,
}: Pick<ResultsProps, "searched" | "onAsTyped" | "onUnwanted"> & { page: Page }) {
  return (
    <>
      {corrected && <CorrectedLine corrected={corrected} onAsTyped={onAsTyped} />}
      {understood && <UnderstoodLine {...{ understood, onAsTyped, onUnwanted }} />}
      <AroundLine around={around} searched={searched} />
    </>
  );
}

function MoreResults({ found, onMore }: { found: ResultsProps["found"]; onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3 border-t border-line p-4 empty:hidden">
      {found.isFetchNextPageError && (
        <Notice onRetry={onMore}>{t("job-search.moreFailed", { reason: reasonOf(found.error) })}</Notice>
      )}
      {found.hasNextPage && (
        <Button
          variant="secondary"
          busy={found.isFetchingNextPage}
          onClick={onMore}
          className="justify-self-center"
        >
          {t(found.isFetchingNextPage ? "job-search.loadingMore" : "job-search.loadMore")}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus through the results by key; beside the list, the open posting follows it. */
function useKeys({
  jobs,
  open,
  wide,
  list,
  onChoose,
  onToggleSaved,
  onHelp,
}: Pick<ResultsProps, "onChoose" | "onToggleSaved" | "onHelp"> & {
  jobs: readonly Job[];
  open: Job | undefined;
  wide: boolean;
  list: { current: HTMLUListElement | null };
}): void {
  useResultKeys(jobs, {
    move: (step) => {
      const at = jobs.findIndex(({ id }) => id === (open?.id ?? focusedTitle(list.current)));
      const next = jobs[Math.min(Math.max(at + step, 0), jobs.length - 1)];
      if (next === undefined) return;
      focusTitle(list.current, next.id);
      if (wide) onChoose(next.id);
    },
    save: () => {
      const job = open ?? jobs.find(({ id }) => id === focusedTitle(list.current));
      if (job !== undefined) onToggleSaved(job);
    },
    help: onHelp,
  });
}

/** Shown when there is no resume to match postings with. */
function Unsorted() {
  const { t } = useTranslation();
  return (
    <Notice tone="info" className="text-sm">
      {t("job-search.fit.unsorted")}{" "}
      <TextRouteLink to="/dashboard" search={{ section: "resumes" }}>
        {t("job-search.fit.toResumes")}
      </TextRouteLink>
    </Notice>
  );
}

function ResultsHead({ found }: { found: ReturnType<typeof useJobSearch> }) {
  const { t, i18n } = useTranslation();
  const last = found.data?.pages.at(-1);
  if (!last) return null;
  const isAllSample = found.data?.pages.every(({ jobs }) => jobs.every(({ sample }) => sample)) === true;
  const n = `${formatNumber(last.total, i18n.language)}${last.totalExact ? "" : "+"}`;
  return (
    <>
      <div role="status" className="tabular flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="results-title" className="font-sans text-[1.0625rem] font-semibold tracking-normal">
          {t("job-search.found", { count: last.total, n })}
        </h2>
        <p className="text-sm text-muted">
          {t("job-search.page", { page: formatNumber(last.page, i18n.language) })}
        </p>
      </div>
      {last.samples && (
        <Notice tone="info" className="text-sm">
          {t(isAllSample ? "job-search.samplesNote" : "job-search.samplesSome")}
        </Notice>
      )}
    </>
  );
}

/** Loads the next page, and for keyboard users focuses its first posting. */
function useLoadMore(
  found: ReturnType<typeof useJobSearch>,
  jobs: readonly Job[],
  list: { current: HTMLUListElement | null },
): () => void {
  const readUpTo = useRef<number | null>(null);
  const first = readUpTo.current === null ? undefined : jobs[readUpTo.current]?.id;
  useEffect(() => {
    if (first === undefined || found.isFetchingNextPage) return;
    readUpTo.current = null;
    focusTitle(list.current, first);
  }, [first, found.isFetchingNextPage, list]);
  return () => {
    readUpTo.current = jobs.length;
    void found.fetchNextPage();
  };
}

/** Returns the focus to the posting's title when the posting over the page closes. */
function useReturnToTitle(over: string | undefined, list: { current: HTMLElement | null }): void {
  const before = useRef(over);
  useEffect(() => {
    if (before.current !== undefined && over === undefined) focusTitle(list.current, before.current);
    before.current = over;
  }, [over, list]);
}

/** New postings may push one onto the next page, where it would appear again. */
function withoutRepeats(jobs: readonly Job[]): Job[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}

function reasonOf(error: Error | null): string {
  return error && "error" in error && typeof error.error === "string" ? error.error : "";
}
