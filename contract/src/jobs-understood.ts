import { z } from "zod";

/** Conditions that the words of a query may ask for. Postings that meet them come first. */
const WishKind = z.enum([
  "nights",
  "part-time",
  "full-time",
  "no-experience",
  "entry-level",
  "no-degree",
  "licence",
  "remote",
  "urgent",
  "well-paid",
  "weekends",
  "half-days",
]);

/** Duties of a job that some people do not want, and that postings name in their text. */
export const Duty = z.enum(["nights", "weekends", "shifts", "split-shifts", "on-call", "travel", "licence"]);
export type Duty = z.infer<typeof Duty>;

/** A reading of a query's words besides as a title; `asTyped` looks for every word instead. */
export const Understood = z.object({
  /** A place among the words; only postings there are found. */
  place: z.string().optional(),
  /** A place where nothing is found, and what was searched instead: so many kilometres around it, or its country (ISO 3166-1 alpha-2). */
  widened: z
    .union([
      z.object({ place: z.string(), km: z.int() }),
      z.object({ place: z.string(), country: z.string() }),
    ])
    .optional(),
  /** `text` as typed. */
  wishes: z.array(z.object({ kind: WishKind, text: z.string() })),
  /**
   * Things that are not wanted ("without nights"): a duty, or a word as typed. `count` postings say them; they are left
   * out unless `withUnwanted` asks for them, and those that say nothing of it stay.
   */
  unwanted: z
    .object({
      duties: z.array(Duty),
      words: z.array(z.string()),
      count: z.int(),
      isShown: z.boolean(),
    })
    .optional(),
  /** Words for good pay, which no posting says reliably; nothing is looked for by them. */
  wellPaid: z.string().optional(),
  /** Words that hardly any title has together with the others. */
  leftOut: z.array(z.string()),
  /** Titles of the same trade that were looked for too, because few titles have the words. */
  related: z.array(z.string()).optional(),
  /** Near trades whose titles follow, because hardly any posting is of the trade itself. */
  nearby: z.array(z.string()).optional(),
});
export type Understood = z.infer<typeof Understood>;
