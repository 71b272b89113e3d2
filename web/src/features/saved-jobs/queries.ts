import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createApplication, listApplications } from "@waymark/contract/applications";
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
} from "@waymark/contract/saved-jobs";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../lib/call.ts";
import { toast } from "../../ui/toast.ts";
import { justSaved, type SavedPages, withRemoved, withReplaced, withSaved } from "./saved-pages.ts";

const listKey = ["saved-jobs"] as const;
const toggleKey = ["toggle-saved-job"] as const;
const none: ReadonlySet<string> = new Set();

/** What narrows and orders the list; an empty one is the whole list, the last saved first. */
export interface SavedFilter {
  text?: string;
  tag?: string;
  state?: SavedJobState;
  sort?: SavedJobSort;
}

/** The person's saved jobs, page by page, the last saved first. */
export function useSavedJobs(filter: SavedFilter = {}) {
  const asked = Object.entries(filter).filter(([, value]) => value);
  return useInfiniteQuery({
    queryKey: asked.length === 0 ? listKey : [...listKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call(listSavedJobs, { query: { ...Object.fromEntries(asked), page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: SavedJobsAnswer) => (last.hasMore ? last.page + 1 : undefined),
    // What was shown stays until the next answer is there: no skeleton at every letter.
    placeholderData: (before) => before,
  });
}

/** Shows a row as it now stands, in every list that has it. */
export function useReplaceSaved(): (saved: SavedJob) => void {
  const client = useQueryClient();
  return (saved) => {
    client.setQueriesData<SavedPages>({ queryKey: listKey }, (pages) => pages && withReplaced(pages, saved));
    // Which tags there are, and how many of each, is the server's to count.
    void client.invalidateQueries({ queryKey: listKey });
  };
}

/** Writes notes or tags; the caller knows what to do with a `conflict`. */
export function writeSavedJob(
  jobId: string,
  body: { version?: number; notes?: string; tags?: string[] },
): Promise<SavedJob> {
  return call(changeSavedJob, { params: { jobId }, body }).then(({ savedJob }) => savedJob);
}

/** Two to four saved jobs side by side. */
export function useCompared(ids: readonly string[], isOpen: boolean) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ["compared-jobs", ids, i18n.language],
    queryFn: ({ signal }) => call(compareSavedJobs, { query: { ids: ids.join("|") }, signal }),
    enabled: isOpen && ids.length > 1,
  });
}

/** How many jobs the person keeps; undefined until that is known. For the sidebar and the overview. */
export function useSavedJobCount(): number | undefined {
  return useSavedJobs().data?.pages[0]?.total;
}

interface Toggle {
  row: SavedJob;
  saved: boolean;
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

  const change = ({ row, saved }: Toggle) => {
    client.setQueryData<SavedPages>(listKey, (before) => (before && saved ? withSaved(before, row) : before));
    // A narrowed list takes nothing in that it may not want; the server says so in a moment.
    if (!saved)
      client.setQueriesData<SavedPages>(
        { queryKey: listKey },
        (before) => before && withRemoved(before, row.job.id),
      );
  };

  const { mutate } = useMutation({
    mutationKey: toggleKey,
    // One after the other: the last press of the same bookmark is the one that holds.
    scope: { id: "saved-jobs" },
    mutationFn: async ({ row, saved }: Toggle) => {
      const params = { jobId: row.job.id };
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
      title: t("saved.removed"),
      description: job.title,
      action: { label: t("saved.undo"), run: () => put(row) },
    });
  };
  return { savedIds, save, remove, toggle: (job: Job) => (savedIds.has(job.id) ? remove(job) : save(job)) };
}

/** Applications by the posting they are for: the archived ones too, so that none is begun twice unawares. */
export function useApplicationsOfJobs() {
  return useQuery({
    // Under the applications' key: what changes them changes this.
    queryKey: ["applications", "of-jobs"],
    queryFn: ({ signal }) => call(listApplications, { query: { archived: "true" }, signal }),
    select: ({ applications }) =>
      new Map(applications.flatMap(({ id, jobId }) => (jobId === null ? [] : [[jobId, id] as const]))),
  });
}

/** Makes an application of a saved job, at Preparing. */
export function useStartApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, jobId }: { id: string; jobId: string }) =>
      call(createApplication, { body: { id, jobId } }).then(({ application }) => application),
    onSuccess: () => client.invalidateQueries({ queryKey: ["applications"] }),
  });
}
