import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Job } from "@waymark/contract/jobs";
import { listSavedJobs, removeSavedJob, type SavedJobsAnswer, saveJob } from "@waymark/contract/saved-jobs";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../lib/call.ts";
import { toast } from "../../ui/toast.ts";
import { type SavedPages, withRemoved, withSaved } from "./saved-pages.ts";

const listKey = ["saved-jobs"] as const;
const toggleKey = ["toggle-saved-job"] as const;
const none: ReadonlySet<string> = new Set();

/** The person's saved jobs, page by page, the last saved first. */
export function useSavedJobs() {
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) => call(listSavedJobs, { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: SavedJobsAnswer) => (last.hasMore ? last.page + 1 : undefined),
  });
}

/** How many jobs the person keeps; undefined until that is known. For the sidebar and the overview. */
export function useSavedJobCount(): number | undefined {
  return useSavedJobs().data?.pages[0]?.total;
}

interface Toggle {
  job: Job;
  saved: boolean;
  /** Since when it was kept, when it is put back. */
  savedAt: string;
}

/**
 * What is saved, and how to change it. A change shows at once; when the server refuses it, it is taken back
 * and said. Taking a job off the list can be undone.
 */
export function useBookmarks() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const list = useSavedJobs();
  const pages = list.data;

  const change = (toggle: Toggle) =>
    client.setQueryData<SavedPages>(listKey, (before) => {
      if (before === undefined) return undefined;
      return toggle.saved ? withSaved(before, toggle) : withRemoved(before, toggle.job.id);
    });

  const { mutate } = useMutation({
    mutationKey: toggleKey,
    // One after the other: the last press of the same bookmark is the one that holds.
    scope: { id: "saved-jobs" },
    mutationFn: async ({ job, saved }: Toggle) => {
      const params = { jobId: job.id };
      await (saved ? call(saveJob, { params }) : call(removeSavedJob, { params }));
    },
    onMutate: async (toggle) => {
      // First, for a cancelled answer would take the change with it.
      await client.cancelQueries({ queryKey: listKey });
      change(toggle);
    },
    onError: (error, toggle) => {
      change({ ...toggle, saved: !toggle.saved });
      toast({
        title: t(toggle.saved ? "saved.notSaved" : "saved.notRemoved"),
        description: error instanceof CallError ? error.error : t("saved.tryAgain"),
        variant: "destructive",
      });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: toggleKey }) === 1) {
        void client.invalidateQueries({ queryKey: listKey });
      }
    },
  });

  const savedIds = useMemo(
    () => (pages ? new Set(pages.pages.flatMap((page) => page.jobIds)) : none),
    [pages],
  );

  const save = (job: Job, savedAt = new Date().toISOString()) => mutate({ job, saved: true, savedAt });
  const remove = (job: Job) => {
    const kept = pages?.pages.flatMap((page) => page.savedJobs).find((saved) => saved.job.id === job.id);
    const savedAt = kept?.savedAt ?? new Date().toISOString();
    mutate({ job, saved: false, savedAt });
    toast({
      title: t("saved.removed"),
      description: job.title,
      action: { label: t("saved.undo"), run: () => save(job, savedAt) },
    });
  };
  return { savedIds, save, remove, toggle: (job: Job) => (savedIds.has(job.id) ? remove(job) : save(job)) };
}
