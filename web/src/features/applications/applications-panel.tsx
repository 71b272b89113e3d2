import { useQueryClient } from "@tanstack/react-query";
import type { ApplicationCard, ApplicationJob, Stage } from "@waymark/contract/applications";
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatNumber } from "../../lib/format.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { useMinWidth } from "../../lib/use-min-width.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Board } from "./board/board.tsx";
import { BoardSkeleton } from "./board/board-skeleton.tsx";
import { rankAt } from "./columns.ts";
import type { Panels } from "./detail/detail.tsx";
import { DetailPane } from "./detail/detail-pane.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { PanelHead } from "./panel-head.tsx";
import { putApplication, useFollowApplications, useServerBoard } from "./queries.ts";
import { idsOf } from "./sync-queue/change.ts";
import { foldBoard } from "./sync-queue/fold.ts";
import { SyncQueueProvider, useOpenSyncQueue, useWaiting } from "./sync-queue/use-sync-queue.ts";
import { WaitingStrip } from "./sync-queue/waiting-strip.tsx";
import { filterCards, noFilter, wordsOf } from "./table/sort-cards.ts";
import { type SavedCard, useActions } from "./use-applications.ts";
import type { View } from "./views.ts";
import { savedStage } from "./words.ts";

const minute = 60_000;
/** The width in pixels from which an application stands beside the board. */
const besideBoardFrom = 1_024;

/** The current time, updated every five minutes, so that ages and due dates stay right on an open screen. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5 * minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const AddDialog = lazy(() => import("./add/add-dialog.tsx").then((m) => ({ default: m.AddDialog })));
const ImportDialog = lazy(() =>
  import("./transfer/import-dialog.tsx").then((m) => ({ default: m.ImportDialog })),
);
const ReportDialog = lazy(() =>
  import("./transfer/report-dialog.tsx").then((m) => ({ default: m.ReportDialog })),
);
const StagesDialog = lazy(() =>
  import("./board/stages-dialog.tsx").then((m) => ({ default: m.StagesDialog })),
);
const ApplicationTable = lazy(() =>
  import("./table/table.tsx").then((m) => ({ default: m.ApplicationTable })),
);
const Calendar = lazy(() => import("./calendar/calendar.tsx").then((m) => ({ default: m.Calendar })));
const TimelineView = lazy(() =>
  import("./timeline/timeline-view.tsx").then((m) => ({ default: m.TimelineView })),
);

export interface PanelProps {
  userId: string;
  item: string | undefined;
  view: View;
  /** A dialog requested from elsewhere; `new` opens the form for a new application. */
  asked?: "new" | "import" | "report" | undefined;
  onGo: (to: { item?: string | undefined; view?: View; replace?: boolean }) => void;
  /** The person's saved jobs; undefined while they load. */
  saved: readonly SavedCard[];
  /** Below the saved column: a link to more of them. */
  savedFooter?: ReactNode;
  onOpenSaved: () => void;
  panels?: Panels;
}

const noPanels: Panels = {};

/** All of a person's applications in four views, and the queue of unsent changes. */
export function ApplicationsPanel(props: PanelProps) {
  const syncQueue = useOpenSyncQueue(props.userId);
  return (
    <SyncQueueProvider value={syncQueue}>
      <Views {...props} />
    </SyncQueueProvider>
  );
}

function savedCard({ jobId, job, savedAt }: SavedCard, index: number): ApplicationCard {
  return {
    id: `saved:${jobId}`,
    version: 0,
    jobId,
    job,
    stage: savedStage.id,
    rank: index,
    tags: [],
    createdAt: savedAt,
    appliedAt: null,
    stageSince: savedAt,
    updatedAt: savedAt,
    deadline: null,
    nextInterviewAt: null,
    nextReminderAt: null,
    postingGone: false,
    archived: false,
  };
}

function Views({ item, view, asked, onGo, saved, savedFooter, onOpenSaved, panels = noPanels }: PanelProps) {
  const { t, i18n } = useTranslation();
  useFollowApplications();
  const client = useQueryClient();
  const wide = useMinWidth(besideBoardFrom);
  const now = useNow();
  const actions = useActions();
  const { changes } = useWaiting();
  const [archived, setArchived] = useState(false);
  const [typed, setFilter] = useState(noFilter);
  const filter = useDeferredValue(typed);
  const [dialog, setDialog] = useState<"add" | "stages" | "import" | "report" | null>(null);
  // Opened once; the request is removed from the address, so that it can be made again.
  useEffect(() => {
    if (asked === undefined) return;
    setDialog(asked === "new" ? "add" : asked);
    onGo({ item, view, replace: true });
  }, [asked, onGo, item, view]);
  const query = useServerBoard(archived);
  const board = useMemo(() => query.data && foldBoard(query.data, changes), [query.data, changes]);
  const cards = useMemo(
    () => board?.applications.filter((card) => card.archived === archived) ?? [],
    [board, archived],
  );
  const shown = useMemo(
    () => filterCards(cards, view === "table" ? filter : { ...noFilter, text: filter.text }),
    [cards, filter, view],
  );
  const savedCards = useMemo(() => {
    const made = new Set(cards.map(({ jobId }) => jobId));
    const free = saved.filter(({ jobId }) => !made.has(jobId)).map(savedCard);
    return filterCards(free, { ...noFilter, text: filter.text });
  }, [saved, cards, filter.text]);
  const waiting = useMemo(() => new Set(changes.flatMap((change) => idsOf(change))), [changes]);
  const stages = board?.stages ?? [];
  const hidden = useMemo(() => {
    const ids = new Set(board?.stages.filter((stage) => stage.hidden).map(({ id }) => id));
    return cards.filter(({ stage }) => ids.has(stage)).length;
  }, [board, cards]);
  const rest = useMemo(() => ({ tags: wordsOf(cards, "tags"), sources: wordsOf(cards, "source") }), [cards]);

  const open = useCallback(
    (card: ApplicationCard) => (card.stage === savedStage.id ? onOpenSaved() : onGo({ item: card.id, view })),
    [onGo, onOpenSaved, view],
  );
  const close = useCallback(() => {
    onGo({ view });
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-card="${CSS.escape(item ?? "")}"]`)?.focus(),
    );
  }, [onGo, view, item]);
  const topOf = useCallback(
    (stage: Stage) => {
      const there = cards.filter((card) => card.stage === stage.id).toSorted((a, b) => a.rank - b.rank);
      return rankAt(there, 0);
    },
    [cards],
  );
  const place = useCallback(
    (card: ApplicationCard, to: Stage, rank: number) => {
      if (card.stage !== savedStage.id) return actions.move(card, to, rank);
      const body = { jobId: card.jobId ?? "", ...(to.id === "preparing" ? {} : { stage: to.id }) };
      actions.create(body, card.job, rank);
    },
    [actions],
  );
  const archive = useCallback((card: ApplicationCard) => actions.archive(card, !card.archived), [actions]);
  const made = (title: string, id: string) => {
    setDialog(null);
    toast({
      title: t("applications.toast.made"),
      description: title,
      action: { label: t("applications.open"), run: () => onGo({ item: id, view }) },
    });
  };

  const reason = query.error instanceof CallError ? query.error.error : t("applications.tryAgain");
  const isFiltered = shown.length !== cards.length;
  const isEmpty = board !== undefined && cards.length === 0 && !archived && saved.length === 0;
  if (item !== undefined && !wide && board)
    return (
      <DetailPane
        id={item}
        stages={stages}
        removed={board.removedStages}
        actions={actions}
        panels={panels}
        wide={false}
        onClose={close}
        topOf={topOf}
      />
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <PanelHead
        count={board ? formatNumber(cards.length, i18n.language) : undefined}
        total={cards.length}
        view={view}
        onView={(next) => onGo({ view: next, item })}
        onAdd={() => setDialog("add")}
        onStages={board ? () => setDialog("stages") : undefined}
        archived={archived}
        onArchived={setArchived}
        onImport={() => setDialog("import")}
        onReport={() => setDialog("report")}
      />
      <WaitingStrip stages={stages} cards={cards} />
      {query.isError && board === undefined && (
        <Notice onRetry={() => void query.refetch()}>{t("applications.failed", { reason })}</Notice>
      )}
      {query.isError && board !== undefined && (
        <Notice tone="info" onRetry={() => void query.refetch()}>
          {t("applications.stale", { reason })}
        </Notice>
      )}
      {query.isPending && <BoardSkeleton />}
      {isEmpty && (
        <EmptyState
          title={t("applications.empty.title")}
          text={t("applications.empty.text")}
          action={
            <>
              <ButtonRouteLink to="/dashboard" search={{ section: "search" }}>
                {t("applications.empty.find")}
              </ButtonRouteLink>
              <Button variant="secondary" onClick={() => setDialog("add")}>
                {t("applications.add.open")}
              </Button>
            </>
          }
        />
      )}
      {board && !isEmpty && (
        <>
          <FilterBar
            filter={typed}
            onFilter={setFilter}
            stages={stages}
            tags={rest.tags}
            sources={rest.sources}
            whole={view === "table"}
          />
          {view === "board" && hidden > 0 && (
            <p className="text-sm text-muted">
              {t("applications.columns.hiddenCards", { count: hidden })}{" "}
              <TextButton onClick={() => setDialog("stages")}>{t("applications.columns.open")}</TextButton>
            </p>
          )}
          <Suspense fallback={<BoardSkeleton />}>
            {view === "board" && (
              <Board
                stages={stages}
                cards={shown}
                saved={archived ? [] : savedCards}
                savedFooter={savedFooter}
                now={now}
                waiting={waiting}
                opened={item}
                onOpen={open}
                onPlace={place}
                onArchive={archive}
                onRemove={actions.remove}
              />
            )}
            {view === "table" && (
              <ApplicationTable
                stages={stages}
                cards={shown}
                isFiltered={isFiltered}
                onClearFilter={() => setFilter(noFilter)}
                opened={item}
                onOpen={open}
                actions={actions}
              />
            )}
            {view === "calendar" && <Calendar cards={shown} now={now} onOpen={open} />}
            {view === "timeline" && <TimelineView cards={shown} stages={stages} now={now} onOpen={open} />}
          </Suspense>
        </>
      )}
      {item !== undefined && wide && board && (
        <DetailPane
          id={item}
          stages={stages}
          removed={board.removedStages}
          actions={actions}
          panels={panels}
          wide
          onClose={close}
          topOf={topOf}
        />
      )}
      <Suspense fallback={null}>
        {dialog === "add" && board && (
          <AddDialog
            stages={stages}
            onClose={() => setDialog(null)}
            onMade={(application) => {
              putApplication(client, application);
              made(application.job.title, application.id);
            }}
            onOffline={({ job, description, stage }) => {
              const { title, company, location, url }: ApplicationJob = job;
              const body = { job: { title, company, location, url }, description, stage };
              const to = stages.find(({ id }) => id === stage);
              made(job.title, actions.create(body, job, to ? topOf(to) : 0));
            }}
          />
        )}
        {dialog === "import" && board && <ImportDialog stages={stages} onClose={() => setDialog(null)} />}
        {dialog === "report" && <ReportDialog onClose={() => setDialog(null)} />}
        {dialog === "stages" && <StagesDialog stages={stages} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}
