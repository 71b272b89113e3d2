import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { AnswersPanel } from "../../features/answers/answers-panel.tsx";
import { useServerBoard } from "../../features/applications/queries.ts";
import { useJob } from "../../features/job-search/queries.ts";
import { useSavedJobs } from "../../features/jobs/saved/queries.ts";
import { LetterManager, type ManagerProps } from "../../features/letters/letter-manager.tsx";
import type { KnownJob } from "../../features/letters/list/new-letter-dialog.tsx";
import { viewOf } from "../../features/letters/views.ts";
import { PostingSides } from "../../features/resumes/tailor/posting-sides.tsx";
import { StoriesPanel } from "../../features/stories/stories-panel.tsx";
import { useSession } from "../../lib/session/session.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { PaperComments } from "./paper-comments.tsx";

interface Address {
  /** The open letter; with `ask=new`, what the new one is for: `job:<id>` or `application:<id>`. */
  item: string | undefined;
  view: string | undefined;
  ask: string | undefined;
}

/** Letters, stories and answers, joined with other features: saved jobs and applications. */
export function LettersSection({ item, view, ask }: Address) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { jobs, isPending } = useKnownJobs();
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
  const asked = useAskedJob(isAsked ? item : undefined, jobs);
  const isAskedReady = asked.job !== undefined || item === undefined || !(isPending || asked.isPending);
  const letters = (
    <LetterManager
      userId={user.id}
      item={open}
      view={viewOf(view)}
      asked={isAsked && isAskedReady ? (asked.job ? { job: asked.job } : {}) : null}
      onAsk={askFor}
      onGo={go}
      jobs={jobs}
      posting={posting}
    />
  );
  return open === undefined ? (
    <SectionTabs view={view} letters={letters} />
  ) : (
    <div>
      <PaperComments kind="letter" id={open} />
      {letters}
    </div>
  );
}

/** The most of a posting that is compared; a longer one has been cut where it was read. */
const longestPosting = 20_000;

const posting: ManagerProps["posting"] = ({ job, resumeId }, onResume) => {
  if (job === null || (job.text.trim() === "" && job.id === null)) return null;
  const { id, text, title, company } = job;
  // The letter keeps the posting's text, which may be gone from the index.
  const asked = text.trim() === "" ? { jobId: id ?? "" } : { jobText: text.slice(0, longestPosting) };
  return (
    <PostingSides
      resumeId={resumeId}
      posting={{ ...asked, ...(title ? { jobTitle: title } : {}), ...(company ? { company } : {}) }}
      onMade={(variant) => onResume(variant.id)}
    />
  );
};

function SectionTabs({ view, letters }: { view: string | undefined; letters: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-[1.75rem] sm:text-3xl">{t("letters.title")}</h1>
      <Tabs
        label={t("letters.tabs.label")}
        value={tabs.find((tab) => tab === view) ?? "letters"}
        onValueChange={(tab) =>
          void navigate({
            to: "/dashboard",
            search: { section: "cover-letters", ...(tab === "letters" ? {} : { view: tab }) },
            replace: true,
            resetScroll: false,
          })
        }
        items={[
          { id: "letters", label: t("letters.tabs.letters"), content: letters },
          { id: "stories", label: t("letters.tabs.stories"), content: <StoriesPanel /> },
          { id: "answers", label: t("letters.tabs.answers"), content: <AnswersPanel /> },
        ]}
        className="grid-cols-1"
      />
    </div>
  );
}

const tabs = ["letters", "stories", "answers"] as const;

/** The job that a new letter was asked for from; one that is neither saved nor applied for is fetched. */
function useAskedJob(item: string | undefined, jobs: readonly KnownJob[]) {
  const { i18n } = useTranslation();
  const known = jobs.find((job) => item === addressOf(job) || item === `job:${job.id}`);
  const id = item?.startsWith("job:") && known === undefined ? item.slice("job:".length) : null;
  const { data, isLoading } = useJob(id, i18n.language);
  const found = data && { id: data.job.id, title: data.job.title, company: data.job.company };
  return { job: known ?? found, isPending: isLoading };
}

const addressOf = ({ id, applicationId }: KnownJob) =>
  applicationId ? `application:${applicationId}` : `job:${id}`;

/** The jobs a letter can be for: those of applications, and the saved ones without an application. */
function useKnownJobs(): { jobs: KnownJob[]; isPending: boolean } {
  const saved = useSavedJobs();
  const board = useServerBoard();
  const jobs = useMemo(() => {
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
  return { jobs, isPending: saved.isPending || board.isPending };
}
