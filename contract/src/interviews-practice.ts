import { z } from "zod";
import { CareerLevel } from "./careers.ts";
import { Language } from "./values.ts";

/** What a question asks for: a past event, a plan for an imagined one, knowledge of the trade, reasons, or pay. */
export const questionKinds = ["behaviour", "situation", "technical", "motivation", "pay"] as const;
export const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;

/** What the answers to each kind of question are judged by; domain/src/interviews/rubric.ts has the weights. */
const answerCriteria = [
  "directness",
  "situation",
  "action",
  "result",
  "steps",
  "reasons",
  "check",
  "method",
  "precision",
  "evidence",
  "figure",
  "openness",
  "relevance",
  "length",
] as const;
export const AnswerCriterion = z.enum(answerCriteria);
export type AnswerCriterion = z.infer<typeof AnswerCriterion>;

/** A text in every language of the product. */
const TextInLanguages = z.record(Language, z.string());

/** A follow-up question. `seeks`: the criteria on which an answer lacked what it asks for. */
const Probe = z.object({
  id: z.string(),
  seeks: z.array(AnswerCriterion).min(1),
  texts: TextInLanguages,
});

/** What a question wants to find out, with four described levels of answers, the weakest first. */
export const Competency = z.object({
  id: z.string(),
  kinds: z.array(QuestionKind).min(1),
  names: TextInLanguages,
  /** Beginnings of words by which an answer shows that it is about this, in plain letters. */
  words: z.record(Language, z.array(z.string())),
  levels: z.tuple([TextInLanguages, TextInLanguages, TextInLanguages, TextInLanguages]),
  /** Two for each of its kinds. */
  probes: z.partialRecord(QuestionKind, z.tuple([Probe, Probe])),
});
export type Competency = z.infer<typeof Competency>;

/** A question of the bank. `groups`: SOC major groups (`29`); with neither groups nor roles it is for everybody. */
export const Question = z.object({
  id: z.string(),
  kind: QuestionKind,
  competency: z.string(),
  /** The level of career at which it is usually asked; null: at any. */
  level: CareerLevel.nullable(),
  groups: z.array(z.string()),
  /** Ids of the role catalogue. */
  roles: z.array(z.string()),
  texts: TextInLanguages,
});
export type Question = z.infer<typeof Question>;
