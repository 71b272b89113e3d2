import { JobType } from "@waymark/contract/jobs";
import { Language } from "@waymark/contract/values";
import { occupationGroups } from "@waymark/domain/jobs/occupation-groups";
import type { Posting } from "@waymark/domain/jobs/posting";
import { payPeriods } from "@waymark/domain/vocabulary/money";
import { z } from "zod";
import { boardKinds } from "../../../ports/job-sources/board-address.ts";
import { StepShape } from "./steps.ts";

// The answers of a child process; it has handled untrusted bytes, so all of it is parsed.

/** A source page without its postings: of `read` items, `skipped` were no postings. */
export const PageHead = z.object({
  read: z.int().min(0),
  skipped: z.int().min(0),
  sourceIds: z.array(z.string()),
  next: z.array(StepShape),
  /** The answer was cut off or damaged, so it may have held more. */
  isPart: z.boolean(),
});
export type PageHead = z.infer<typeof PageHead>;

/** The content of a career page: an embedded or linked board, its own postings, and links that may be postings. */
export const CareerPage = z.object({
  board: z.object({ kind: z.enum(boardKinds), slug: z.string().max(300) }).nullable(),
  hasPostings: z.boolean(),
  links: z.array(z.url()).max(3),
});
export type CareerPage = z.infer<typeof CareerPage>;

const line = (length: number) => z.string().max(length);
const instant = z.iso.datetime().transform((text) => new Date(text));
const figure = z.number().nullable();

const PostingRead = z.object({
  source: line(60),
  sourceId: line(2_000).min(1),
  title: line(200).min(1),
  company: line(200),
  postedOn: line(253),
  location: line(300),
  country: line(2).optional(),
  places: z.array(line(200)).max(5_000),
  remote: z.boolean(),
  postedAt: instant.nullable(),
  closesAt: instant.nullable(),
  salary: line(120),
  pay: z
    .object({
      min: figure,
      max: figure,
      currency: line(3),
      period: z.enum(payPeriods),
      annualMin: figure,
      annualMax: figure,
    })
    .nullable(),
  description: z.string(),
  type: z.union([JobType, z.literal("")]),
  url: line(2_000).regex(/^https?:\/\//),
  language: Language.optional(),
  group: z.enum(occupationGroups),
  plainTitle: line(400),
  skills: z.array(line(100)).max(100),
  fingerprint: line(200),
  linkKey: line(500),
});

const Postings = z.array(PostingRead).max(50);

/** A source says nothing in the name of another one. @throws ZodError: then the child is not itself any more. */
export const postingsIn = (json: string, source: string): Posting[] =>
  Postings.parse(JSON.parse(json)).map((read) => ({
    ...read,
    country: read.country,
    language: read.language,
    source,
  }));
