import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { readPlan } from "@waymark/contract/billing";
import type { CallOf } from "@waymark/contract/endpoint";
import {
  answerMock,
  continueMock,
  deleteMock,
  finishMock,
  listMocks,
  Mock,
  pauseMock,
  readMock,
  readOutline,
  restoreMock,
  saveDraft,
  skipTurn,
  startMock,
} from "@waymark/contract/interviews-mocks";
import {
  changeQuestion,
  createQuestion,
  deleteQuestion,
  listCompetencies,
  listDueQuestions,
  listQuestions,
  readQuestion,
  restoreQuestion,
  setFavourite,
} from "@waymark/contract/interviews-questions";
import { adviseAnswer } from "@waymark/contract/interviews-speech";
import { Language } from "@waymark/contract/values";
import { useCallback } from "react";
import { CallError, call } from "../../../lib/api/call.ts";
import { keyOf } from "../../../lib/api/query-keys.ts";
import { useLiveEvent } from "../../../lib/live/live.ts";

const questionsName = "interview-questions";
const questionName = "interview-question";
const dueName = "due-questions";
const mocksName = "mock-interviews";
const mockName = "mock-interview";

export type BankFilter = NonNullable<CallOf<typeof listQuestions>["query"]>;
export type NewMock = CallOf<typeof startMock>["body"];
export type NewAnswer = CallOf<typeof answerMock>["body"];

/** Follows changes made in other tabs and on other devices. */
export function useFollowPractice(): void {
  const client = useQueryClient();
  useLiveEvent(
    "practice-changed",
    useCallback(() => forgetPractice(client), [client]),
  );
}

function forgetPractice(client: QueryClient): void {
  for (const name of [questionsName, questionName, dueName, mocksName, mockName])
    void client.invalidateQueries({ queryKey: [name] });
}

/** Why the person's plan has no practice; null when it has it, or while that is unknown. */
export function usePracticeLock() {
  const plan = useQuery({ queryKey: keyOf("plan"), queryFn: ({ signal }) => call(readPlan, { signal }) });
  const verdict = plan.data?.can["interview-prep"];
  return verdict && !verdict.allowed ? verdict.reason : null;
}

export function useQuestions(query: BankFilter) {
  return useQuery({
    queryKey: [questionsName, query],
    queryFn: ({ signal }) => call(listQuestions, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useQuestion(id: string, language: string) {
  return useQuery({
    queryKey: [questionName, id, language],
    queryFn: async ({ signal }) =>
      (await call(readQuestion, { params: { id }, query: { language: languageOf(language) }, signal }))
        .question,
  });
}

export function useDueQuestions(language: string) {
  return useQuery({
    queryKey: [dueName, language],
    queryFn: ({ signal }) =>
      call(listDueQuestions, { query: { language: languageOf(language), limit: 5 }, signal }),
  });
}

export function useCompetencies(language: string) {
  return useQuery({
    queryKey: ["interview-competencies", language],
    queryFn: ({ signal }) => call(listCompetencies, { query: { language: languageOf(language) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const languageOf = (shown: string): Language => Language.safeParse(shown).data ?? "en";

/** Changes of the bank; each lets all lists be fetched again. */
export function useBank() {
  const client = useQueryClient();
  const onSettled = () => {
    for (const name of [questionsName, questionName, dueName])
      void client.invalidateQueries({ queryKey: [name] });
  };
  return {
    create: useMutation({
      mutationFn: async (body: CallOf<typeof createQuestion>["body"]) =>
        (await call(createQuestion, { body })).question,
      onSettled,
    }),
    change: useMutation({
      mutationFn: async ({ id, ...body }: { id: string } & CallOf<typeof changeQuestion>["body"]) =>
        (await call(changeQuestion, { params: { id }, body })).question,
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(deleteQuestion, { params: { id } }), onSettled }),
    restore: useMutation({
      mutationFn: (id: string) => call(restoreQuestion, { params: { id } }),
      onSettled,
    }),
    favour: useMutation({
      mutationFn: ({ id, favourite }: { id: string; favourite: boolean }) =>
        call(setFavourite, { params: { id }, body: { favourite } }),
      onSettled,
    }),
  };
}

export function useMocks(page: number, interviewId?: string) {
  return useQuery({
    queryKey: [mocksName, page, interviewId ?? null],
    queryFn: ({ signal }) =>
      call(listMocks, { query: { page, limit: 10, ...(interviewId ? { interviewId } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A mock interview. Another tab may have answered, so it is fetched again whenever this one is looked at. */
export function useMock(id: string) {
  return useQuery({
    queryKey: [mockName, id],
    queryFn: async ({ signal }) => (await call(readMock, { params: { id }, signal })).mock,
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** Puts a mock interview that the server has answered with into the cache; an older one is ignored. */
function putMock(client: QueryClient, mock: Mock): void {
  client.setQueryData<Mock>([mockName, mock.id], (before) =>
    before !== undefined && before.version > mock.version ? before : mock,
  );
  for (const name of [mocksName, dueName, questionsName]) void client.invalidateQueries({ queryKey: [name] });
}

/** The mock interview as it is now, when a call came too late because another tab was quicker. */
export function currentMock(error: unknown): Mock | null {
  if (!(error instanceof CallError) || error.code !== "conflict") return null;
  return Mock.safeParse(error.details?.current).data ?? null;
}

export function useStartMock() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewMock) => (await call(startMock, { body })).mock,
    onSuccess: (mock) => putMock(client, mock),
  });
}

/** The actions on a running mock interview. A conflict shows the newer state. */
export function useMockActions(id: string) {
  const client = useQueryClient();
  const params = { id };
  const onSuccess = (mock: Mock) => putMock(client, mock);
  const onError = (error: unknown) => {
    const current = currentMock(error);
    if (current !== null) putMock(client, current);
  };
  return {
    answer: useMutation({
      mutationFn: async (body: NewAnswer) => (await call(answerMock, { params, body })).mock,
      onSuccess,
      onError,
    }),
    skip: useMutation({
      mutationFn: async (body: CallOf<typeof skipTurn>["body"]) =>
        (await call(skipTurn, { params, body })).mock,
      onSuccess,
      onError,
    }),
    pause: useMutation({
      mutationFn: async () => (await call(pauseMock, { params })).mock,
      onSuccess,
    }),
    resume: useMutation({
      mutationFn: async () => (await call(continueMock, { params })).mock,
      onSuccess,
    }),
    finish: useMutation({
      mutationFn: async () => (await call(finishMock, { params })).mock,
      onSuccess,
    }),
  };
}

/** Saves an unfinished answer for `person`, never for another. Does not throw for a lost connection: the browser keeps it too. */
export async function sendDraft(
  id: string,
  body: CallOf<typeof saveDraft>["body"],
  person: string,
): Promise<Mock | null> {
  try {
    await call(saveDraft, { params: { id }, body, person });
    return null;
  } catch (error) {
    return currentMock(error);
  }
}

export function usePutMock() {
  const client = useQueryClient();
  return useCallback((mock: Mock) => putMock(client, mock), [client]);
}

export function useRemoveMock() {
  const client = useQueryClient();
  const onSettled = () => forgetPractice(client);
  return {
    remove: useMutation({ mutationFn: (id: string) => call(deleteMock, { params: { id } }), onSettled }),
    restore: useMutation({ mutationFn: (id: string) => call(restoreMock, { params: { id } }), onSettled }),
  };
}

/** Asks the model about an answer. */
export function useAdvice(mockId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answerId: string) =>
      (await call(adviseAnswer, { params: { id: mockId, answerId }, body: {} })).mock,
    onSuccess: (mock) => putMock(client, mock),
  });
}

export function useOutline(id: string, answerId: string) {
  return useQuery({
    queryKey: ["mock-outline", id, answerId],
    queryFn: async ({ signal }) => (await call(readOutline, { params: { id, answerId }, signal })).parts,
    staleTime: 60_000,
  });
}
