import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Instant } from "./values.ts";

/**
 * Least applications for a share. With fewer, the 95 % interval around one half is wider than 57 points, so the share
 * would look meaningful without being so.
 */
export const leastForShare = 8;

/** A share with its 95 % interval by Wilson's method, 0 to 1; null for fewer than `leastForShare` applications. */
export const Share = z.object({ low: z.number(), point: z.number(), high: z.number() });
export type Share = z.infer<typeof Share>;

/**
 * The days by which a quarter, half and three quarters of the applications had reached an event. Waiting applications
 * are neither left out nor counted as never: each counts for as long as it has waited (the Kaplan-Meier estimate). A
 * quantile is null while fewer have reached the event; the whole is null for fewer than `leastForShare` applications.
 */
export const Days = z.object({
  quarter: z.int().nullable(),
  half: z.int().nullable(),
  threeQuarters: z.int().nullable(),
});
export type Days = z.infer<typeof Days>;

/** The levels of the funnel. A rejection counts as an answer. */
export const funnelLevels = ["sent", "answered", "interview", "offer", "accepted"] as const;
export const FunnelLevel = z.enum(funnelLevels);
export type FunnelLevel = z.infer<typeof FunnelLevel>;

/** The applications that reached a level, by their further course: `reached` is the sum of the others. */
export const FunnelStep = z.object({
  level: FunnelLevel,
  reached: z.int(),
  /** Reached the next level; at `accepted`: was accepted. */
  wentOn: z.int(),
  open: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
  noAnswer: z.int(),
});
export type FunnelStep = z.infer<typeof FunnelStep>;

/** Counts over applications that share `key`. */
export const FigureRow = z.object({
  key: z.string(),
  sent: z.int(),
  answered: z.int(),
  interviews: z.int(),
  offers: z.int(),
  responseRate: Share.nullable(),
  daysToAnswer: Days.nullable(),
});
export type FigureRow = z.infer<typeof FigureRow>;

/** The applications that were in a stage: how many are there now, how many went on, and after how many days. */
export const StageRow = z.object({
  stage: z.string(),
  /** The person's own; null for a built-in stage. */
  name: z.string().nullable(),
  entered: z.int(),
  now: z.int(),
  wentOn: z.int(),
  isEnd: z.boolean(),
  share: Share.nullable(),
  daysThere: Days.nullable(),
});
export type StageRow = z.infer<typeof StageRow>;

/** Upper ends of the bars; the last bar is open. */
export const dayBins = [3, 7, 14, 21, 30, null] as const;

export const Figures = z.object({
  /** `sent` in the requested period. `preparing` is not part of any other figure. */
  sent: z.int(),
  preparing: z.int(),
  /** The first and last day of sending over all applications, whatever period is requested. */
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  all: FigureRow,
  funnel: z.array(FunnelStep),
  /** The number of answers by days; `waiting` were sent and have no answer yet. */
  answers: z.object({
    bins: z.array(z.object({ from: z.int(), to: z.int().nullable(), count: z.int() })),
    waiting: z.int(),
    /** Already answered when they were added, so the wait is unknown. */
    unknown: z.int(),
  }),
  /** By source, the most frequent first. An empty key means that none is given; `name` is the latest spelling. */
  sources: z.array(FigureRow.extend({ name: z.string() })),
  /** By the week of sending; the key is its Monday. Includes weeks without applications. */
  weeks: z.array(FigureRow),
  /** The key is `<resume's id>:<version>`, or only the name, or empty. */
  resumes: z.array(FigureRow.extend({ name: z.string(), version: z.int().nullable() })),
  letters: z.array(FigureRow.extend({ name: z.string(), version: z.int().nullable() })),
  stages: z.array(StageRow),
});
export type Figures = z.infer<typeof Figures>;

/** For applications sent in a period, from their events alone. */
export const readFigures = endpoint({
  method: "GET",
  path: "/api/analytics",
  access: "user",
  noun: "analytics",
  query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  response: z.object({ figures: Figures, leastForShare: z.int(), asOf: Instant }),
  errors: ["not_signed_in"],
});
