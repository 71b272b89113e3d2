import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant, line } from "./values.ts";

const noun = "follow-ups";

/**
 * Why something is suggested: no answer a week after applying; an interview two days ago and no outcome noted; the
 * deadline is near and nothing was sent; an offer waits for an answer.
 */
export const followUpRules = ["no-answer", "thank-you", "deadline", "offer-deadline"] as const;
export const FollowUpRule = z.enum(followUpRules);
export type FollowUpRule = z.infer<typeof FollowUpRule>;

/** A suggested next step. `id` stays the same as long as its reason does; `since` is the day the reason came up. */
export const FollowUp = z.object({
  id: z.string(),
  rule: FollowUpRule,
  applicationId: Id,
  job: z.object({ title: z.string(), company: z.string() }),
  /** What it is about: the day of applying, of the interview, or of the deadline. */
  on: z.iso.date(),
  since: Instant,
});
export type FollowUp = z.infer<typeof FollowUp>;

/** What could be done next, the most pressing first; of one application when one is named. */
export const listFollowUps = endpoint({
  method: "GET",
  path: "/api/follow-ups",
  access: "user",
  noun,
  query: z.object({ applicationId: Id.optional() }),
  response: z.object({ followUps: z.array(FollowUp) }),
  errors: ["not_signed_in"],
});

/** Puts a suggestion away for good, or (`dismissed: false`) back. */
export const dismissFollowUp = endpoint({
  method: "POST",
  path: "/api/follow-ups/dismiss",
  access: "user",
  noun,
  body: z.object({ id: line(200).min(1), dismissed: z.boolean().default(true) }),
  response: Done,
  errors: ["not_signed_in"],
  limit: 120,
});
