import { z } from "zod";
import { CareerLevel } from "./careers.ts";
import { Id, Language } from "./values.ts";

/** A past event, a plan for an imagined one, knowledge of the trade, reasons, or pay. */
export const questionKinds = ["behaviour", "situation", "technical", "motivation", "pay"] as const;
export const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;

/** Criteria by kind of question; domain/src/interviews/rubric.ts has the weights. */
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

const TextInLanguages = z.record(Language, z.string());

/** A follow-up question. `seeks`: the criteria on which an answer lacked what it asks for. */
const Probe = z.object({
  id: z.string(),
  seeks: z.array(AnswerCriterion).min(1),
  texts: TextInLanguages,
});

/** The quality that a question is after, with four described levels of answers, the weakest first. */
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

/** `groups`: SOC major groups (`29`); with neither groups nor roles it is for everybody. */
export const Question = z.object({
  id: z.string(),
  kind: QuestionKind,
  competency: z.string(),
  /** The level of career at which it is usually asked; null: at any. */
  level: CareerLevel.nullable(),
  groups: z.array(z.string()),
  roles: z.array(z.string()),
  texts: TextInLanguages,
});
export type Question = z.infer<typeof Question>;

/** Remarks about a whole answer; each of them but `repeated` limits its number. */
const answerReasons = [
  "empty",
  "too_short",
  "question_repeated",
  "resume_pasted",
  "keywords",
  "too_long",
  "other_language",
  "not_understood",
  "insult",
  "orders_to_ai",
  "repeated",
  "off_topic",
  "story_not_plan",
  "mostly_general",
] as const;
export const AnswerReason = z.enum(answerReasons);
export type AnswerReason = z.infer<typeof AnswerReason>;

const answerLosses = [
  "evasion",
  "empty_phrases",
  "generalities",
  "begins_late",
  "no_time",
  "no_place",
  "no_task",
  "few_own_actions",
  "we_instead_of_i",
  "no_result",
  "no_figure",
  "few_steps",
  "no_order",
  "few_reasons",
  "no_other_case",
  "few_checks",
  "few_details",
  "no_example",
  "no_own_experience",
  "no_amount",
  "no_room",
  "far_from_question",
  "little_substance",
  "short",
  "long",
] as const;
export const AnswerLoss = z.enum(answerLosses);
export type AnswerLoss = z.infer<typeof AnswerLoss>;

/** A part of the answer as given: offsets of UTF-16 units, `to` behind the last one. */
export const AnswerSpan = z.object({ from: z.int().min(0), to: z.int().min(0) });
export type AnswerSpan = z.infer<typeof AnswerSpan>;

export const AnswerPoint = z.object({
  criterion: AnswerCriterion,
  score: z.number().min(0),
  most: z.int().min(1),
  earned: z.array(AnswerSpan),
  /** Its faults, with the words that cost points; without offsets where something is missing. */
  lost: z.array(z.object({ why: AnswerLoss, span: AnswerSpan.nullable() })),
});
export type AnswerPoint = z.infer<typeof AnswerPoint>;

/** A score of practice, and no chance of being hired. */
export const AnswerScore = z.object({
  version: z.string(),
  language: Language,
  /** 0 to 100: the sum of the points, or less where a reason limits it. */
  total: z.int().min(0).max(100),
  reasons: z.array(z.object({ reason: AnswerReason, span: AnswerSpan.nullable() })),
  points: z.array(AnswerPoint),
  counts: z.object({ words: z.int(), singular: z.int(), plural: z.int(), figures: z.int() }),
  /** The id of the follow-up that asks for what was missing most. */
  probe: z.string(),
});
export type AnswerScore = z.infer<typeof AnswerScore>;

export const mockMinutes = { least: 10, most: 45 } as const;

export const MockSession = z.object({
  /** Id of the role catalogue; null when it is for everybody. */
  role: z.string().nullable(),
  job: Id.nullable(),
  level: CareerLevel.nullable(),
  /** One kind of question only, or null for a mixture. */
  kind: QuestionKind.nullable(),
  language: Language,
  minutes: z.int().min(mockMinutes.least).max(mockMinutes.most),
  /** Ids of questions in the order in which they are asked. */
  questions: z.array(z.string()).min(1),
  /** At most one for each question; `followUp` is what was said to the probe. */
  answers: z.array(
    z.object({ question: z.string(), text: z.string(), followUp: z.string(), score: AnswerScore }),
  ),
  state: z.enum(["running", "paused", "finished"]),
});
export type MockSession = z.infer<typeof MockSession>;

/** A result of practice, not a chance of being hired. */
export const MockReport = z.object({
  /** The mean of the totals; null before the first answer. */
  total: z.int().min(0).max(100).nullable(),
  /** Shares of the points that were reached, the lowest first. */
  criteria: z.array(z.object({ criterion: AnswerCriterion, share: z.number().min(0).max(1) })),
  questions: z.array(z.object({ question: z.string(), total: z.int() })),
  unanswered: z.array(z.string()),
});
export type MockReport = z.infer<typeof MockReport>;
