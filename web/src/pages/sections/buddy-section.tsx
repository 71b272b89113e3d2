import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useServerBoard } from "../../features/applications/queries.ts";
import { RolePicker } from "../../features/careers/basis/role-picker.tsx";
import {
  type BuddyProps,
  BuddySection as Section,
} from "../../features/interviews/practice/buddy-section.tsx";
import type { KnownJob, Planned } from "../../features/interviews/practice/start-form.tsx";
import { useInterviews } from "../../features/interviews/queries.ts";
import { useSavedJobs } from "../../features/jobs/saved/queries.ts";
import { useOffers } from "../../features/offers/queries.ts";
import { useSession } from "../../lib/session/session.tsx";

/** Interview Buddy, joined with other features: roles, saved jobs, applications and offers. */
export function BuddySection({ item, view, ask }: BuddyProps["place"]) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSession();
  const onGo = useCallback<BuddyProps["onGo"]>(
    ({ replace, ...place }) =>
      void navigate({
        to: "/dashboard",
        search: {
          section: "ai-buddy",
          ...(place.item ? { item: place.item } : {}),
          ...(place.view ? { view: place.view } : {}),
          ...(place.ask ? { ask: place.ask } : {}),
        },
        replace: replace ?? false,
        resetScroll: place.view !== "questions",
      }),
    [navigate],
  );
  const jobs = useKnownJobs();
  const planned = usePlanned(ask === "new" ? item : undefined);
  return (
    <Section
      place={{ item, view, ask }}
      onGo={onGo}
      userId={user.id}
      jobs={jobs}
      planned={planned}
      rolePicker={(onChoose) => <RolePicker label={t("interviews-buddy.start.role")} onChoose={onChoose} />}
    />
  );
}

/** The subject of the new mock interview, by its address: `interview:<id>`, `offer:<id>`, `question:<id>` or `due`. */
function usePlanned(item: string | undefined): Planned {
  const interviews = useInterviews();
  const offers = useOffers();
  const [kind, id = ""] = item?.split(":") ?? [];
  const nameOf = (job: { title: string; company: string } | undefined) =>
    [job?.title, job?.company].filter(Boolean).join(" · ");
  if (kind === "due") return { for: "due" };
  if (kind === "question") return { for: "question", id };
  if (kind === "interview") {
    const interview = interviews.data?.interviews.find((one) => one.id === id);
    return { for: "interview", id, name: nameOf(interview?.job) };
  }
  if (kind === "offer") {
    const offer = offers.data?.offers.find((one) => one.id === id);
    return { for: "offer", id, name: nameOf(offer?.job) };
  }
  return { for: "anything" };
}

/** The postings that a mock interview can be for: those of applications and the saved ones. */
function useKnownJobs(): KnownJob[] {
  const saved = useSavedJobs();
  const board = useServerBoard();
  const jobs = new Map<string, KnownJob>();
  for (const { jobId, job } of board.data?.applications ?? [])
    if (jobId) jobs.set(jobId, { id: jobId, title: job.title, company: job.company });
  for (const { savedJobs } of saved.data?.pages ?? [])
    for (const { job } of savedJobs) jobs.set(job.id, { id: job.id, title: job.title, company: job.company });
  return [...jobs.values()];
}
