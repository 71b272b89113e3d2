import type { Application, ApplicationCard, Stage } from "@waymark/contract/applications";
import { Archive, ArchiveRestore, ArrowLeft, ExternalLink, MoreVertical, Trash2, X } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { applyAddress, payText } from "../../../lib/job-text.ts";
import { newUuid } from "../../../lib/uuid.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Select } from "../../../ui/form/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Menu, MenuItem } from "../../../ui/overlay/dropdown-menu.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { mayGo } from "../board/board.tsx";
import { PhaseMark } from "../board/phase-mark.tsx";
import { useServerApplication } from "../queries.ts";
import { applicationOf, foldApplication } from "../sync-queue/fold.ts";
import { useSyncQueue, useWaiting } from "../sync-queue/use-sync-queue.ts";
import type { Actions } from "../use-applications.ts";
import { placeOf, stageName } from "../words.ts";
import { Facts } from "./facts.tsx";
import { History } from "./history.tsx";
import { NotesField } from "./notes-field.tsx";

/** A whole application with unsent changes applied; one not yet on the server is built from its change. */
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

/** Tabs that other features add to an application's page. */
export const panelNames = ["letters", "interviews", "contacts", "files", "reminders", "offer"] as const;
export type PanelName = (typeof panelNames)[number];
export type Panels = Partial<Record<PanelName, (application: ApplicationCard) => ReactNode>>;

export interface DetailProps {
  id: string;
  stages: readonly Stage[];
  /** Deleted stages, which the history may still name. */
  removed: readonly Stage[];
  actions: Actions;
  panels: Panels;
  /** True beside the list, false as a whole page on a small screen. */
  wide: boolean;
  onClose: () => void;
  /** A rank above all cards of a stage. */
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
        <Notice onRetry={() => void query.refetch()}>{t("applications.detail.failed", { reason })}</Notice>
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
  const { t, i18n } = useTranslation();
  const syncQueue = useSyncQueue();
  const [tab, setTab] = useState("about");
  const { id, job } = application;
  // As a whole page, its title is the page's h1.
  const Title = wide ? "h2" : "h1";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
  }, [id]);
  const edit: Parameters<typeof Facts>[0]["onEdit"] = (fields, before) =>
    actions.edit(application, fields, before);
  const address = applyAddress(job);
  const pay = payText(
    { ...(job.salary ? { salary: job.salary } : {}), ...(job.pay ? { pay: job.pay } : {}) },
    i18n.language,
    t,
  );
  const facts = [
    placeOf(application, t),
    job.type && t(`job-search.type.${job.type}`),
    pay,
    job.source,
  ].filter(Boolean);
  const undo = (from: string, to: string, eventId: string) =>
    syncQueue.add({
      kind: "undo",
      id,
      changeId: newUuid(),
      at: new Date().toISOString(),
      of: eventId,
      from,
      to,
      rank: application.rank,
    });
  const extra = panelNames.flatMap((name) => {
    const panel = panels[name];
    return panel && !isMade
      ? [{ id: name, label: t(`applications.tab.${name}`), content: panel(application) }]
      : [];
  });
  return (
    <article aria-labelledby="application-title" className="grid grid-cols-1 gap-5">
      <header className="grid gap-4">
        <div className="flex items-center gap-1">
          {close}
          <span className="ml-auto flex items-center gap-1">
            {address !== null && (
              <LinkButton
                href={address}
                target="_blank"
                rel="noopener noreferrer nofollow"
                variant="secondary"
                size="sm"
              >
                {t("applications.posting")}
                <ExternalLink aria-hidden="true" className="size-3.5 opacity-70" />
                <VisuallyHidden>{t("applications.newTab")}</VisuallyHidden>
              </LinkButton>
            )}
            <MoreMenu application={application} actions={actions} onClose={onClose} />
          </span>
        </div>
        <div className="grid gap-1">
          <Title
            id="application-title"
            ref={heading}
            tabIndex={-1}
            data-quiet-focus
            className="text-2xl wrap-anywhere"
          >
            {job.title}
          </Title>
          <p className="text-[1.0625rem] wrap-anywhere">{job.company}</p>
          <p className="text-sm text-muted">{facts.join(" · ")}</p>
          {application.archived && (
            <Badge className="justify-self-start">{t("applications.archivedBadge")}</Badge>
          )}
        </div>
        {application.postingGone && <Notice tone="info">{t("applications.gone.long")}</Notice>}
        <StageSelect application={application} stages={stages} actions={actions} topOf={topOf} />
      </header>
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

function StageSelect({
  application,
  stages,
  actions,
  topOf,
}: Pick<DetailProps, "stages" | "actions" | "topOf"> & { application: Application }) {
  const { t } = useTranslation();
  const here = stages.find(({ id }) => id === application.stage);
  return (
    <Field label={t("applications.field.stage")} hideLabel>
      <span className="relative block">
        <PhaseMark
          phase={here?.phase ?? "preparing"}
          className="absolute top-1/2 left-3.5 z-10 -translate-y-1/2"
        />
        <Select
          className="[&_select]:pl-8 [&_select]:font-semibold"
          value={application.stage}
          onChange={(event) => {
            const to = stages.find(({ id }) => id === event.target.value);
            if (to) actions.move(application, to, topOf(to));
          }}
        >
          {here === undefined && <option value={application.stage}>{application.stage}</option>}
          {stages.map((stage) => (
            <option key={stage.id} value={stage.id} disabled={!mayGo(stages, application, stage)}>
              {stageName(stage, t)}
            </option>
          ))}
        </Select>
      </span>
    </Field>
  );
}

function MoreMenu({
  application,
  actions,
  onClose,
}: Pick<DetailProps, "actions" | "onClose"> & { application: Application }) {
  const { t } = useTranslation();
  const Box = application.archived ? ArchiveRestore : Archive;
  return (
    <Menu
      trigger={
        <IconButton small label={t("applications.more")}>
          <MoreVertical aria-hidden="true" className="size-4.5" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => actions.archive(application, !application.archived)}>
        <Box aria-hidden="true" className="size-4" />
        {t(application.archived ? "applications.unarchive" : "applications.archive")}
      </MenuItem>
      <MenuItem
        destructive
        onSelect={() => {
          actions.remove(application);
          onClose();
        }}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t("applications.delete")}
      </MenuItem>
    </Menu>
  );
}
