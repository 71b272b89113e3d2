import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Answer, createAnswer, deleteAnswer, listAnswers, saveAnswer } from "@waymark/contract/answers";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { useLiveEvent } from "../../lib/live/live.ts";
import { answerDraftPrefix } from "../../lib/session/stored-user.ts";
import { forgetStored } from "../../lib/storage.ts";

const listKey = ["answers"] as const;
type List = { answers: Answer[]; limit: number };

export type AnswerFields = Pick<Answer, "question" | "short" | "medium" | "long" | "language">;

/** All answers. Another tab or device may have changed them, so they are fetched again whenever the tab is looked at. */
export function useAnswers() {
  const client = useQueryClient();
  useLiveEvent(
    "letters-changed",
    useCallback(() => void client.invalidateQueries({ queryKey: listKey }), [client]),
  );
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listAnswers, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: "always",
  });
}

/** Puts the server's version of an answer into the list; a new one first. */
export function putAnswer(client: QueryClient, answer: Answer): void {
  client.setQueryData<List>(listKey, (before) => {
    if (before === undefined) return undefined;
    const isThere = before.answers.some(({ id }) => id === answer.id);
    const answers = before.answers.map((one) =>
      one.id === answer.id && one.version <= answer.version ? answer : one,
    );
    return { ...before, answers: isThere ? answers : [answer, ...answers] };
  });
}

export function useCreateAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: AnswerFields) => (await call(createAnswer, { body })).answer,
    onSuccess: async (answer) => {
      if (client.getQueryData(listKey) !== undefined) return putAnswer(client, answer);
      // A list that is still on its way may have been read before the row was made.
      await client.cancelQueries({ queryKey: listKey });
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
}

/** Saves an answer on behalf of `person`, never another. */
export const writeAnswer = async (
  { id, version }: Answer,
  fields: AnswerFields,
  person: string,
): Promise<Answer> =>
  (await call(saveAnswer, { params: { id }, body: { ...fields, version }, person })).answer;

export function useDeleteAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Answer) => call(deleteAnswer, { params: { id } }),
    onSuccess: (_, { id }) => {
      forgetStored(`${answerDraftPrefix}${id}:`);
      client.setQueryData<List>(
        listKey,
        (before) => before && { ...before, answers: before.answers.filter((one) => one.id !== id) },
      );
    },
  });
}
