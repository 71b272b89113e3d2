import { useQueryClient } from "@tanstack/react-query";
import type { ApplicationCard, ApplicationJob, Stage } from "@waymark/contract/applications";
import { type ComponentProps, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
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
import { putApplication, useFollowApplications, type useServerBoard } from "./queries.ts";
import { SyncQueueProvider, useOpenSyncQueue } from "./sync-queue/use-sync-queue.ts";
import { WaitingStrip } from "./sync-queue/waiting-strip.tsx";
import { noFilter } from "./table/sort-cards.ts";
import { type SavedCard, useActions } from "./use-applications.ts";
import { noStages, useShownBoard } from "./use-shown-board.ts";
import type { View } from "./views.ts";
import { savedStage } from "./words.ts";

const minute = 60_000;
/** The width in pixels from which an application stands beside the board. */
const besideBoardFrom = 1_024;

/** Updated every five minutes, so that ages and due dates stay right on an open screen. */
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
  /** Asked for by the address; `new` opens the form for a new application. */
  asked?: "new" | "import" | "report" | undefined;
  onGo: (to: { item?: string | undefined; view?: View; replace?: boolean }) => void;
  saved: readonly SavedCard[];
  savedFooter?: ReactNode;
  onOpenSaved: () => void;
  panels?: Panels;
}

const noPanels: Panels = {};

export function ApplicationsPanel(props: PanelProps) {
  const syncQueue = useOpenSyncQueue(props.userId);
  return (
    <SyncQueueProvider value={syncQueue}>
      <Views {...props} />
    </SyncQueueProvider>
  );
}

function Views({ item, view, asked, onGo, saved, savedFooter, onOpenSaved, panels = noPanels }: PanelProps) {
  const { t, i18n } = useTranslation();
  useFollowApplications();
  const client = useQueryClient();
  const wide = useMinWidth(besideBoardFrom);
  const now = useNow();
  const actions = useActions();
  const forget = useCallback(() => onGo({ item, view, replace: true }), [onGo, item, view]);
  const [dialog, setDialog] = useDialog(asked, forget);
  const shownBoard = useShownBoard(view, saved);
  const { query, board, stages, cards, archived, setArchived } = shownBoard;
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

  const isEmpty = board !== undefined && cards.length === 0 && !archived && saved.length === 0;
  const pane = { stages, actions, panels, onClose: close, topOf };
  if (item !== undefined && !wide && board)
    return <DetailPane id={item} removed={board.removedStages} {...pane} wide={false} />;
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
      <ReadProblem query={query} />
      {query.isPending && <BoardSkeleton />}
      {isEmpty && <NoApplications onAdd={() => setDialog("add")} />}
      {board && !isEmpty && (
        <Shown
          {...shownBoard}
          {...{ view, savedFooter, now, actions, archive, open, place }}
          opened={item}
          onStages={() => setDialog("stages")}
        />
      )}
      {item !== undefined && wide && board && (
        <DetailPane id={item} removed={board.removedStages} {...pane} wide />
      )}
      <Dialogs
        dialog={dialog}
        board={board}
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
    </div>
  );
}

/** A dialog that the address asks for opens once, and `forget` removes it from the address. */
function useDialog(asked: PanelProps["asked"], forget: () => void) {
  const [dialog, setDialog] = useState<"add" | "stages" | "import" | "report" | null>(null);
  // Opened once; the request is removed from the address, so that it can be made again.
  useEffect(() => {
    if (asked === undefined) return;
    setDialog(asked === "new" ? "add" : asked);
    forget();
  }, [asked, forget]);
  return [dialog, setDialog] as const;
}

function ReadProblem({ query }: { query: ReturnType<typeof useServerBoard> }) {
  const { t } = useTranslation();
  if (!query.isError) return null;
  const reason = query.error instanceof CallError ? query.error.error : t("applications.tryAgain");
  const isStale = query.data !== undefined;
  return (
    <Notice {...(isStale ? { tone: "info" as const } : {})} onRetry={() => void query.refetch()}>
      {t(isStale ? "applications.stale" : "applications.failed", { reason })}
    </Notice>
  );
}

function NoApplications({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t("applications.empty.title")}
      text={t("applications.empty.text")}
      action={
        <>
          <ButtonRouteLink to="/dashboard" search={{ section: "search" }}>
            {t("applications.empty.find")}
          </ButtonRouteLink>
          <Button variant="secondary" onClick={onAdd}>
            {t("applications.add.open")}
          </Button>
        </>
      }
    />
  );
}

interface ShownProps extends ReturnType<typeof useShownBoard> {
  view: View;
  savedFooter: ReactNode;
  now: number;
  actions: ReturnType<typeof useActions>;
  archive: (card: ApplicationCard) => void;
  open: (card: ApplicationCard) => void;
  place: (card: ApplicationCard, to: Stage, rank: number) => void;
  opened: string | undefined;
  onStages: () => void;
}

function Shown(props: ShownProps) {
  const { t } = useTranslation();
  const { view, stages, hidden, rest, typed, setFilter, onStages } = props;
  return (
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
          <TextButton onClick={onStages}>{t("applications.columns.open")}</TextButton>
        </p>
      )}
      <Suspense fallback={<BoardSkeleton />}>
        <ChosenView {...props} />
      </Suspense>
    </>
  );
}

function ChosenView({ view, stages, shown, now, opened, open, ...props }: ShownProps) {
  if (view === "calendar") return <Calendar cards={shown} now={now} onOpen={open} />;
  if (view === "timeline") return <TimelineView cards={shown} stages={stages} now={now} onOpen={open} />;
  if (view === "table")
    return (
      <ApplicationTable
        stages={stages}
        cards={shown}
        isFiltered={shown.length !== props.cards.length}
        onClearFilter={() => props.setFilter(noFilter)}
        opened={opened}
        onOpen={open}
        actions={props.actions}
      />
    );
  return (
    <Board
      stages={stages}
      cards={shown}
      saved={props.archived ? [] : props.savedCards}
      savedFooter={props.savedFooter}
      now={now}
      waiting={props.waiting}
      opened={opened}
      onOpen={open}
      onPlace={props.place}
      onArchive={props.archive}
      onRemove={props.actions.remove}
    />
  );
}

function Dialogs({
  dialog,
  board,
  onClose,
  onMade,
  onOffline,
}: {
  dialog: ReturnType<typeof useDialog>[0];
  board: ReturnType<typeof useShownBoard>["board"];
  onClose: () => void;
  onMade: ComponentProps<typeof AddDialog>["onMade"];
  onOffline: ComponentProps<typeof AddDialog>["onOffline"];
}) {
  const stages = board?.stages ?? noStages;
  return (
    <Suspense fallback={null}>
      {dialog === "add" && board && (
        <AddDialog stages={stages} onClose={onClose} onMade={onMade} onOffline={onOffline} />
      )}
      {dialog === "import" && board && <ImportDialog stages={stages} onClose={onClose} />}
      {dialog === "report" && <ReportDialog onClose={onClose} />}
      {dialog === "stages" && <StagesDialog stages={stages} onClose={onClose} />}
    </Suspense>
  );
}
