import { z } from "zod";
import { CareerLevel, RoleName } from "./careers.ts";
import { endpoint } from "./endpoint.ts";
import { AnswerCriterion, QuestionKind } from "./interviews-practice.ts";
import { Done, filledLine, Id, Instant, Language, line } from "./values.ts";

const noun = "interviews";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** Own questions per person, those in the trash not counted. */
export const ownQuestionsLimit = 500;

/** The id of a question: a short name for one that we ship, a UUID for an own one. */
export const QuestionId = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** A question in one language, with what the person has done with it. */
export const BankQuestion = z.object({
  id: QuestionId,
  /** Written by the person, or noted by them after an interview. */
  own: z.boolean(),
  /** The language of `text`: an own question has only one. */
  language: Language,
  text: z.string(),
  kind: QuestionKind,
  competency: z.object({ id: z.string(), name: z.string() }),
  level: CareerLevel.nullable(),
  /** SOC major groups. With neither groups nor roles it is for everybody. */
  groups: z.array(z.string()),
  roles: z.array(RoleName),
  favourite: z.boolean(),
  /** The interviews in which it was asked, the last one first. */
  askedAt: z.array(
    z.object({ company: z.string(), title: z.string(), on: z.iso.date(), interviewId: Id.nullable() }),
  ),
  /** Null before the first practice. `dueAt`: when it should be practised again. */
  practice: z
    .object({ times: z.int(), lastTotal: z.int(), lastAt: Instant, dueAt: Instant, isDue: z.boolean() })
    .nullable(),
});
export type BankQuestion = z.infer<typeof BankQuestion>;

/** A question with what answers to it are judged by. */
export const QuestionWithLevels = BankQuestion.extend({
  /** Four described levels of answers, the weakest first. */
  levels: z.array(z.string()).length(4),
  probes: z.array(z.object({ id: z.string(), text: z.string(), seeks: z.array(AnswerCriterion) })),
  /** Changes of an own question; 0 for one that we ship. */
  version: z.int(),
});
export type QuestionWithLevels = z.infer<typeof QuestionWithLevels>;

/**
 * `role` (a catalogue id) or `job` (a posting) puts those of the role and its occupational group first and leaves out
 * those of other trades; with neither, all are listed. `only`: the person's own, their favourites, those that they
 * were asked, practised, or have due.
 */
export const listQuestions = endpoint({
  method: "GET",
  path: "/api/interview-questions",
  access,
  noun,
  query: z.object({
    language: Language.optional(),
    role: line(80).optional(),
    job: line(200).optional(),
    level: CareerLevel.optional(),
    kind: QuestionKind.optional(),
    competency: line(80).optional(),
    search: line(200).optional(),
    only: z.enum(["all", "own", "favourites", "asked", "practised", "due"]).default("all"),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    questions: z.array(BankQuestion),
    total: z.int(),
    page: z.int(),
    /** The role of `job` or `role`; null when none is meant or the title is not recognised. */
    role: RoleName.nullable(),
    level: CareerLevel.nullable(),
    /** Due now, in the whole bank. */
    due: z.int(),
  }),
  errors: [...missing, "no_such_role"],
});

/** Questions to practise again, the longest due first, then the ones that come next. */
export const listDueQuestions = endpoint({
  method: "GET",
  path: "/api/interview-questions/due",
  access,
  noun,
  query: z.object({
    language: Language.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(10),
  }),
  response: z.object({
    questions: z.array(BankQuestion),
    due: z.int(),
    /** When the next one that is not due yet becomes due; null when there is none. */
    nextAt: Instant.nullable(),
  }),
  errors: ["not_signed_in"],
});

/** The competencies in one language, for filters and for own questions. */
export const listCompetencies = endpoint({
  method: "GET",
  path: "/api/interview-competencies",
  access,
  noun,
  query: z.object({ language: Language.optional() }),
  response: z.object({
    competencies: z.array(z.object({ id: z.string(), name: z.string(), kinds: z.array(QuestionKind) })),
  }),
  errors: ["not_signed_in"],
});

const ByQuestion = z.object({ id: QuestionId });

export const readQuestion = endpoint({
  method: "GET",
  path: "/api/interview-questions/:id",
  access,
  noun,
  params: ByQuestion,
  query: z.object({ language: Language.optional() }),
  response: z.object({ question: QuestionWithLevels }),
  errors: [...missing],
});

const ownFields = {
  text: filledLine(500),
  kind: QuestionKind,
  language: Language,
  /** Without one, the competency whose words the question has. */
  competency: line(80).nullable().default(null),
  level: CareerLevel.nullable().default(null),
};

/** A repeated request with the browser's `id` creates nothing more. */
export const createQuestion = endpoint({
  method: "POST",
  path: "/api/interview-questions",
  access,
  noun,
  body: z.object({ id: Id, ...ownFields }),
  response: z.object({ question: QuestionWithLevels }),
  errors: [...missing, "too_many_questions"],
  limit: 120,
});

/** Only the given fields. A stale `version` is refused with `conflict` and `details.current`. */
export const changeQuestion = endpoint({
  method: "PUT",
  path: "/api/interview-questions/:id",
  access,
  noun,
  params: z.object({ id: Id }),
  // Not `partial()`: that would fill in the defaults of absent fields.
  body: z.object({
    version: z.int().optional(),
    text: filledLine(500).optional(),
    kind: QuestionKind.optional(),
    language: Language.optional(),
    competency: line(80).nullable().optional(),
    level: CareerLevel.nullable().optional(),
  }),
  response: z.object({ question: QuestionWithLevels }),
  errors: [...missing, "conflict"],
});

/** Moves it to the trash, from which it can be restored for 30 days. */
export const deleteQuestion = endpoint({
  method: "DELETE",
  path: "/api/interview-questions/:id",
  access,
  noun,
  params: z.object({ id: Id }),
  response: Done,
  errors: [...missing],
});

export const restoreQuestion = endpoint({
  method: "POST",
  path: "/api/interview-questions/:id/restore",
  access,
  noun,
  params: z.object({ id: Id }),
  response: z.object({ question: QuestionWithLevels }),
  errors: [...missing, "too_many_questions"],
});

export const setFavourite = endpoint({
  method: "PUT",
  path: "/api/interview-questions/:id/favourite",
  access,
  noun,
  params: ByQuestion,
  body: z.object({ favourite: z.boolean() }),
  response: Done,
  errors: [...missing],
});
