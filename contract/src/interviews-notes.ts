import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { QuestionId } from "./interviews-questions.ts";
import { LetterConvention } from "./letters.ts";
import { exactLine, Id, Instant, Language, line, text } from "./values.ts";

const noun = "interviews";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** Questions noted per interview. */
export const askedLimit = 60;

/** A question that was asked in an interview: one of the bank, or in the person's own words. */
export const AskedNote = z.object({
  id: Id,
  question: QuestionId.nullable(),
  text: exactLine(500),
  went: z.enum(["well", "fair", "badly"]).nullable(),
});
export type AskedNote = z.infer<typeof AskedNote>;

/** A person's notes before, during and after an interview. */
export const InterviewNotesInput = z.object({
  /** Ids of the checklist's points that are done. */
  done: z.array(line(60)).max(80),
  travelMinutes: z.int().min(0).max(1_440).nullable(),
  /** Own questions to ask the employer. */
  ownBack: z.array(z.object({ id: Id, text: exactLine(300) })).max(20),
  notes: text(20_000),
  asked: z.array(AskedNote).max(askedLimit),
  /** When the person started and stopped the timer. */
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** From 1, badly, to 5, very well. */
  went: z.int().min(1).max(5).nullable(),
  good: text(5_000),
  hard: text(5_000),
  /** Topics of the conversation, for the thank-you note. */
  spokeOf: text(1_000),
});
export type InterviewNotesInput = z.infer<typeof InterviewNotesInput>;

/** `version` is 0 while nothing was written. `debriefedAt`: when the debrief was last put into the question bank. */
export const InterviewNotes = InterviewNotesInput.extend({
  id: Id,
  version: z.int(),
  debriefedAt: Instant.nullable(),
  letterId: Id.nullable(),
});
export type InterviewNotes = z.infer<typeof InterviewNotes>;

const ById = z.object({ id: Id });
const answer = z.object({ notes: InterviewNotes });
const whole = { bytes: jsonBytes(80_000), values: 1_000 };

export const readInterviewNotes = endpoint({
  method: "GET",
  path: "/api/interviews/:id/notes",
  access,
  noun,
  params: ById,
  response: answer,
  errors: [...missing],
});

/** Saves the given fields. A stale `version` is refused with `conflict` and `details.current`. */
export const saveInterviewNotes = endpoint({
  method: "PUT",
  path: "/api/interviews/:id/notes",
  access,
  noun,
  params: ById,
  body: InterviewNotesInput.partial().extend({ version: z.int().optional() }),
  bodyLimit: whole,
  response: answer,
  errors: [...missing, "conflict"],
});

/**
 * Puts what was asked into the person's question bank, marked with employer and day, and the interview on done. Repeated,
 * it replaces what it put there before.
 */
export const debriefInterview = endpoint({
  method: "POST",
  path: "/api/interviews/:id/debrief",
  access,
  noun,
  params: ById,
  body: z.object({ language: Language }),
  response: answer.extend({
    /** Number of questions that are new in the person's bank. */
    added: z.int(),
  }),
  errors: [...missing, "too_many_questions"],
});

/** Writes a thank-you note about this interview to one of its people; the built-in writer's letter, unsent. */
export const thankForInterview = endpoint({
  method: "POST",
  path: "/api/interviews/:id/thank-you",
  access,
  noun,
  params: ById,
  body: z.object({ person: line(200).default(""), language: Language, convention: LetterConvention }),
  response: answer.extend({ letterId: Id }),
  errors: [...missing, "plan_required", "too_many_letters"],
  limit: 30,
});
