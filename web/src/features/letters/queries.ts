import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { listApplicationFiles } from "@waymark/contract/applications-files";
import { readPlan } from "@waymark/contract/billing";
import {
  type ChangedLetter,
  copyLetter,
  createLetter,
  deleteLetter,
  getLetter,
  type Letter,
  type LetterContent,
  type LetterRow,
  type LetterWish,
  listLetters,
  listLetterTrash,
  recoverLetter,
  saveLetter,
  suggestWordings,
  uploadLetter,
  writeLetterAgain,
} from "@waymark/contract/letters";
import { downloadLetter, type LetterFormat, markLetterSent } from "@waymark/contract/letters-print";
import { resumeModels } from "@waymark/contract/resume-analysis-advice";
import { listResumes } from "@waymark/contract/resumes";
import { useCallback } from "react";
import type { z } from "zod";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { downloadLink } from "../../lib/download-file.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { letterDraftPrefix } from "../../lib/session/stored-user.ts";
import { forgetStored } from "../../lib/storage.ts";

const listKey = ["letters"] as const;
const oneName = "letter";
const oneKey = (id: string) => [oneName, id] as const;
const trashKey = ["letter-trash"] as const;

type List = { letters: LetterRow[]; limit: number };

export function useLetters() {
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call(listLetters, { signal }) });
}

/** One letter. Another tab or device may have changed it, so it is fetched again whenever its tab is looked at. */
export function useLetter(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await call(getLetter, { params: { id }, signal })).letter,
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** Follows changes made in other tabs and on other devices. */
export function useFollowLetters(): void {
  const client = useQueryClient();
  useLiveEvent(
    "letters-changed",
    useCallback(() => {
      void client.invalidateQueries({ queryKey: listKey });
      void client.invalidateQueries({ queryKey: [oneName] });
    }, [client]),
  );
}

function rowOf({
  content: _content,
  style: _style,
  job: _job,
  version: _version,
  ...row
}: Letter): LetterRow {
  return row;
}

/** Puts the server's version of a letter into every cached query that shows it. */
export function putLetter(client: QueryClient, letter: Letter): void {
  client.setQueryData<Letter>(oneKey(letter.id), (before) =>
    before && before.version > letter.version ? before : letter,
  );
  client.setQueryData<List>(
    listKey,
    (before) =>
      before && {
        ...before,
        letters: [rowOf(letter), ...before.letters.filter(({ id }) => id !== letter.id)],
      },
  );
}

/** A mutation that creates or changes a letter; its answer is shown everywhere at once. */
function useLetterChange<Input>(change: (input: Input) => Promise<{ letter: Letter }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await change(input)).letter,
    onSuccess: (letter) => {
      putLetter(client, letter);
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}

export type NewLetter = z.input<NonNullable<typeof createLetter.body>>;

export const useCreateLetter = () => useLetterChange((body: NewLetter) => call(createLetter, { body }));

export const useCopyLetter = () => useLetterChange((id: string) => call(copyLetter, { params: { id } }));

export const useUploadLetter = () =>
  useLetterChange((file: File) => {
    const form = new FormData();
    form.set("letter", file, file.name);
    return call(uploadLetter, { form });
  });

/** Saves a letter on behalf of `person`, never another. */
export function useSaveLetter(person: string) {
  return useMutation({
    mutationFn: async ({ id, ...body }: ChangedLetter & { id: string }) =>
      (await call(saveLetter, { params: { id }, body, person })).letter,
  });
}

/** Moves a letter to the trash and takes its row off at once; if the server refuses, fetches the list again. */
export function useDeleteLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<LetterRow, "id">) => call(deleteLetter, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: listKey });
      client.setQueryData<List>(
        listKey,
        (before) => before && { ...before, letters: before.letters.filter((row) => row.id !== id) },
      );
    },
    onSuccess: (_, { id }) => {
      client.removeQueries({ queryKey: oneKey(id) });
      forgetStored(`${letterDraftPrefix}${id}:`);
      void client.invalidateQueries({ queryKey: trashKey });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useLetterTrash() {
  return useQuery({
    queryKey: trashKey,
    queryFn: ({ signal }) => call(listLetterTrash, { signal }),
    staleTime: 0,
  });
}

export function useRecoverLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(recoverLetter, { params: { id } })).letter,
    onSuccess: (letter) => putLetter(client, letter),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: trashKey });
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** The built-in writer's text for a wish; nothing is saved. */
export function useWriteAgain(id: string) {
  return useMutation({
    mutationFn: async (wish: LetterWish) =>
      (await call(writeLetterAgain, { params: { id }, body: { wish } })).content,
  });
}

/** Other wordings of a paragraph by a model. */
export function useWordings(id: string) {
  return useMutation({
    mutationFn: (asked: { paragraphId: string; content: LetterContent }) =>
      call(suggestWordings, { params: { id }, body: asked }),
  });
}

/** The name of the model that words paragraphs; null when none is configured. */
export function useWordingModel(): string | null {
  const models = useQuery({
    queryKey: ["letter-models"],
    queryFn: ({ signal }) => call(resumeModels, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return models.data?.models.find(({ task }) => task === "letter")?.model ?? null;
}

export function useDownloadLetter(id: string) {
  return useMutation({
    mutationFn: async ({ name, ...body }: { format: LetterFormat; enclose: string[]; name: string }) => {
      const { downloadUrl } = await call(downloadLetter, { params: { id }, body });
      await downloadLink(downloadUrl, name);
    },
  });
}

export const useMarkSent = (id: string) =>
  useLetterChange((_: undefined) => call(markLetterSent, { params: { id }, body: {} }));

export function useApplicationFiles(applicationId: string) {
  return useQuery({
    queryKey: ["letter-enclosures", applicationId],
    queryFn: ({ signal }) => call(listApplicationFiles, { query: { applicationId }, signal }),
    staleTime: 0,
  });
}

/** The person's resumes, to choose the one that a letter draws on. */
export function useResumeChoices() {
  return useQuery({
    queryKey: keyOf("resumes"),
    queryFn: ({ signal }) => call(listResumes, { signal }),
    select: ({ resumes }) => resumes.map(({ id, name, isDefault }) => ({ id, name, isDefault })),
  });
}

/** Why the person's plan has no letters; null when it has them, or while that is unknown. */
export function useLetterLock() {
  const plan = useQuery({ queryKey: keyOf("plan"), queryFn: ({ signal }) => call(readPlan, { signal }) });
  const verdict = plan.data?.can["cover-letter"];
  return verdict && !verdict.allowed ? verdict.reason : null;
}
