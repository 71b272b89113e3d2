import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Job } from "@waymark/contract/jobs";
import {
  changeSavedJob,
  compareSavedJobs,
  listSavedJobs,
  removeSavedJob,
  type SavedJob,
  type SavedJobSort,
  type SavedJobState,
  type SavedJobsAnswer,
  saveJob,
} from "@waymark/contract/jobs-saved";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../../lib/api/call.ts";
import { keyOf } from "../../../lib/api/query-keys.ts";
import { toast } from "../../../ui/overlay/toast.ts";
import { justSaved, type SavedPages, withRemoved, withReplaced, withSaved } from "./saved-pages.ts";

const listKey = keyOf("saved-jobs");
const toggleKey = ["toggle-saved-job"] as const;
const none: ReadonlySet<string> = new Set();

/** Filters and sorting of the list; an empty one is the whole list, last saved first. */
export interface SavedFilter {
  text?: string;
  tag?: string;
  state?: SavedJobState;
  sort?: SavedJobSort;
}

/** The person's saved jobs, page by page, last saved first by default. */
export function useSavedJobs(filter: SavedFilter = {}) {
  const asked = Object.entries(filter).filter(([, value]) => value);
  return useInfiniteQuery({
    queryKey: asked.length === 0 ? listKey : [...listKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call(listSavedJobs, { query: { ...Object.fromEntries(asked), page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: SavedJobsAnswer) => (last.hasMore ? last.page + 1 : undefined),
    // Keeps the old rows until the next answer, so that typing shows no skeleton.
    placeholderData: (before) => before,
  });
}

/** Replaces a row in every cached list that has it. */
export function useReplaceSaved(): (saved: SavedJob) => void {
  const client = useQueryClient();
  return (saved) => {
    client.setQueriesData<SavedPages>({ queryKey: listKey }, (pages) => pages && withReplaced(pages, saved));
    // The server counts the tags.
    void client.invalidateQueries({ queryKey: listKey });
  };
}

/** Saves notes or tags on behalf of `person`, never another. The caller handles a `conflict`. */
export function writeSavedJob(
  jobId: string,
  body: { version?: number; notes?: string; tags?: string[] },
  person: string,
): Promise<SavedJob> {
  return call(changeSavedJob, { params: { jobId }, body, person }).then(({ savedJob }) => savedJob);
}

export function useCompared(ids: readonly string[], isOpen: boolean) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ["compared-jobs", ids, i18n.language],
    queryFn: ({ signal }) => call(compareSavedJobs, { query: { ids: ids.join("|") }, signal }),
    enabled: isOpen && ids.length > 1,
  });
}

/** Number of saved jobs, for the sidebar and the overview; undefined while loading. */
export function useSavedJobCount(): number | undefined {
  return useSavedJobs().data?.pages[0]?.total;
}

interface Toggle {
  row: SavedJob;
  saved: boolean;
}

/**
 * The saved jobs' ids, and functions to save and remove. A change shows at once; if the server refuses it, it
 * is reverted with a toast. Removing can be undone.
 */
export function useBookmarks() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: pages } = useSavedJobs();

  const change = ({ row, saved }: Toggle) => {
    client.setQueryData<SavedPages>(listKey, (before) => (before && saved ? withSaved(before, row) : before));
    // Only the unfiltered list gains the row: another may not match it. The refetch decides.
    if (!saved)
      client.setQueriesData<SavedPages>(
        { queryKey: listKey },
        (before) => before && withRemoved(before, row.job.id),
      );
  };

  const { mutate } = useMutation({
    mutationKey: toggleKey,
    // In sequence, so that the last press of a bookmark wins.
    scope: { id: "saved-jobs" },
    mutationFn: async ({ row, saved }: Toggle) => {
      const params = { jobId: row.job.id };
      await (saved ? call(saveJob, { params }) : call(removeSavedJob, { params }));
    },
    onMutate: async (toggle) => {
      // Cancels first: a cancelled query restores its old data, which would undo the change.
      await client.cancelQueries({ queryKey: listKey });
      change(toggle);
    },
    onError: (error, toggle) => {
      change({ ...toggle, saved: !toggle.saved });
      toast({
        title: t(toggle.saved ? "jobs-saved.notSaved" : "jobs-saved.notRemoved"),
        description: error instanceof CallError ? error.error : t("jobs-saved.tryAgain"),
        variant: "destructive",
      });
    },
    onSettled: () => {
      const isLast = client.isMutating({ mutationKey: toggleKey }) === 1;
      if (isLast) void client.invalidateQueries({ queryKey: listKey });
    },
  });

  const savedIds = useMemo(
    () => (pages ? new Set(pages.pages.flatMap((page) => page.jobIds)) : none),
    [pages],
  );

  const put = (row: SavedJob) => mutate({ row, saved: true });
  const save = (job: Job) => put(justSaved(job, new Date().toISOString()));
  const remove = (job: Job) => {
    const kept = client
      .getQueriesData<SavedPages>({ queryKey: listKey })
      .flatMap(([, data]) => data?.pages.flatMap((page) => page.savedJobs) ?? [])
      .find((saved) => saved.job.id === job.id);
    const row = kept ?? justSaved(job, new Date().toISOString());
    mutate({ row, saved: false });
    toast({
      title: t("jobs-saved.removed"),
      description: job.title,
      action: { label: t("jobs-saved.undo"), run: () => put(row) },
    });
  };
  return { savedIds, save, remove, toggle: (job: Job) => (savedIds.has(job.id) ? remove(job) : save(job)) };
}
