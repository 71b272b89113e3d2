import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { JobPay, JobType } from "./jobs.ts";
import { Done, filledLine, Id, Instant, line, text } from "./values.ts";

const noun = "applications";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** The stages that every person has, in the order of the board. */
export const builtInStages = [
  "preparing",
  "applied",
  "under-review",
  "phone-screen",
  "interview-scheduled",
  "technical-interview",
  "final-round",
  "offer",
  "accepted",
  "rejected",
  "withdrawn",
  "no-answer",
] as const;
export const BuiltInStage = z.enum(builtInStages);
export type BuiltInStage = z.infer<typeof BuiltInStage>;

/**
 * Figures depend on this, whatever the stage's name: `preparing` nothing was sent; `waiting` sent, no answer yet;
 * `answered` the employer is reviewing it or has been in touch; `interviewing` an interview was held or arranged. The
 * rest are outcomes, of which only `offer` may go on.
 */
export const stagePhases = [
  "preparing",
  "waiting",
  "answered",
  "interviewing",
  "offer",
  "accepted",
  "rejected",
  "withdrawn",
  "no-answer",
] as const;
export const StagePhase = z.enum(stagePhases);
export type StagePhase = z.infer<typeof StagePhase>;

export const customStagesLimit = 12;

/** The name of a built-in stage, or the id of a custom one. */
export const StageId = line(40).min(1);

/** A column of the board. `name` is null for built-in stages, whose names are in the locale files. */
export const Stage = z.object({
  id: StageId,
  name: z.string().nullable(),
  phase: StagePhase,
  hidden: z.boolean(),
});
export type Stage = z.infer<typeof Stage>;

export const applicationsLimit = 5_000;

/** As it was when the application was created; kept when the posting changes or disappears. */
export const ApplicationJob = z.object({
  title: filledLine(300),
  company: line(200),
  location: line(200),
  remote: z.boolean(),
  type: z.union([JobType, z.literal("")]),
  /** http(s) or empty, because it becomes a link. */
  url: line(2_000).regex(/^$|^https?:\/\//i),
  /** The source's id (`adzuna`), or the person's own text ("a friend"). */
  source: line(60),
  salary: line(200),
  pay: JobPay.extend({ currency: z.string().max(60) }).nullable(),
});
export type ApplicationJob = z.infer<typeof ApplicationJob>;

/** A resume or letter of the person as of `version`, or only its name. */
export const SentDocument = z.object({
  id: z.string().max(200).nullable(),
  version: z.int32().nullable(),
  name: line(200),
});
export type SentDocument = z.infer<typeof SentDocument>;

const Day = z.iso.date();

/** A card of the board. `rank` orders a column; smaller ranks are higher. */
export const ApplicationCard = z.object({
  id: Id,
  version: z.int(),
  jobId: z.string().nullable(),
  job: ApplicationJob,
  stage: StageId,
  rank: z.number(),
  tags: z.array(z.string()),
  createdAt: Instant,
  /** When it was sent: when it first left `preparing`. */
  appliedAt: Instant.nullable(),
  stageSince: Instant,
  updatedAt: Instant,
  deadline: Day.nullable(),
  /** The next interview that is not over, and the next reminder that is not done. */
  nextInterviewAt: Instant.nullable(),
  nextReminderAt: Instant.nullable(),
  /** The posting no longer exists. */
  postingGone: z.boolean(),
  archived: z.boolean(),
});
export type ApplicationCard = z.infer<typeof ApplicationCard>;

/** The kinds of events. All figures are computed from events alone. */
export const applicationEventKinds = ["created", "moved", "undone"] as const;

/**
 * A change. `moved`: from one stage to another; `undone`: takes back the event `undoes`, which then no longer counts.
 * `at` is when it happened, which a person may set back; `recordedAt` when it was recorded.
 */
export const ApplicationEvent = z.object({
  id: Id,
  kind: z.enum(applicationEventKinds),
  from: StageId.nullable(),
  to: StageId,
  undoes: Id.nullable(),
  at: Instant,
  recordedAt: Instant,
  /** The member of a team who did it by a grant; without an id once the account is gone. Else absent. */
  by: z.object({ userId: Id.nullable(), displayName: z.string() }).optional(),
});
export type ApplicationEvent = z.infer<typeof ApplicationEvent>;

/** `description` is the job's text at the time, plain. */
export const Application = ApplicationCard.extend({
  description: z.string(),
  notes: z.string(),
  resume: SentDocument.nullable(),
  letter: SentDocument.nullable(),
  events: z.array(ApplicationEvent),
});
export type Application = z.infer<typeof Application>;

/**
 * One answer for all four views: applications outside the trash, archived ones only with `archived`, and the columns.
 * `removedStages` are removed custom stages that events still refer to.
 */
export const listApplications = endpoint({
  method: "GET",
  path: "/api/applications",
  access,
  noun,
  query: z.object({ archived: z.stringbool().default(false) }),
  response: z.object({
    applications: z.array(ApplicationCard),
    stages: z.array(Stage),
    removedStages: z.array(Stage),
  }),
  errors: ["not_signed_in"],
});

/** Stages of each application outside the trash, in order, without undone ones. */
export const readTimeline = endpoint({
  method: "GET",
  path: "/api/applications/timeline",
  access,
  noun,
  response: z.object({
    ways: z.array(z.object({ id: Id, steps: z.array(z.object({ stage: StageId, at: Instant })) })),
  }),
  errors: ["not_signed_in"],
});

const DeletedCard = ApplicationCard.extend({ deletedAt: Instant, goneAt: Instant });
/** Restorable until `goneAt`; the last deleted first. */
export const listDeletedApplications = endpoint({
  method: "GET",
  path: "/api/applications/trash",
  access,
  noun,
  response: z.object({ applications: z.array(DeletedCard) }),
  errors: ["not_signed_in"],
});

/**
 * From a posting (`jobId`), from a saved posting that is gone, or from the person's own input (`job`). Begins at
 * `preparing` unless `stage` is given. A repeated request with the browser's `id` creates nothing more. Counts against
 * the plan.
 */
export const createApplication = endpoint({
  method: "POST",
  path: "/api/applications",
  access,
  noun,
  body: z
    .object({
      id: Id.optional(),
      jobId: line(200).min(1).optional(),
      job: ApplicationJob.partial().required({ title: true }).optional(),
      description: text(100_000).optional(),
      stage: StageId.optional(),
      at: Instant.optional(),
    })
    .refine(({ jobId, job }) => jobId !== undefined || job !== undefined, { path: ["job"] }),
  bodyLimit: { bytes: jsonBytes(105_000), values: 2_000 },
  response: z.object({ application: Application }),
  errors: ["not_signed_in", "not_found", "plan_limit_reached", "too_many_applications", "no_such_stage"],
  limit: 120,
});

const ById = z.object({ id: Id });
const Refused = z.object({ id: Id, code: z.string() });
export const readApplication = endpoint({
  method: "GET",
  path: "/api/applications/:id",
  access,
  noun,
  params: ById,
  response: z.object({ application: Application }),
  errors: [...missing],
});

/**
 * Only the given fields. Setting `appliedAt` of an unsent application moves it to Applied at that time. A stale
 * `version` is refused with 409 and `details.current`; without a version the last write wins.
 */
export const changeApplication = endpoint({
  method: "PUT",
  path: "/api/applications/:id",
  access,
  noun,
  params: ById,
  body: z.object({
    version: z.int().optional(),
    job: ApplicationJob.partial().optional(),
    notes: text(50_000).optional(),
    tags: z.array(filledLine(40)).max(20).optional(),
    deadline: Day.nullable().optional(),
    appliedAt: Instant.optional(),
    /** Its present version is kept as the one sent. */
    resume: SentDocument.nullable().optional(),
    letter: SentDocument.nullable().optional(),
    archived: z.boolean().optional(),
  }),
  bodyLimit: { bytes: jsonBytes(55_000), values: 2_000 },
  response: z.object({ application: Application }),
  errors: [...missing, "conflict", "stage_not_allowed"],
});

/**
 * To a stage and a place in the column (`rank`). The browser creates `changeId`, so a change that is sent twice
 * happens once. A move that `domain/applications/stages` forbids is refused with `stage_not_allowed`; when two tabs
 * move the same card, the second gets `conflict` with `details.current`.
 */
export const moveApplication = endpoint({
  method: "POST",
  path: "/api/applications/:id/move",
  access,
  noun,
  params: ById,
  body: z.object({
    changeId: Id,
    to: StageId,
    rank: z.number().optional(),
    version: z.int().optional(),
    at: Instant.optional(),
  }),
  response: z.object({ application: Application }),
  errors: [...missing, "conflict", "no_such_stage", "stage_not_allowed"],
  limit: 300,
});

/** Takes back the last move that still counts. */
export const undoMove = endpoint({
  method: "POST",
  path: "/api/applications/:id/undo",
  access,
  noun,
  params: ById,
  body: z.object({ changeId: Id, eventId: Id }),
  response: z.object({ application: Application }),
  errors: [...missing, "conflict"],
});

/** Moves it to the trash, from which it can be restored for 30 days. */
export const deleteApplication = endpoint({
  method: "DELETE",
  path: "/api/applications/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});

export const restoreApplication = endpoint({
  method: "POST",
  path: "/api/applications/:id/restore",
  access,
  noun,
  params: ById,
  body: z.object({}),
  response: z.object({ application: Application }),
  errors: [...missing, "too_many_applications"],
});

/** Applies one change to each. Failures are reported by id and code; the rest is done. */
export const changeManyApplications = endpoint({
  method: "POST",
  path: "/api/applications/bulk",
  access,
  noun,
  body: z.object({
    ids: z.array(Id).min(1).max(500),
    action: z.discriminatedUnion("do", [
      z.object({ do: z.literal("move"), to: StageId }),
      z.object({ do: z.literal("tag"), tag: filledLine(40) }),
      z.object({ do: z.literal("untag"), tag: filledLine(40) }),
      z.object({ do: z.literal("archive"), archived: z.boolean() }),
      z.object({ do: z.literal("delete") }),
      z.object({ do: z.literal("restore") }),
    ]),
  }),
  response: z.object({ applications: z.array(ApplicationCard), refused: z.array(Refused) }),
  errors: ["not_signed_in", "no_such_stage"],
  limit: 60,
});

/**
 * Order, names, visibility and custom stages. Built-in stages are never lost; a custom stage with applications is not
 * removed (`stage_in_use`). The browser creates the id of a custom stage, a UUID; it needs a name.
 */
export const saveStages = endpoint({
  method: "PUT",
  path: "/api/application-stages",
  access,
  noun,
  body: z.object({
    stages: z
      .array(Stage.extend({ id: z.union([BuiltInStage, Id]), name: filledLine(40).nullable() }))
      .min(1)
      .max(builtInStages.length + customStagesLimit),
  }),
  response: z.object({ stages: z.array(Stage) }),
  errors: ["not_signed_in", "stage_in_use", "too_many_stages"],
});
