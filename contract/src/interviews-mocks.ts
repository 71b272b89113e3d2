import { z } from "zod";
import { CareerLevel, RoleName } from "./careers.ts";
import { endpoint, jsonBytes } from "./endpoint.ts";
import {
  AnswerCriterion,
  AnswerScore,
  AnswerSpan,
  MockReport,
  mockMinutes,
  QuestionKind,
} from "./interviews-practice.ts";
import { QuestionId } from "./interviews-questions.ts";
import { Done, Id, Instant, Language, line, text } from "./values.ts";

const noun = "interviews";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** Mock interviews per person, those in the trash not counted. */
export const mocksLimit = 500;

/** Characters of an answer. Its score reads fewer, and says so. */
export const longestAnswer = 80_000;

/** A running mock counts at most so many seconds between two calls, so that a sleeping laptop does not use up its time. */
export const mockPauseSeconds = 120;

/** The parts of a question's turn: the answer, and what is said to the follow-up. */
export const mockParts = ["answer", "follow-up"] as const;
export const MockPart = z.enum(mockParts);
export type MockPart = z.infer<typeof MockPart>;

/** Figures of the sound, measured in the page. They are no part of the score. */
export const Delivery = z.object({
  /** Words a minute while speaking; null without a recogniser. */
  wordsPerMinute: z.number().min(0).max(1_000).nullable(),
  speechSeconds: z.number().min(0).max(7_200),
  pauses: z.int().min(0).max(10_000),
  longestSilence: z.number().min(0).max(7_200),
  /** Mean loudness in decibels of full scale. */
  loudness: z.number().min(-120).max(0),
  /** Null: this recogniser leaves filler words out. */
  fillers: z.int().min(0).max(10_000).nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** A recording of an answer that the person asked to keep. */
export const Recording = z.object({
  id: Id,
  answerId: Id,
  bytes: z.int(),
  seconds: z.number(),
  type: z.string(),
  keptAt: Instant,
  goneAt: Instant,
});
export type Recording = z.infer<typeof Recording>;

export const MockAnswer = z.object({
  id: Id,
  question: QuestionId,
  text: z.string(),
  seconds: z.number(),
  spoken: z.boolean(),
  delivery: Delivery.nullable(),
  score: AnswerScore,
  /** `byModel`: worded by the model; the score chooses it. */
  probe: z.object({ id: z.string(), text: z.string(), byModel: z.boolean() }),
  followUp: z
    .object({
      id: Id,
      text: z.string(),
      seconds: z.number(),
      spoken: z.boolean(),
      delivery: Delivery.nullable(),
      at: Instant,
    })
    .nullable(),
  /** The total of answer and follow-up read as one text; null without a follow-up. */
  together: z.int().min(0).max(100).nullable(),
  /** Lines of advice by the model; empty until they are asked for. */
  advice: z.array(z.string()),
  recordings: z.array(Recording),
  at: Instant,
});
export type MockAnswer = z.infer<typeof MockAnswer>;

export const MockTurn = z.object({ question: QuestionId, part: MockPart });
export type MockTurn = z.infer<typeof MockTurn>;

export const MockRow = z.object({
  id: Id,
  role: RoleName.nullable(),
  job: z.object({ id: z.string(), title: z.string(), company: z.string() }).nullable(),
  interviewId: Id.nullable(),
  /** Set when it practises the negotiation of this offer. */
  offerId: Id.nullable(),
  level: CareerLevel.nullable(),
  /** Null: a mixture. */
  kind: QuestionKind.nullable(),
  language: Language,
  minutes: z.int(),
  spoken: z.boolean(),
  state: z.enum(["running", "paused", "finished"]),
  asked: z.int(),
  answered: z.int(),
  /** The mean of the answers; null before the first one. */
  total: z.int().nullable(),
  startedAt: Instant,
  updatedAt: Instant,
});
export type MockRow = z.infer<typeof MockRow>;

/** All of its state is on the server: any tab goes on from here. `version` rises with every change. */
export const Mock = MockRow.extend({
  version: z.int(),
  questions: z.array(
    z.object({
      id: QuestionId,
      text: z.string(),
      kind: QuestionKind,
      own: z.boolean(),
      competency: z.object({ id: z.string(), name: z.string() }),
      skipped: z.boolean(),
    }),
  ),
  /** Null once every question had its turn. */
  turn: MockTurn.nullable(),
  answers: z.array(MockAnswer),
  /** The unfinished answer of the present turn, as last saved. */
  draft: z.string(),
  /** Seconds used up at `now` of the server; they go on while `running`. */
  spentSeconds: z.number(),
  now: Instant,
  report: MockReport.extend({
    /** When each practised question should be practised again. */
    again: z.array(z.object({ question: QuestionId, dueAt: Instant })),
  }).nullable(),
});
export type Mock = z.infer<typeof Mock>;

const ById = z.object({ id: Id });
const answer = z.object({ mock: Mock });

export const listMocks = endpoint({
  method: "GET",
  path: "/api/mock-interviews",
  access,
  noun,
  query: z.object({
    interviewId: Id.optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ mocks: z.array(MockRow), total: z.int() }),
  errors: ["not_signed_in"],
});

/**
 * A repeated request with the browser's `id` starts nothing more. Its questions are those given, or chosen for `role`,
 * for the role of the posting `job`, for the interview's posting, or for everybody. With `offerId` the questions are
 * those of a negotiation, and `kind` is `pay`.
 */
export const startMock = endpoint({
  method: "POST",
  path: "/api/mock-interviews",
  access,
  noun,
  body: z.object({
    id: Id,
    role: line(80).nullable().default(null),
    job: line(200).nullable().default(null),
    interviewId: Id.nullable().default(null),
    offerId: Id.nullable().default(null),
    level: CareerLevel.nullable().default(null),
    kind: QuestionKind.nullable().default(null),
    language: Language,
    minutes: z.int().min(mockMinutes.least).max(mockMinutes.most).default(20),
    spoken: z.boolean().default(false),
    questions: z.array(QuestionId).max(20).default([]),
  }),
  response: answer,
  errors: [...missing, "no_such_role", "plan_required", "too_many_mocks"],
  limit: 60,
});

export const readMock = endpoint({
  method: "GET",
  path: "/api/mock-interviews/:id",
  access,
  noun,
  params: ById,
  response: answer,
  errors: [...missing],
});

/**
 * Answers the present turn; the same `id` of the browser counts once. A turn that is over is refused with `conflict`
 * and `details.current`, the mock. Continues a paused one.
 */
export const answerMock = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/answers",
  access,
  noun,
  params: ById,
  body: z.object({
    id: Id,
    question: QuestionId,
    part: MockPart,
    text: text(longestAnswer),
    seconds: z.number().min(0).max(7_200).default(0),
    spoken: z.boolean().default(false),
    delivery: Delivery.nullable().default(null),
  }),
  bodyLimit: { bytes: jsonBytes(longestAnswer + 1_000), values: 100 },
  response: answer,
  errors: [...missing, "conflict", "mock_finished"],
  limit: 120,
});

/** Passes over the present turn: the whole question for `answer`, only the follow-up for `follow-up`. */
export const skipTurn = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/skip",
  access,
  noun,
  params: ById,
  body: MockTurn,
  response: answer,
  errors: [...missing, "conflict", "mock_finished"],
});

/**
 * Of the present turn, at least every minute while the person speaks or writes: it is also the sign that the clock
 * goes on. Refused like an answer when the turn is over.
 */
export const saveDraft = endpoint({
  method: "PUT",
  path: "/api/mock-interviews/:id/draft",
  access,
  noun,
  params: ById,
  body: MockTurn.extend({ text: text(longestAnswer) }),
  bodyLimit: { bytes: jsonBytes(longestAnswer + 1_000), values: 100 },
  response: z.object({ spentSeconds: z.number(), now: Instant }),
  errors: [...missing, "conflict", "mock_finished"],
});

export const pauseMock = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/pause",
  access,
  noun,
  params: ById,
  response: answer,
  errors: [...missing, "mock_finished"],
});

export const continueMock = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/continue",
  access,
  noun,
  params: ById,
  response: answer,
  errors: [...missing, "mock_finished"],
});

/** Makes the report; questions without an answer stay unanswered. Repeated, it changes nothing. */
export const finishMock = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/finish",
  access,
  noun,
  params: ById,
  response: answer,
  errors: [...missing],
});

/** Moves it to the trash, from which it can be restored for 30 days. */
export const deleteMock = endpoint({
  method: "DELETE",
  path: "/api/mock-interviews/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});

export const restoreMock = endpoint({
  method: "POST",
  path: "/api/mock-interviews/:id/restore",
  access,
  noun,
  params: ById,
  response: answer,
  errors: [...missing, "too_many_mocks"],
});

/** A line of an outline, word for word from where it comes. */
export const OutlinePart = z.object({
  criterion: AnswerCriterion,
  heading: z.string(),
  /** Without lines it is what the person still has to find. */
  lines: z.array(
    z.object({
      text: z.string(),
      source: z.discriminatedUnion("from", [
        z.object({ from: z.literal("answer"), span: AnswerSpan }),
        z.object({ from: z.literal("story"), id: z.string() }),
        z.object({ from: z.literal("resume") }),
      ]),
    }),
  ),
});
export type OutlinePart = z.infer<typeof OutlinePart>;

const ByAnswer = z.object({ id: Id, answerId: Id });

/** In better order, made only of what the person said, their stories and their resume. */
export const readOutline = endpoint({
  method: "GET",
  path: "/api/mock-interviews/:id/answers/:answerId/outline",
  access,
  noun,
  params: ByAnswer,
  response: z.object({ parts: z.array(OutlinePart) }),
  errors: [...missing],
});
