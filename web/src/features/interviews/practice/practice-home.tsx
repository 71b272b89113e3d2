import type { MockRow } from "@waymark/contract/interviews-mocks";
import { Check, Lock, Mic, PenLine, Play, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { reasonOf } from "../../../lib/api/reason-of.ts";
import { formatDate, formatRelativeDay } from "../../../lib/format.ts";
import { ButtonRouteLink, TextRouteLink } from "../../../lib/navigation/links.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, IconButton } from "../../../ui/button/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { RowsSkeleton } from "../../../ui/rows.tsx";
import type { BuddyProps } from "./buddy-section.tsx";
import { useDueQuestions, useMocks, usePracticeLock, useRemoveMock } from "./queries.ts";
import { Total } from "./score/total.tsx";

/** Due questions, the last mock interviews, and a button for a new one. */
export function PracticeHome({ onGo }: Pick<BuddyProps, "onGo">) {
  const { t } = useTranslation();
  const lock = usePracticeLock();
  const [page, setPage] = useState(1);
  const list = useMocks(page);
  const start = (
    <Button onClick={() => onGo({ ask: "new" })} disabled={lock !== null}>
      <Play aria-hidden="true" className="size-4.5" />
      {t("interviews-buddy.home.start")}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      {lock !== null && <PracticeLocked reason={t(lock.key, lock.params)} />}
      {list.isPending && <RowsSkeleton label={t("interviews-buddy.home.loading")} />}
      {list.isError && (
        <Notice onRetry={() => void list.refetch()}>
          {t("interviews-buddy.home.failed", { reason: reasonOf(list.error) })}
        </Notice>
      )}
      {list.data !== undefined && list.data.total === 0 && lock === null && (
        <EmptyState
          title={t("interviews-buddy.home.emptyTitle")}
          text={t("interviews-buddy.home.emptyText")}
          action={start}
        />
      )}
      {list.data !== undefined && list.data.total > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">
              {t("interviews-buddy.home.text")}
            </p>
            {start}
          </div>
          <DueQuestions onGo={onGo} isLocked={lock !== null} />
          <Part title={t("interviews-buddy.home.mocks")}>
            <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
              {list.data.mocks.map((mock) => (
                <MockItem key={mock.id} mock={mock} />
              ))}
            </ul>
            <Pages page={page} last={Math.ceil(list.data.total / 10)} onPage={setPage} />
          </Part>
        </>
      )}
    </div>
  );
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Earlier and later pages of a list. */
export function Pages({
  page,
  last,
  onPage,
}: {
  page: number;
  last: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation();
  if (last <= 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t("interviews-buddy.pages.before")}
      </Button>
      <span role="status" className="tabular text-sm text-muted">
        {t("interviews-buddy.pages.at", { page, last })}
      </span>
      <Button size="sm" variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t("interviews-buddy.pages.after")}
      </Button>
    </div>
  );
}

/** Says that the plan has no practice, and what it would give. */
export function PracticeLocked({ reason }: { reason: string }) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="practice-locked"
      className="grid justify-items-start gap-4 rounded-xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="practice-locked" className="flex items-start gap-2.5 text-lg">
        <Lock aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-muted" />
        {reason}
      </h2>
      <ul className="grid gap-2 text-[0.9375rem]">
        {(["mock", "score", "prepare", "negotiate"] as const).map((gain) => (
          <li key={gain} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" />
            {t(`interviews-buddy.locked.${gain}`)}
          </li>
        ))}
      </ul>
      <ButtonRouteLink to="/dashboard" search={{ section: "upgrade" }}>
        {t("interviews-buddy.locked.plans")}
      </ButtonRouteLink>
    </section>
  );
}

/** The questions whose answers were weak or long ago. */
function DueQuestions({ onGo, isLocked }: Pick<BuddyProps, "onGo"> & { isLocked: boolean }) {
  const { t, i18n } = useTranslation();
  const { data } = useDueQuestions(i18n.language);
  if (data === undefined || data.questions.length === 0) return null;
  const due = data.questions.filter(({ practice }) => practice?.isDue);
  return (
    <Part
      title={t("interviews-buddy.home.due")}
      aside={
        due.length > 0 && (
          <Button size="sm" disabled={isLocked} onClick={() => onGo({ ask: "new", item: "due" })}>
            {t("interviews-buddy.home.practiseDue", { count: data.due })}
          </Button>
        )
      }
    >
      {due.length === 0 && data.nextAt !== null && (
        <p className="text-[0.9375rem] text-muted">
          {t("interviews-buddy.home.noneDue", { day: formatDate(data.nextAt, i18n.language) })}
        </p>
      )}
      {due.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
          {due.map(({ id, text, competency, practice }) => (
            <li key={id} className="flex items-center gap-4 p-4">
              {practice && <Total value={practice.lastTotal} small />}
              <span className="grid min-w-0 flex-1 gap-0.5">
                <TextRouteLink
                  to="/dashboard"
                  search={{ section: "ai-buddy", view: "questions", item: id }}
                  className="wrap-anywhere"
                >
                  {text}
                </TextRouteLink>
                <span className="text-sm text-muted">{competency.name}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function MockItem({ mock }: { mock: MockRow }) {
  const { t, i18n } = useTranslation();
  const remove = useRemove(mock);
  const name = mock.job ? [mock.job.title, mock.job.company].filter(Boolean).join(" · ") : mock.role?.title;
  const title = name || t("interviews-buddy.home.general");
  const Icon = mock.spoken ? Mic : PenLine;
  return (
    <li className="flex items-center gap-4 p-4">
      {mock.total === null ? (
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-lg bg-sunk text-muted"
        >
          <Icon className="size-5" />
        </span>
      ) : (
        <Total value={mock.total} small />
      )}
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TextRouteLink
            to="/dashboard"
            search={{ section: "ai-buddy", view: "mock", item: mock.id }}
            className="wrap-anywhere"
          >
            {title}
          </TextRouteLink>
          {mock.state !== "finished" && (
            <Badge tone="amber">{t(`interviews-buddy.state.${mock.state}`)}</Badge>
          )}
        </span>
        <span className="tabular text-sm text-muted">
          {[
            formatRelativeDay(mock.startedAt, new Date(), t, i18n.language),
            t(`interviews-buddy.kinds.${mock.kind ?? "mixed"}`),
            t("interviews-buddy.home.answered", { count: mock.asked, n: mock.answered }),
          ].join(" · ")}
        </span>
      </span>
      <IconButton
        small
        label={t("interviews-buddy.home.delete", { title })}
        onClick={remove}
        className="hover:text-rust"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </li>
  );
}

/** Deletes a mock interview, with a way to bring it back. */
function useRemove({ id }: MockRow): () => void {
  const { t } = useTranslation();
  const { remove, restore } = useRemoveMock();
  const say = (error: unknown) =>
    toast({
      title: t("interviews-buddy.home.notDeleted"),
      description: reasonOf(error),
      variant: "destructive",
    });
  return () =>
    remove.mutate(id, {
      onError: say,
      onSuccess: () =>
        toast({
          title: t("interviews-buddy.home.deleted"),
          action: { label: t("interviews-buddy.undo"), run: () => restore.mutate(id, { onError: say }) },
        }),
    });
}
