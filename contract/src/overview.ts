import { z } from "zod";
import { Share } from "./analytics.ts";
import { StageId } from "./applications.ts";
import { endpoint } from "./endpoint.ts";
import { Id, Instant } from "./values.ts";

/** A count, and how it stood a week ago. */
const Counted = z.object({ now: z.int(), weekAgo: z.int() });

/** An application as the overview lists it. `stageName` is the person's own; null for a built-in stage. */
export const RecentApplication = z.object({
  id: Id,
  title: z.string(),
  company: z.string(),
  stage: StageId,
  stageName: z.string().nullable(),
  /** When it came to that stage. */
  since: Instant,
});
export type RecentApplication = z.infer<typeof RecentApplication>;

export const OverviewInterview = z.object({
  id: Id,
  applicationId: Id,
  title: z.string(),
  company: z.string(),
  /** One of the interviews' kinds. */
  kind: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** The zone in which it was agreed. */
  timeZone: z.string(),
});
export type OverviewInterview = z.infer<typeof OverviewInterview>;

/** What today asks for. `due` is a day for deadlines, an instant for all else. */
export const TodayItem = z.object({
  kind: z.enum(["interview", "reminder", "follow-up", "deadline"]),
  id: z.string(),
  applicationId: Id.nullable(),
  /** The job's title, or what the reminder says. */
  title: z.string(),
  company: z.string(),
  due: z.string(),
  /** It should have been done before today. */
  late: z.boolean(),
});
export type TodayItem = z.infer<typeof TodayItem>;

export const Overview = z.object({
  /** Applications that were sent; `preparing` are not. */
  applications: Counted.extend({ preparing: z.int() }),
  /** Applications that came to an interview. */
  interviews: Counted,
  responses: z.object({
    sent: z.int(),
    answered: z.int(),
    share: Share.nullable(),
    /** The share as it stood a week ago, 0 to 1; null where there were too few. */
    weekAgo: z.number().nullable(),
  }),
  savedJobs: Counted,
  recent: z.array(RecentApplication),
  upcoming: z.array(OverviewInterview),
  /** Applications that stand at an interview while none is to come: their dates are missing. Else 0. */
  undated: z.int(),
  /** The one of them that came there last. */
  undatedFirst: z.object({ id: Id, title: z.string(), company: z.string() }).nullable(),
  today: z.array(TodayItem),
});
export type Overview = z.infer<typeof Overview>;

/** What the Job Hub shows, in one answer. Fresh matches of kept searches are counted by `/api/saved-searches`. */
export const readOverview = endpoint({
  method: "GET",
  path: "/api/overview",
  access: "user",
  noun: "overview",
  response: z.object({ overview: Overview }),
  errors: ["not_signed_in"],
});
