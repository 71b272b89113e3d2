import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Instant, line } from "./values.ts";

export const jobTypes = ["full-time", "part-time", "contract", "internship"] as const;
export const JobType = z.enum(jobTypes);
export type JobType = z.infer<typeof JobType>;

/** Pay for a year of full-time work. `currency` ISO 4217; `period` is how the posting itself stated it. */
export const JobPay = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.enum(["hour", "day", "week", "month", "year"]),
});
export type JobPay = z.infer<typeof JobPay>;

/**
 * Where a posting comes from, as its source asks to be named on every card: the name and a link to it, which
 * search engines may follow where `follow` says so (then no `rel="nofollow"`).
 */
export const JobOrigin = z.object({ name: z.string(), url: z.string(), follow: z.boolean() });
export type JobOrigin = z.infer<typeof JobOrigin>;

/**
 * A posting as a card shows it. `type` is empty when the posting does not say; `description` is plain text with
 * paragraphs and "- " lines, in lists at most its first 6,000 characters.
 */
export const Job = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  remote: z.boolean(),
  postedDate: Instant,
  salary: z.string().optional(),
  pay: JobPay.optional(),
  description: z.string(),
  type: z.union([JobType, z.literal("")]),
  url: z.string(),
  source: z.string(),
  origin: JobOrigin.optional(),
  sample: z.boolean(),
});
export type Job = z.infer<typeof Job>;

/** Query texts of a URL: everything arrives as text. */
export const SearchQuery = z.object({
  query: line(500).default(""),
  page: z.coerce.number().int().min(1).max(500).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  location: line(200).optional(),
  remote: z.stringbool().optional(),
  jobType: z.union([JobType, z.literal("all")]).optional(),
  salaryMin: z.coerce.number().min(0).max(100_000_000).optional(),
  unknownPay: z.stringbool().optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** `total` is exact when `totalExact`, else "at least". */
export const SearchAnswer = z.object({
  jobs: z.array(Job),
  page: z.int(),
  hasMore: z.boolean(),
  total: z.int(),
  totalExact: z.boolean(),
  samples: z.boolean(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const searchJobs = endpoint({
  method: "GET",
  path: "/api/jobs/search",
  access: "user",
  noun: "jobs",
  query: SearchQuery,
  response: SearchAnswer,
  errors: ["not_signed_in"],
});

export const trendingJobs = endpoint({
  method: "GET",
  path: "/api/jobs/trending",
  access: "user",
  noun: "jobs",
  response: z.object({ keywords: z.array(z.string()).max(12) }),
  errors: ["not_signed_in"],
});

/** Sentences in the asker's language; the figures they are made from stand in `figures`. */
export const Insights = z.object({
  query: z.string(),
  marketAnalysis: z.string(),
  salaryRange: z.string(),
  skillsInDemand: z.array(z.string()),
  careerAdvice: z.string(),
  industryTrends: z.string(),
  recommendations: z.array(z.string()),
  figures: z.object({
    matches: z.int(),
    tier: z.enum(["title", "all"]),
    samples: z.boolean(),
    salary: z
      .object({ p25: z.number(), p50: z.number(), p75: z.number(), currency: z.string(), count: z.int() })
      .nullable(),
    skills: z.array(z.object({ name: z.string(), count: z.int() })),
    companies: z.array(z.object({ name: z.string(), count: z.int() })),
    remoteShare: z.number().nullable(),
    newLast7Days: z.int(),
    newPrevious7Days: z.int(),
  }),
});
export type Insights = z.infer<typeof Insights>;

export const jobInsights = endpoint({
  method: "GET",
  path: "/api/jobs/insights/:query",
  access: "user",
  noun: "jobs",
  params: z.object({ query: line(500) }),
  query: z.object({ location: line(200).optional() }),
  response: z.object({ insights: Insights }),
  errors: ["not_signed_in", "insights_blank"],
});
