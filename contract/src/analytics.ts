import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Instant } from "./values.ts";

/**
 * From so many applications on a share is shown. With fewer its 95 % interval is wider than 57 points at one half:
 * it would say nothing, and look as if it did.
 */
export const leastForShare = 8;

/** A share of `of`, with its 95 % interval by Wilson's method; null where `of` is below `leastForShare`. */
export const Share = z.object({ low: z.number(), point: z.number(), high: z.number() });
export type Share = z.infer<typeof Share>;

/**
 * Days until something came: by when a quarter, half and three quarters had it. Those still waiting are not left out,
 * which would make everything look fast, nor counted as never: each counts for as long as it has waited (the
 * Kaplan-Meier estimate). A quantile is null where so many have not had it yet. The whole is null below
 * `leastForShare` applications.
 */
export const Days = z.object({
  quarter: z.int().nullable(),
  half: z.int().nullable(),
  threeQuarters: z.int().nullable(),
});
export type Days = z.infer<typeof Days>;

/** How far an application can come. A rejection is an answer, too. */
export const funnelLevels = ["sent", "answered", "interview", "offer", "accepted"] as const;
export const FunnelLevel = z.enum(funnelLevels);
export type FunnelLevel = z.infer<typeof FunnelLevel>;

/** What became of the applications that came as far as a level: `reached` is the sum of the others. */
export const FunnelStep = z.object({
  level: FunnelLevel,
  reached: z.int(),
  /** Came to the next level; at `accepted`: it was accepted. */
  wentOn: z.int(),
  open: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
  noAnswer: z.int(),
});
export type FunnelStep = z.infer<typeof FunnelStep>;

/** Applications that have something in common. */
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

/** Those that stood in a stage: how many stand there now, went further, and after how many days they left. */
export const StageRow = z.object({
  stage: z.string(),
  /** The person's own name for it; null for a built-in stage. */
  name: z.string().nullable(),
  entered: z.int(),
  now: z.int(),
  wentOn: z.int(),
  /** An end of the way: nothing goes on from there. */
  isEnd: z.boolean(),
  share: Share.nullable(),
  daysThere: Days.nullable(),
});
export type StageRow = z.infer<typeof StageRow>;

/** The upper ends of the bars of days until an answer; the last bar has none. */
export const dayBins = [3, 7, 14, 21, 30, null] as const;

export const Figures = z.object({
  /** Applications that were sent in the asked span, and those in preparation, which no figure counts. */
  sent: z.int(),
  preparing: z.int(),
  /** The first and last day on which any application was sent, whatever is asked for. */
  firstDay: z.iso.date().nullable(),
  lastDay: z.iso.date().nullable(),
  all: FigureRow,
  funnel: z.array(FunnelStep),
  /** How many answers came within so many days; `waiting` are sent and without an answer. */
  answers: z.object({
    bins: z.array(z.object({ from: z.int(), to: z.int().nullable(), count: z.int() })),
    waiting: z.int(),
    /** Answered already when they were written down: nobody knows after how long. */
    unknown: z.int(),
  }),
  /** By the source the application names, the commonest first; an empty key is "not said"; `name` as it was last written. */
  sources: z.array(FigureRow.extend({ name: z.string() })),
  /** By the week of sending; the key is its Monday. Weeks without any stand there, too. */
  weeks: z.array(FigureRow),
  /** The key is `<resume's id>:<version>`, or the name alone, or empty. */
  resumes: z.array(FigureRow.extend({ name: z.string(), version: z.int().nullable() })),
  letters: z.array(FigureRow.extend({ name: z.string(), version: z.int().nullable() })),
  stages: z.array(StageRow),
});
export type Figures = z.infer<typeof Figures>;

/** The asker's figures, from the events of their applications alone, for those sent from a day to a day. */
export const readFigures = endpoint({
  method: "GET",
  path: "/api/analytics",
  access: "user",
  noun: "analytics",
  query: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }),
  response: z.object({ figures: Figures, leastForShare: z.int(), asOf: Instant }),
  errors: ["not_signed_in"],
});
