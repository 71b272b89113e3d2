import { z } from "zod";
import { Share } from "./analytics.ts";
import { StageId } from "./applications.ts";
import { endpoint } from "./endpoint.ts";
import { Id, Instant } from "./values.ts";

/** A count, today and a week ago. */
const Counted = z.object({ now: z.int(), weekAgo: z.int() });

/** `stageName` is the person's own; null for a built-in stage. */
export const RecentApplication = z.object({
  id: Id,
  title: z.string(),
  company: z.string(),
  stage: StageId,
  stageName: z.string().nullable(),
  since: Instant,
});
export type RecentApplication = z.infer<typeof RecentApplication>;

export const OverviewInterview = z.object({
  id: Id,
  applicationId: Id,
  title: z.string(),
  company: z.string(),
  /** One of `interviewKinds`. */
  kind: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: z.string(),
});
export type OverviewInterview = z.infer<typeof OverviewInterview>;

/** `due` is a date for deadlines and an instant for everything else. */
export const TodayItem = z.object({
  kind: z.enum(["interview", "reminder", "follow-up", "deadline"]),
  id: z.string(),
  applicationId: Id.nullable(),
  /** The job's title, or the reminder's text. */
  title: z.string(),
  company: z.string(),
  due: z.string(),
  late: z.boolean(),
});
export type TodayItem = z.infer<typeof TodayItem>;

/**
 * The one thing to do next. `days` gives its reason: until the interview or deadline; since the offer came, the
 * application was begun (`send`) or the last one was sent (`wait`, `search`); for `saved` it is the number of saved jobs.
 */
export const NextStep = z.object({
  kind: z.enum(["interview", "offer", "deadline", "send", "wait", "saved", "search"]),
  applicationId: Id.nullable(),
  title: z.string(),
  company: z.string(),
  days: z.int().min(0),
});
export type NextStep = z.infer<typeof NextStep>;

export const Overview = z.object({
  /** Applications that were sent; `preparing` is separate. */
  applications: Counted.extend({ preparing: z.int() }),
  interviews: Counted,
  responses: z.object({
    sent: z.int(),
    answered: z.int(),
    share: Share.nullable(),
    /** The share a week ago, 0 to 1; null with too few applications. */
    weekAgo: z.number().nullable(),
  }),
  savedJobs: Counted,
  recent: z.array(RecentApplication),
  upcoming: z.array(OverviewInterview),
  /** Applications in an interview stage while no interview is scheduled, since their dates are missing; else 0. */
  undated: z.int(),
  undatedFirst: z.object({ id: Id, title: z.string(), company: z.string() }).nullable(),
  today: z.array(TodayItem),
  /** Null before the first application. */
  next: NextStep.nullable(),
  /** Sent applications without an answer: how many, and the one that has waited longest, in `days`. */
  waiting: z
    .object({
      count: z.int().min(1),
      first: z.object({ id: Id, title: z.string(), company: z.string() }),
      days: z.int().min(0),
    })
    .nullable(),
});
export type Overview = z.infer<typeof Overview>;

/** Everything the Job Hub shows, in one answer. New matches of saved searches come from `/api/saved-searches`. */
export const readOverview = endpoint({
  method: "GET",
  path: "/api/overview",
  access: "user",
  noun: "overview",
  response: z.object({ overview: Overview }),
  errors: ["not_signed_in"],
});
