import { useNavigate } from "@tanstack/react-router";
import type { Job } from "@waymark/contract/jobs";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ApplicationsPanel, type PanelProps } from "../features/applications/applications-panel.tsx";
import type { SavedCard } from "../features/applications/use-applications.ts";
import { keepView, viewOf } from "../features/applications/views.ts";
import { useSavedJobs } from "../features/saved-jobs/queries.ts";
import { useSession } from "../lib/session.tsx";
import { Button } from "../ui/button.tsx";

function savedCard(job: Job, savedAt: string): SavedCard {
  const { title, company, location, remote, type, url, source, salary = "", pay = null } = job;
  return {
    jobId: job.id,
    savedAt,
    job: { title, company, location, remote, type, url, source: source.slice(0, 60), salary, pay },
  };
}

/** The tracker with what other features add to it: the saved jobs as its first column. */
export function ApplicationsSection({
  item,
  view,
  asked,
}: {
  item: string | undefined;
  view: string | undefined;
  asked?: PanelProps["asked"];
}) {
  const navigate = useNavigate();
  const { t } = useTranslation();
  const { user } = useSession();
  const list = useSavedJobs();
  const saved = useMemo(
    () =>
      list.data?.pages.flatMap((page) => page.savedJobs.map(({ job, savedAt }) => savedCard(job, savedAt))) ??
      [],
    [list.data],
  );
  const shown = viewOf(view);
  const go = useCallback<PanelProps["onGo"]>(
    ({ item: to, view: next }) => {
      if (next) keepView(next);
      void navigate({
        to: "/dashboard",
        search: { section: "applications", ...(to ? { item: to } : {}), ...(next ? { view: next } : {}) },
        resetScroll: false,
      });
    },
    [navigate],
  );
  const openSaved = useCallback(
    () => void navigate({ to: "/dashboard", search: { section: "saved-jobs" } }),
    [navigate],
  );
  return (
    <ApplicationsPanel
      userId={user.id}
      item={item}
      view={shown}
      asked={asked}
      onGo={go}
      saved={saved}
      onOpenSaved={openSaved}
      savedFooter={
        list.hasNextPage && (
          <Button
            variant="quiet"
            size="sm"
            className="m-2 mt-0"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t("saved.more")}
          </Button>
        )
      }
    />
  );
}
