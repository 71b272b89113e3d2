import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { BodyOf } from "@waymark/contract/endpoint";
import { listSavedJobs } from "@waymark/contract/jobs-saved";
import { analyzeResume, type FileFacts } from "@waymark/contract/resume-analysis";
import {
  adviseResume,
  type ModelTask,
  repairReading,
  resumeModels,
  rewordBullet,
} from "@waymark/contract/resume-analysis-advice";
import type { ResumeContent } from "@waymark/contract/resumes";
import { readStoredFile } from "@waymark/contract/resumes-versions";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../lib/api/call.ts";

/** The value once it has not changed for `ms` milliseconds; the initial value at once. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** Milliseconds without a change until a resume is scored again. */
const settleMs = 600;

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

/** Passing failures are retried: no connection, too many requests, server errors. */
const isPassing = (error: Error): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status === 429 || error.status >= 500;

/** Scores the content shortly after typing stops. The old answer stays until then (`isStale`); outdated ones are dropped. */
export function useAnalysis({ resumeId, content, job, file }: Judged) {
  const settled = useSettled(content, settleMs);
  const { jobId, jobText } = job;
  const { i18n } = useTranslation();
  const query = useQuery({
    // The server writes the sentences, so another language is another answer.
    queryKey: ["resume-analysis", i18n.language, resumeId, settled, jobId ?? "", jobText ?? "", file ?? null],
    queryFn: ({ signal }) => call(analyzeResume, { body: { resume: settled, jobId, jobText, file }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    // Each pause in typing makes a cache entry that is never used again.
    gcTime: 10_000,
    retry: (failures, error) => failures < 2 && isPassing(error),
  });
  const isStale = query.isPlaceholderData || settled !== content;
  return { ...query, isStale };
}

export function useChoosableJobs() {
  return useQuery({
    queryKey: ["resume-judging", "saved-jobs"],
    queryFn: ({ signal }) => call(listSavedJobs, { query: {}, signal }),
  });
}

/** The model for a task; undefined if none is configured or while loading. */
export function useModel(task: ModelTask): string | undefined {
  const models = useQuery({
    queryKey: ["resume-models"],
    queryFn: ({ signal }) => call(resumeModels, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return models.data?.models.find((one) => one.task === task)?.model;
}

export const readFile = (id: string, signal: AbortSignal) => call(readStoredFile, { params: { id }, signal });

export const askForRepairs = (body: BodyOf<typeof repairReading>, signal: AbortSignal) =>
  call(repairReading, { body, signal });
export const askForWordings = (body: BodyOf<typeof rewordBullet>, signal: AbortSignal) =>
  call(rewordBullet, { body, signal });
export const askForAdvice = (resume: ResumeContent, signal: AbortSignal) =>
  call(adviseResume, { body: { resume }, signal });
