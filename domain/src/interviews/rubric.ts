import type {
  AnswerCriterion,
  AnswerLoss,
  AnswerReason,
  QuestionKind,
} from "@waymark/contract/interviews-practice";

/** Criteria for answers to one kind of question. Their points add up to 100. */
export interface Rubric {
  readonly criteria: readonly { readonly id: AnswerCriterion; readonly most: number }[];
  /** Words: nothing up to `none`, all from `low` to `high`, nothing from `over`. */
  readonly words: {
    readonly none: number;
    readonly low: number;
    readonly high: number;
    readonly over: number;
  };
}

/**
 * The rubric of each kind. A story is no answer to "What would you do?", so only behaviour asks for situation, action and
 * result. Lengths are those of one to two minutes of speech, at 130 words a minute.
 */
export const rubrics: Readonly<Record<QuestionKind, Rubric>> = {
  behaviour: {
    criteria: [
      { id: "directness", most: 10 },
      { id: "situation", most: 15 },
      { id: "action", most: 25 },
      { id: "result", most: 25 },
      { id: "relevance", most: 15 },
      { id: "length", most: 10 },
    ],
    words: { none: 15, low: 90, high: 260, over: 500 },
  },
  situation: {
    criteria: [
      { id: "directness", most: 10 },
      { id: "steps", most: 25 },
      { id: "reasons", most: 20 },
      { id: "check", most: 20 },
      { id: "relevance", most: 15 },
      { id: "length", most: 10 },
    ],
    words: { none: 15, low: 80, high: 240, over: 480 },
  },
  technical: {
    criteria: [
      { id: "directness", most: 10 },
      { id: "method", most: 30 },
      { id: "precision", most: 25 },
      { id: "evidence", most: 15 },
      { id: "relevance", most: 10 },
      { id: "length", most: 10 },
    ],
    words: { none: 10, low: 70, high: 260, over: 480 },
  },
  motivation: {
    criteria: [
      { id: "directness", most: 10 },
      { id: "reasons", most: 20 },
      { id: "precision", most: 25 },
      { id: "evidence", most: 25 },
      { id: "relevance", most: 10 },
      { id: "length", most: 10 },
    ],
    words: { none: 10, low: 60, high: 210, over: 400 },
  },
  pay: {
    criteria: [
      { id: "directness", most: 15 },
      { id: "figure", most: 30 },
      { id: "reasons", most: 25 },
      { id: "openness", most: 20 },
      { id: "length", most: 10 },
    ],
    words: { none: 6, low: 35, high: 150, over: 300 },
  },
};

/** A criterion as a page shows it: its points, and keys of the sentences in the locale files. */
interface ShownCriterion {
  readonly id: AnswerCriterion;
  readonly most: number;
  readonly name: string;
  /** Four described levels, the weakest first. */
  readonly levels: readonly string[];
}

/** The rubric of a kind as a page shows it. */
export const shownRubric = (kind: QuestionKind): ShownCriterion[] =>
  rubrics[kind].criteria.map(({ id, most }) => ({
    id,
    most,
    name: `interviews-practice.criteria.${id}.name`,
    levels: [1, 2, 3, 4].map((level) => `interviews-practice.criteria.${id}.level.${level}`),
  }));

/** The key of the sentence that says what a point lacks. */
export const lossText = (why: AnswerLoss): string => `interviews-practice.losses.${why}`;

/** The key of the sentence that says what is wrong with an answer as a whole. */
export const reasonText = (reason: AnswerReason): string => `interviews-practice.reasons.${reason}`;
