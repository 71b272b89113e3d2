import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { analyzeResume, type FileFacts } from "@waymark/contract/resume-analysis";
import type { ResumeContent } from "@waymark/contract/resumes";
import { listSavedJobs } from "@waymark/contract/saved-jobs";
import { CallError, call } from "../../lib/call.ts";
import { useSettled } from "./use-settled.ts";

/** How long nothing may change before a resume is judged anew, in milliseconds. */
const pause = 600;

export interface JobChoice {
  readonly jobId?: string | undefined;
  readonly jobText?: string | undefined;
}

interface Judged {
  readonly resumeId: string;
  readonly content: ResumeContent;
  readonly job: JobChoice;
  readonly file: FileFacts | undefined;
}

/** Too many at once is over in a moment; what is refused for good is not asked again. */
const isPassing = (error: Error): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500;

/**
 * The judgement of a resume as it stands, a moment after typing stops. Until a new answer is there the old one stays
 * (`isStale`); an answer to what no longer stands there is dropped.
 */
export function useAnalysis({ resumeId, content, job, file }: Judged) {
  const settled = useSettled(content, pause);
  const { jobId, jobText } = job;
  const query = useQuery({
    queryKey: ["resume-analysis", resumeId, settled, jobId ?? "", jobText ?? "", file ?? null],
    queryFn: ({ signal }) => call(analyzeResume, { body: { resume: settled, jobId, jobText, file }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Every pause makes an entry; those left behind are of no use.
    gcTime: 10_000,
    retry: (failures, error) => failures < 2 && isPassing(error),
  });
  const isStale = query.isPlaceholderData || settled !== content;
  return { ...query, isStale };
}

/** The postings one may compare with: those the person saved. */
export function useChoosableJobs() {
  return useQuery({
    queryKey: ["resume-judging", "saved-jobs"],
    queryFn: ({ signal }) => call(listSavedJobs, { query: {}, signal }),
  });
}
