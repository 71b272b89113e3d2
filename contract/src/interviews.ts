import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { Done, filledLine, Id, Instant, line, text } from "./values.ts";

const noun = "interviews";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** What kinds of conversation there are. */
export const interviewKinds = [
  "phone-screen",
  "video",
  "on-site",
  "technical",
  "panel",
  "final",
  "informal",
  "other",
] as const;
export const InterviewKind = z.enum(interviewKinds);
export type InterviewKind = z.infer<typeof InterviewKind>;

export const interviewStatuses = ["planned", "done", "cancelled"] as const;
export const InterviewStatus = z.enum(interviewStatuses);
export type InterviewStatus = z.infer<typeof InterviewStatus>;

/** Interviews that one person has at most. */
export const interviewsLimit = 2_000;

/** Whether a day and a time exist; 31 February does not. */
function isOnCalendar(local: string): boolean {
  const at = new Date(`${local}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local);
}

/** What a clock on a wall shows: `2026-11-24T14:30`, of no zone. */
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

/** A web address of a call, or nothing. */
const CallLink = line(2_000).regex(/^(?:https?:\/\/\S+)?$/i);

/** Who is met. `contactId`: of the person's contacts, when they are one. */
export const InterviewPerson = z.object({
  name: filledLine(200),
  role: line(200).default(""),
  contactId: Id.nullable().default(null),
});
export type InterviewPerson = z.infer<typeof InterviewPerson>;

/**
 * What a person says of an interview. Its time is what the clock shows in `timeZone`, so that it keeps standing when
 * the zone's rules change. `secondPass`: in the hour that comes twice in autumn, the second one is meant.
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

/** An interview. `startsTwice`: its clock time comes twice that day, and `secondPass` says which one is meant. */
export const Interview = InterviewInput.extend({
  id: Id,
  version: z.int(),
  applicationId: Id,
  /** The application's job, to be named. */
  job: z.object({ title: z.string(), company: z.string() }),
  startsAt: Instant,
  endsAt: Instant,
  startsTwice: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Interview = z.infer<typeof Interview>;

/** The asker's interviews, by their time; of one application when one is named. */
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

/** Plans one. `id` is made by the browser: asked twice under one, it is made once; one that was deleted comes back so. */
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

/** Changes what is given. A stale `version` is refused with 409 and `details.current`. */
export const changeInterview = endpoint({
  method: "PUT",
  path: "/api/interviews/:id",
  access,
  noun,
  params: ById,
  // Written out: `partial` would fill in the defaults of what is left out.
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

/** Forgets it, its reminders too. */
export const deleteInterview = endpoint({
  method: "DELETE",
  path: "/api/interviews/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});

/** A calendar file of one interview (`text/calendar`), for whoever is signed in as its owner. */
export const interviewFile = endpoint({
  method: "GET",
  path: "/api/interviews/:id/calendar",
  access,
  noun,
  params: ById,
  response: z.unknown(),
  errors: [...missing],
});
