import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { Done, filledLine, Id, Instant, line, text } from "./values.ts";

const noun = "interviews";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

export const interviewKinds = [
  "phone-screen",
  "video",
  "on-site",
  "technical",
  "panel",
  "case",
  "trial-day",
  "final",
  "informal",
  "other",
] as const;
export const InterviewKind = z.enum(interviewKinds);
export type InterviewKind = z.infer<typeof InterviewKind>;

export const interviewStatuses = ["planned", "done", "cancelled"] as const;
export const InterviewStatus = z.enum(interviewStatuses);
export type InterviewStatus = z.infer<typeof InterviewStatus>;

export const interviewsLimit = 2_000;

/** 31 February does not exist. */
function isOnCalendar(local: string): boolean {
  const at = new Date(`${local}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local);
}

/** A wall clock time without a zone: `2026-11-24T14:30`. */
export const LocalDateTime = z
  .string()
  .regex(/^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d$/)
  .refine(isOnCalendar);
export type LocalDateTime = z.infer<typeof LocalDateTime>;

/** The IANA name of a time zone (`Europe/Berlin`). */
export const ZoneName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/)
  .max(60);

const CallLink = line(2_000).regex(/^(?:https?:\/\/\S+)?$/i);

/** An interviewer. `contactId` is set when they are among the person's contacts. */
export const InterviewPerson = z.object({
  name: filledLine(200),
  role: line(200).default(""),
  contactId: Id.nullable().default(null),
});
export type InterviewPerson = z.infer<typeof InterviewPerson>;

/**
 * Wall clock time in `timeZone`, so it stays right when the zone's rules change. `secondPass`: the second occurrence
 * in the hour that occurs twice in autumn.
 */
export const InterviewInput = z.object({
  kind: InterviewKind,
  title: line(200).default(""),
  people: z.array(InterviewPerson).max(20).default([]),
  place: line(500).default(""),
  link: CallLink.default(""),
  timeZone: ZoneName,
  startsLocal: LocalDateTime,
  endsLocal: LocalDateTime,
  secondPass: z.boolean().default(false),
  notes: text(20_000).default(""),
  outcome: text(5_000).default(""),
  status: InterviewStatus.default("planned"),
});
export type InterviewInput = z.infer<typeof InterviewInput>;

/** An interview. `startsTwice`: its clock time occurs twice that day, and `secondPass` decides which is meant. */
export const Interview = InterviewInput.extend({
  id: Id,
  version: z.int(),
  applicationId: Id,
  job: z.object({ title: z.string(), company: z.string() }),
  startsAt: Instant,
  endsAt: Instant,
  startsTwice: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Interview = z.infer<typeof Interview>;

export const listInterviews = endpoint({
  method: "GET",
  path: "/api/interviews",
  access,
  noun,
  query: z.object({ applicationId: Id.optional() }),
  response: z.object({ interviews: z.array(Interview), timeZone: z.string() }),
  errors: ["not_signed_in"],
});

const timeErrors = ["zone_unknown", "time_skipped", "ends_before_start", "interview_too_long"] as const;

/** A repeated request with the browser's `id` creates nothing more and restores a deleted one. */
export const createInterview = endpoint({
  method: "POST",
  path: "/api/interviews",
  access,
  noun,
  body: InterviewInput.extend({ id: Id.optional(), applicationId: Id }),
  bodyLimit: { bytes: jsonBytes(37_000), values: 2_000 },
  response: z.object({ interview: Interview }),
  errors: [...missing, ...timeErrors, "too_many_interviews"],
  limit: 120,
});

const ById = z.object({ id: Id });

/** Only the given fields. A stale `version` is refused with 409 and `details.current`. */
export const changeInterview = endpoint({
  method: "PUT",
  path: "/api/interviews/:id",
  access,
  noun,
  params: ById,
  // Not `partial()`: that would fill in the defaults of absent fields.
  body: z.object({
    version: z.int().optional(),
    kind: InterviewKind.optional(),
    title: line(200).optional(),
    people: z.array(InterviewPerson).max(20).optional(),
    place: line(500).optional(),
    link: CallLink.optional(),
    timeZone: ZoneName.optional(),
    startsLocal: LocalDateTime.optional(),
    endsLocal: LocalDateTime.optional(),
    secondPass: z.boolean().optional(),
    notes: text(20_000).optional(),
    outcome: text(5_000).optional(),
    status: InterviewStatus.optional(),
  }),
  bodyLimit: { bytes: jsonBytes(37_000), values: 2_000 },
  response: z.object({ interview: Interview }),
  errors: [...missing, ...timeErrors, "conflict"],
});

export const deleteInterview = endpoint({
  method: "DELETE",
  path: "/api/interviews/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});

/** `text/calendar`, for its signed-in owner. */
export const interviewFile = endpoint({
  method: "GET",
  path: "/api/interviews/:id/calendar",
  access,
  noun,
  params: ById,
  response: z.unknown(),
  answers: ["text/calendar"],
  errors: [...missing],
});
