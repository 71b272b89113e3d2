import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant, line } from "./values.ts";

const noun = "follow-ups";

/**
 * No answer a week after applying; an interview two days ago without an outcome; the deadline is near and nothing was
 * sent; an offer waits for an answer.
 */
export const followUpRules = ["no-answer", "thank-you", "deadline", "offer-deadline"] as const;
export const FollowUpRule = z.enum(followUpRules);
export type FollowUpRule = z.infer<typeof FollowUpRule>;

/** A suggested next step. `id` stays the same as long as its reason does; `since` is the day the reason arose. */
export const FollowUp = z.object({
  id: z.string(),
  rule: FollowUpRule,
  applicationId: Id,
  job: z.object({ title: z.string(), company: z.string() }),
  /** The day of applying, of the interview, or of the deadline. */
  on: z.iso.date(),
  since: Instant,
});
export type FollowUp = z.infer<typeof FollowUp>;

/** The most urgent first, optionally of one application. */
export const listFollowUps = endpoint({
  method: "GET",
  path: "/api/follow-ups",
  access: "user",
  noun,
  query: z.object({ applicationId: Id.optional() }),
  response: z.object({ followUps: z.array(FollowUp) }),
  errors: ["not_signed_in"],
});

/** Permanently, or shows it again (`dismissed: false`). */
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
