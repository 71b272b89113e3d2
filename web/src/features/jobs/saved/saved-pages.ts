import type { InfiniteData } from "@tanstack/react-query";
import type { Job } from "@waymark/contract/jobs";
import type { SavedJob, SavedJobsAnswer } from "@waymark/contract/jobs-saved";

/** The loaded pages of the list in the query cache. */
export type SavedPages = InfiniteData<SavedJobsAnswer, number>;

/** The row that the server will make of a newly saved posting. */
export const justSaved = (job: Job, savedAt: string): SavedJob => ({
  job,
  savedAt,
  version: 1,
  goneSince: null,
  notes: "",
  tags: [],
});

export function withReplaced(pages: SavedPages, saved: SavedJob): SavedPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      savedJobs: page.savedJobs.map((row) => (row.job.id === saved.job.id ? saved : row)),
    })),
  };
}

export function withRemoved(pages: SavedPages, jobId: string): SavedPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      savedJobs: page.savedJobs.filter(({ job }) => job.id !== jobId),
      jobIds: page.jobIds.filter((id) => id !== jobId),
      total: page.total - (page.jobIds.includes(jobId) ? 1 : 0),
      kept: page.kept - (page.jobIds.includes(jobId) ? 1 : 0),
    })),
  };
}

/** The list with a posting added at the place its `savedAt` gives it. */
export function withSaved(pages: SavedPages, saved: SavedJob): SavedPages {
  const { id } = saved.job;
  const rest = withRemoved(pages, id);
  const later = (page: SavedJobsAnswer) => page.savedJobs.filter((other) => other.savedAt > saved.savedAt);
  // The first page whose last entry is older, else the last page.
  const fits = rest.pages.findIndex((page) => later(page).length < page.savedJobs.length);
  const target = fits === -1 ? rest.pages.length - 1 : fits;
  return {
    ...rest,
    pages: rest.pages.map((page, i) => {
      const at = later(page).length;
      const savedJobs = i === target ? page.savedJobs.toSpliced(at, 0, saved) : page.savedJobs;
      return { ...page, savedJobs, jobIds: [id, ...page.jobIds], total: page.total + 1, kept: page.kept + 1 };
    }),
  };
}
