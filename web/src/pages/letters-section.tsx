import { useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useServerBoard } from "../features/applications/queries.ts";
import { useSavedJobs } from "../features/jobs/saved/queries.ts";
import { LetterManager, type ManagerProps } from "../features/letters/letter-manager.tsx";
import type { KnownJob } from "../features/letters/list/new-letter-dialog.tsx";
import { viewOf } from "../features/letters/views.ts";
import { useSession } from "../lib/session/session.tsx";

interface Address {
  /** The open letter; with `ask=new`, what the new one is for: `job:<id>` or `application:<id>`. */
  item: string | undefined;
  view: string | undefined;
  ask: string | undefined;
}

/** Letters, stories and answers, joined with other features: saved jobs and applications. */
export function LettersSection({ item, view, ask }: Address) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSession();
  const jobs = useKnownJobs();
  const isAsked = ask === "new";
  const open = isAsked ? undefined : item;
  const go = useCallback<ManagerProps["onGo"]>(
    ({ item: to, view: shown, replace }) =>
      void navigate({
        to: "/dashboard",
        search: {
          section: "cover-letters",
          ...(to ? { item: to } : {}),
          ...(shown && shown !== "letter" ? { view: shown } : {}),
        },
        replace: replace ?? false,
        // Changing the view keeps the scroll position; another letter begins at the top.
        resetScroll: to !== open,
      }),
    [navigate, open],
  );
  const askFor = useCallback(
    (isOpen: boolean) =>
      void navigate({
        to: "/dashboard",
        search: { section: "cover-letters", ...(isOpen ? { ask: "new" } : {}) },
        replace: true,
      }),
    [navigate],
  );
  const first = isAsked ? jobs.find((job) => item === addressOf(job)) : undefined;
  return (
    <div className="grid grid-cols-1 gap-5">
      {open === undefined && <h1 className="text-[1.75rem] sm:text-3xl">{t("letters.title")}</h1>}
      <LetterManager
        userId={user.id}
        item={open}
        view={viewOf(view)}
        asked={isAsked ? (first ? { job: first } : {}) : null}
        onAsk={askFor}
        onGo={go}
        jobs={jobs}
      />
    </div>
  );
}

const addressOf = ({ id, applicationId }: KnownJob) =>
  applicationId ? `application:${applicationId}` : `job:${id}`;

/** The jobs a letter can be for: those of applications, and the saved ones without an application. */
function useKnownJobs(): KnownJob[] {
  const saved = useSavedJobs();
  const board = useServerBoard();
  return useMemo(() => {
    const applied = (board.data?.applications ?? []).map(
      ({ id, jobId, job }): KnownJob => ({
        id: jobId,
        title: job.title,
        company: job.company,
        applicationId: id,
      }),
    );
    const known = new Set(applied.map(({ id }) => id));
    const others = saved.data?.pages.flatMap(({ savedJobs }) => savedJobs.map(({ job }) => job)) ?? [];
    return [
      ...applied,
      ...others
        .filter(({ id }) => !known.has(id))
        .map(({ id, title, company }): KnownJob => ({ id, title, company })),
    ];
  }, [saved.data, board.data]);
}
