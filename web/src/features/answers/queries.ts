import { type Answer, createAnswer, deleteAnswer, listAnswers, saveAnswer } from "@waymark/contract/answers";
import { call } from "../../lib/api/call.ts";
import { itemQueries } from "../../lib/api/item-queries.ts";
import { answerDraftPrefix } from "../../lib/session/stored-user.ts";

export type AnswerFields = Pick<Answer, "question" | "short" | "medium" | "long" | "language">;

export const {
  useItems: useAnswers,
  putItem: putAnswer,
  useCreateItem: useCreateAnswer,
  useDeleteItem: useDeleteAnswer,
} = itemQueries<Answer, AnswerFields>({
  queryKey: ["answers"],
  changed: "letters-changed",
  draftPrefix: answerDraftPrefix,
  list: async (signal) => (await call(listAnswers, { signal })).answers,
  create: async (body) => (await call(createAnswer, { body })).answer,
  remove: (id) => call(deleteAnswer, { params: { id } }),
});

/** Saves an answer on behalf of `person`, never another. */
export const writeAnswer = async (
  { id, version }: Answer,
  fields: AnswerFields,
  person: string,
): Promise<Answer> =>
  (await call(saveAnswer, { params: { id }, body: { ...fields, version }, person })).answer;
