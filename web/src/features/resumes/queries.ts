import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { analyzeResume } from "@waymark/contract/resume-analysis";
import { listResumes, Resume } from "@waymark/contract/resumes";
import {
  type ChangedResume,
  compareWithBase,
  compareWithPosting,
  copyResume,
  createResume,
  type DownloadFormat,
  deleteResume,
  downloadResume,
  getResume,
  getRevision,
  listRevisions,
  listTrash,
  readStoredFile,
  recoverResume,
  restoreRevision,
  saveResume,
  tailorResume,
  takeFromBase,
  uploadResume,
} from "@waymark/contract/resumes-versions";
import { useCallback, useEffect, useRef } from "react";
import type { z } from "zod";
import { CallError, call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { resumeDraftPrefix } from "../../lib/session/stored-user.ts";
import { forgetStored } from "../../lib/storage.ts";

const listKey = keyOf("resumes");
const oneName = "resume";
const oneKey = (id: string) => [oneName, id] as const;
const trashKey = ["resume-trash"] as const;

type List = { resumes: Resume[] };

export function useResumes() {
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call(listResumes, { signal }) });
}

/** One resume; until the server answers, the list's copy of it. */
export function useResume(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await call(getResume, { params: { id }, signal })).resume,
    initialData: () => client.getQueryData<List>(listKey)?.resumes.find((resume) => resume.id === id),
    initialDataUpdatedAt: 0,
    // Another tab or device may have changed it.
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** Puts the server's version of a resume into every cached query that shows it. */
export function putResume(client: QueryClient, resume: Resume): void {
  client.setQueryData<Resume>(oneKey(resume.id), (before) =>
    before && before.version > resume.version ? before : resume,
  );
  client.setQueryData<List>(listKey, (before) => {
    if (before === undefined) return undefined;
    const isThere = before.resumes.some(({ id }) => id === resume.id);
    const others = before.resumes.map((other) => {
      if (other.id === resume.id) return resume;
      return resume.isDefault && other.isDefault ? { ...other, isDefault: false } : other;
    });
    return { resumes: isThere ? others : [...others, resume] };
  });
}

/** Milliseconds over which live events are gathered before a refetch. */
const gatherFor = 400;

/** Follows changes made in other tabs and on other devices. */
export function useFollowResumes(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvent(
    "resumes-changed",
    useCallback(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void client.invalidateQueries({ queryKey: listKey });
        void client.invalidateQueries({ queryKey: [oneName] });
      }, gatherFor);
    }, [client]),
  );
}

/** A mutation that creates or changes a resume; its answer is shown everywhere at once. */
function useResumeChange<Input>(change: (input: Input) => Promise<{ resume: Resume }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).resume,
    onSuccess: (resume) => {
      putResume(client, resume);
      // Another resume may have been the default until now, which changes its version too.
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}

type Changed = Pick<ChangedResume, "name" | "status" | "isDefault">;

type NewResume = z.input<NonNullable<typeof createResume.body>>;

export const useCreateResume = () => useResumeChange((body: NewResume) => call(createResume, { body }));

export const useCopyResume = () => useResumeChange((id: string) => call(copyResume, { params: { id } }));

/** Changes single fields of a resume. The whole resume is sent; its stored content wins over an older copy here. */
export function useChangeResume() {
  const client = useQueryClient();
  return useResumeChange(async ({ resume, ...change }: { resume: Resume } & Changed) => {
    const params = { id: resume.id };
    const latest = client.getQueryData<List>(listKey)?.resumes.find(({ id }) => id === resume.id) ?? resume;
    try {
      return await call(saveResume, { params, body: { ...latest, ...change } });
    } catch (error) {
      const current = Resume.safeParse(error instanceof CallError ? error.details?.current : undefined).data;
      if (current === undefined) throw error;
      return call(saveResume, { params, body: { ...current, ...change } });
    }
  });
}

/** Saves a resume on behalf of `person`, never another. */
export function useSaveResume(person: string) {
  return useMutation({
    mutationFn: async (resume: Resume) =>
      (await call(saveResume, { params: { id: resume.id }, body: resume, person })).resume,
  });
}

/** Removes the card at once; if the server refuses, puts it back in its place. */
export function useDeleteResume(on: { done: (resume: Resume) => void; failed: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resume: Resume) => call(deleteResume, { params: { id: resume.id } }),
    onMutate: async (resume) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueryData<List>(listKey);
      client.setQueryData<List>(
        listKey,
        before && { resumes: before.resumes.filter(({ id }) => id !== resume.id) },
      );
      return { before };
    },
    onSuccess: (_, resume) => {
      client.removeQueries({ queryKey: oneKey(resume.id) });
      forgetStored(`${resumeDraftPrefix}${resume.id}:`);
      void client.invalidateQueries({ queryKey: trashKey });
      on.done(resume);
    },
    onError: (_, resume, kept) => {
      const at = kept?.before?.resumes.findIndex(({ id }) => id === resume.id) ?? 0;
      client.setQueryData<List>(listKey, (now) => now && { resumes: now.resumes.toSpliced(at, 0, resume) });
      on.failed();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  });
}

/** @throws CallError */
export function sendResume(file: File, progressId: string, signal: AbortSignal): Promise<{ resume: Resume }> {
  const form = new FormData();
  form.set("progressId", progressId);
  form.set("resume", file, file.name);
  return call(uploadResume, { form, signal });
}

export function useDownload() {
  return useMutation({
    mutationFn: async ({ resume, format }: { resume: Resume; format: DownloadFormat }) => {
      const { id, fileUrl } = resume;
      const { downloadUrl } = await call(downloadResume, { params: { id }, body: { format, fileUrl } });
      return downloadUrl;
    },
  });
}

export function useTrash() {
  return useQuery({ queryKey: trashKey, queryFn: ({ signal }) => call(listTrash, { signal }) });
}

export function useRecover() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(recoverResume, { params: { id } })).resume,
    onSuccess: (resume) => putResume(client, resume),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: trashKey });
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}

export function useRevisions(id: string) {
  return useQuery({
    queryKey: ["resume-revisions", id],
    queryFn: async ({ signal }) => (await call(listRevisions, { params: { id }, signal })).revisions,
    staleTime: 0,
  });
}

export function useRevision(id: string, revisionId: string | undefined) {
  return useQuery({
    queryKey: ["resume-revision", id, revisionId],
    queryFn: ({ signal }) => call(getRevision, { params: { id, revisionId: revisionId ?? "" }, signal }),
    enabled: revisionId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const useRestoreRevision = (id: string) =>
  useResumeChange((revisionId: string) => call(restoreRevision, { params: { id, revisionId } }));

type Posting = z.input<NonNullable<typeof tailorResume.body>>;
export type AskedPosting = z.input<NonNullable<typeof compareWithPosting.body>>;

/** A resume beside a posting; asked again when the resume has changed. */
export function useSides(id: string | undefined, posting: AskedPosting, version: number) {
  return useQuery({
    queryKey: ["resume-sides", id, version, posting],
    queryFn: ({ signal }) => call(compareWithPosting, { params: { id: id ?? "" }, body: posting, signal }),
    enabled: id !== undefined,
    staleTime: 5 * 60_000,
  });
}

export const useTailor = (id: string) =>
  useResumeChange((body: Posting) => call(tailorResume, { params: { id }, body }));

export function useDifference(id: string, version: number) {
  return useQuery({
    queryKey: ["resume-difference", id, version],
    queryFn: ({ signal }) => call(compareWithBase, { params: { id }, signal }),
    staleTime: 0,
  });
}

export const useTakeFromBase = (id: string) =>
  useResumeChange((body: { fields: string[]; version: number }) =>
    call(takeFromBase, { params: { id }, body }),
  );

/** The parser's reading of the stored file. It takes seconds and never changes. */
export function useReading(id: string) {
  return useQuery({
    queryKey: ["resume-reading", id],
    queryFn: ({ signal }) => call(readStoredFile, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export const refetchResumes = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: listKey });

/** Has the new resume scored and saves the result. If that fails, the editor asks again. */
export async function scoreUpload(resume: Resume): Promise<Resume | null> {
  try {
    const { score, feedback } = await call(analyzeResume, {
      body: { resume: resume.content, file: resume.file ?? undefined },
    });
    const body = { ...resume, aiScore: score, feedback };
    return (await call(saveResume, { params: { id: resume.id }, body })).resume;
  } catch {
    return null;
  }
}
