import type { Application, ApplicationCard, Stage } from "@waymark/contract/applications";
import type { TFunction } from "i18next";
import { ArrowLeft, X } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { OpenFailed } from "../../../lib/api/open-failed.tsx";
import { newUuid } from "../../../lib/uuid.ts";
import { IconButton } from "../../../ui/button/button.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useServerApplication } from "../queries.ts";
import { applicationOf, foldApplication } from "../sync-queue/fold.ts";
import { useSyncQueue, useWaiting } from "../sync-queue/use-sync-queue.ts";
import type { Actions } from "../use-applications.ts";
import { DetailHead } from "./detail-head.tsx";
import { Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import { NotesField } from "./notes-field.tsx";

/** Applies unsent changes; an application not yet on the server is built from its change. */
function useApplication(id: string) {
  const { changes } = useWaiting();
  const made = changes.find((change) => change.kind === "create" && change.id === id);
  const query = useServerApplication(id, made === undefined);
  const base = query.data ?? (made?.kind === "create" ? applicationOf(made) : undefined);
  const application = useMemo(
    (): Application | undefined => base && foldApplication(base, changes),
    [base, changes],
  );
  const isWaiting = changes.some((change) => change.kind !== "many" && change.id === id);
  return { application, query, isWaiting, isMade: made !== undefined };
}

export const panelNames = ["letters", "interviews", "contacts", "files", "reminders", "offer"] as const;
export type PanelName = (typeof panelNames)[number];
export type Panels = Partial<Record<PanelName, (application: ApplicationCard) => ReactNode>>;

export interface DetailProps {
  id: string;
  stages: readonly Stage[];
  removed: readonly Stage[];
  actions: Actions;
  panels: Panels;
  /** False for a whole page on a small screen. */
  wide: boolean;
  onClose: () => void;
  topOf: (stage: Stage) => number;
}

/** An application: the job as it was posted, its state, and everything the person keeps about it. */
export function Detail(props: DetailProps) {
  const { id, onClose, wide } = props;
  const { t } = useTranslation();
  const { application, query, isMade } = useApplication(id);
  const reason = query.error instanceof CallError ? query.error.error : t("applications.tryAgain");
  const close = (
    <IconButton
      label={t(wide ? "common.close" : "applications.back")}
      onClick={onClose}
      className="-ml-2 text-muted!"
    >
      {wide ? (
        <X aria-hidden="true" className="size-5" />
      ) : (
        <ArrowLeft aria-hidden="true" className="size-5" />
      )}
    </IconButton>
  );
  if (application)
    return <Whole key={id} {...props} application={application} close={close} isMade={isMade} />;
  return (
    <div className="grid gap-5">
      <div>{close}</div>
      {query.isError ? (
        <OpenFailed
          error={query.error}
          text={t("applications.detail.failed", { reason })}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading label={t("applications.detail.loading")}>
          <div className="grid gap-5">
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-11" />
            <SkeletonText lines={6} />
          </div>
        </Loading>
      )}
    </div>
  );
}

function Whole({
  application,
  stages,
  removed,
  actions,
  panels,
  close,
  onClose,
  topOf,
  wide,
  isMade,
}: DetailProps & { application: Application; close: ReactNode; isMade: boolean }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState("about");
  const edit: Parameters<typeof Facts>[0]["onEdit"] = (fields, before) =>
    actions.edit(application, fields, before);
  const undo = useUndo(application);
  const extra = isMade ? [] : extraTabs(panels, application, t);
  return (
    <article aria-labelledby="application-title" className="grid grid-cols-1 gap-5">
      <DetailHead application={application} {...{ stages, actions, topOf, close, onClose, wide }} />
      <Tabs
        label={t("applications.detail.label")}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            id: "about",
            label: t("applications.tab.about"),
            content: (
              <div className="grid gap-5">
                <Notes application={application} onEdit={edit} />
                <Facts application={application} onEdit={edit} />
              </div>
            ),
          },
          ...extra,
          {
            id: "job",
            label: t("applications.tab.job"),
            content: (
              <p className="max-w-prose leading-relaxed whitespace-pre-line wrap-anywhere">
                {application.description || t("applications.noDescription")}
              </p>
            ),
          },
          {
            id: "history",
            label: t("applications.tab.history"),
            content: <History application={application} stages={[...stages, ...removed]} onUndo={undo} />,
          },
        ]}
        className={wide ? "" : "pb-6"}
      />
    </article>
  );
}

function useUndo({ id, rank }: Application) {
  const syncQueue = useSyncQueue();
  return (from: string, to: string, eventId: string) =>
    syncQueue.add({
      kind: "undo",
      id,
      changeId: newUuid(),
      at: new Date().toISOString(),
      of: eventId,
      from,
      to,
      rank,
    });
}

function extraTabs(panels: Panels, application: Application, t: TFunction) {
  return panelNames.flatMap((name) => {
    const panel = panels[name];
    return panel ? [{ id: name, label: t(`applications.tab.${name}`), content: panel(application) }] : [];
  });
}

function Notes({
  application,
  onEdit,
}: {
  application: Application;
  onEdit: Parameters<typeof Facts>[0]["onEdit"];
}) {
  const { changes, stuck } = useWaiting();
  const mine = changes.filter(
    (change) => change.kind === "edit" && change.id === application.id && change.fields.notes !== undefined,
  );
  const status =
    mine.length === 0
      ? "saved"
      : mine.some(({ problem }) => problem)
        ? "problem"
        : stuck
          ? "waiting"
          : "saving";
  return (
    <NotesField
      value={application.notes}
      status={status}
      onSave={(notes, before) => onEdit({ notes }, { notes: before })}
    />
  );
}
