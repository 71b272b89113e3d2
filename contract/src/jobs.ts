import { z } from "zod";
import { Reason } from "./billing.ts";
import { endpoint } from "./endpoint.ts";
import { Instant, Language, line } from "./values.ts";

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

/** A place where the same job is posted, too. */
export const JobLink = z.object({ source: z.string(), url: z.string(), origin: JobOrigin.optional() });
export type JobLink = z.infer<typeof JobLink>;

/** What a reader may want to look at twice: never a verdict. */
export const signalKinds = [
  "repostedOften",
  "veryOld",
  "noCompany",
  "asksForMoney",
  "asksForPapers",
] as const;

/**
 * `count` says how often it was put up again, or for how many days it has been up; `evidence` are the description's
 * words with their place in it.
 */
export const JobSignal = z.object({
  kind: z.enum(signalKinds),
  count: z.int().optional(),
  evidence: z.array(z.object({ start: z.int(), end: z.int(), text: z.string() })),
});
export type JobSignal = z.infer<typeof JobSignal>;

/**
 * A posting as a card shows it. `type` is empty when the posting does not say; `description` is plain text with
 * paragraphs and "- " lines, in lists at most its first 6,000 characters.
 */
export const Job = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  /** The host that `company` repeats, where a site names an employer that nothing ties to it. */
  postedOn: z.string().optional(),
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
  /** Everywhere this job is posted, the card's own source first. */
  links: z.array(JobLink).optional(),
  /** When it was first put up, here or elsewhere, and how often again since. */
  firstSeen: Instant.optional(),
  reposts: z.int().optional(),
  signals: z.array(JobSignal).optional(),
});
export type Job = z.infer<typeof Job>;

/** How high up a posting's title says it is. */
export const JobLevel = z.enum(["entry", "senior", "lead", "executive"]);
export type JobLevel = z.infer<typeof JobLevel>;

/** A list in a query text: its entries joined by `|`, which no name has. */
const listed = (length: number, most: number) =>
  z
    .string()
    .max((length + 1) * most)
    .transform((text) => text.split("|").map((entry) => entry.trim()))
    .pipe(z.array(line(length)).max(most))
    .transform((entries) => entries.filter((entry) => entry !== ""));

/** Radii that the screen offers, in kilometres, and the widest that may be asked for. */
export const radiiKm = [10, 25, 50, 100] as const;
export const mostKm = 200;

/** What narrows a search. Query texts of a URL: everything arrives as text. */
export const SearchFilters = z.object({
  query: line(500).default(""),
  location: line(200).optional(),
  /** Kilometres as the crow flies around the town that `location` names. */
  within: z.coerce.number().int().min(1).max(mostKm).optional(),
  /** Ids of places (`us-ca`, `munchen`), any of which will do, joined by `|`. */
  near: listed(80, 200).optional(),
  remote: z.stringbool().optional(),
  jobType: z.union([JobType, z.literal("all")]).optional(),
  salaryMin: z.coerce.number().min(0).max(100_000_000).optional(),
  unknownPay: z.stringbool().optional(),
  salaryKnown: z.stringbool().optional(),
  level: JobLevel.optional(),
  company: line(200).optional(),
  source: line(60).optional(),
  language: Language.optional(),
  /** Days. */
  postedWithin: z.coerce.number().int().min(1).max(365).optional(),
  /** Names of companies not to be shown, joined by `|`. */
  hideCompanies: listed(200, 200).optional(),
  /** Searches for the words as they are: nothing is taken for a slip. */
  asTyped: z.stringbool().optional(),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

/** How results are ordered; `match` orders the best 1,000 by how well they fit the asker. */
export const JobSort = z.enum(["relevance", "date", "salary", "match"]);
export type JobSort = z.infer<typeof JobSort>;

/** `refine`: a model for embeddings may put the best of an order by match in an order of its own; only when asked to. */
export const SearchQuery = SearchFilters.extend({
  refine: z.stringbool().optional(),
  page: z.coerce.number().int().min(1).max(500).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  sort: JobSort.optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A slip that was taken as one: what was searched for, and what had been typed. `asTyped` leads back. */
export const Corrected = z.object({ query: z.string(), original: z.string() });
export type Corrected = z.infer<typeof Corrected>;

/** `total` is exact when `totalExact`, else "at least". */
export const SearchAnswer = z.object({
  jobs: z.array(Job),
  page: z.int(),
  hasMore: z.boolean(),
  total: z.int(),
  totalExact: z.boolean(),
  samples: z.boolean(),
  corrected: Corrected.optional(),
  /** The radius that was searched in; absent where none was asked for, or the place is no town we know. */
  around: z.object({ place: z.string(), km: z.int(), country: z.string().optional() }).optional(),
  /** How well each posting fits the asker, 0 to 100, by id; a posting of which that cannot be told is absent. */
  fits: z.record(z.string(), z.int()).optional(),
  /** Of an order by match: the model that may refine it, and the one that did. Numbers and reasons stay the same. */
  refiner: z.string().optional(),
  refined: z.string().optional(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** Without a session only postings are found whose source allows them to be shown before sign-in. */
export const searchJobs = endpoint({
  method: "GET",
  path: "/api/jobs/search",
  access: "anyone",
  noun: "jobs",
  query: SearchQuery,
  response: SearchAnswer,
  errors: ["not_signed_in"],
});

/** Days that the freshness filter offers. */
export const postedWithinDays = [1, 3, 7, 14, 30] as const;

/** How many values of a facet are listed. */
export const facetSizes = { few: 10, many: 20 } as const;

const FacetValue = z.object({ value: z.string(), count: z.int() });
const facet = (most: number) => z.array(FacetValue).max(most);

/** How the matches are spread over each filter's values, commonest first; a set filter does not narrow its own. */
export const Facets = z.object({
  jobType: facet(facetSizes.few),
  remote: z.int(),
  level: facet(facetSizes.few),
  language: facet(facetSizes.few),
  /** ISO 3166-1 alpha-2. */
  country: facet(facetSizes.many),
  /** Ids of places. */
  place: facet(facetSizes.many),
  company: facet(facetSizes.many),
  source: facet(facetSizes.many),
  salaryKnown: z.int(),
  postedWithin: z.array(z.object({ days: z.int(), count: z.int() })),
});
export type Facets = z.infer<typeof Facets>;

/** Counts are asked for apart from the results, which do not wait for them. */
export const jobFacets = endpoint({
  method: "GET",
  path: "/api/jobs/facets",
  access: "user",
  noun: "jobs",
  query: SearchFilters,
  response: z.object({ facets: Facets }),
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
    /** `all` where fewer than 200 titles meet the query: then postings that speak of it count too. */
    tier: z.enum(["title", "all"]),
    /** The place that was asked for; empty for anywhere. */
    place: z.string(),
    samples: z.boolean(),
    salary: z
      .object({ p25: z.number(), p50: z.number(), p75: z.number(), currency: z.string(), count: z.int() })
      .nullable(),
    /** Where the asker's plan does not show pay: what lifts it, and how many postings state theirs. */
    payLocked: z.object({ reason: Reason, count: z.int() }).nullable().optional(),
    /** How many postings pay from `from` up to `to`, in the currency of `salary`. */
    distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
    /** `change` is the share of the last four weeks less that of the four before; null where too few tell. */
    skills: z.array(z.object({ name: z.string(), count: z.int(), change: z.number().nullable() })),
    companies: z.array(z.object({ name: z.string(), count: z.int() })),
    /** Sources that are searched, but whose terms keep their postings out of figures. */
    leftOut: z.array(z.string()).optional(),
    remoteShare: z.number().nullable(),
    newLast7Days: z.int(),
    newPrevious7Days: z.int(),
    /** New postings by week, this one first. */
    weeks: z.array(z.int()),
  }),
  /** The model that may be asked to word the figures, too; absent without one, and where too few postings tell. */
  writer: z.string().optional(),
});
export type Insights = z.infer<typeof Insights>;

/** Insights in a model's words: what the figures mean, and what to do with it. */
export const InsightWording = z.object({
  paragraphs: z.array(z.string()).min(1).max(3),
  advice: z.array(z.string()).max(4),
});
export type InsightWording = z.infer<typeof InsightWording>;

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

/**
 * The same insights worded by a model from their figures alone. `wording` is null where the model said a number, a
 * name or a skill that is not among the figures: then nothing of it is shown.
 */
export const wordInsights = endpoint({
  method: "POST",
  path: "/api/jobs/insight-wordings",
  access: "user",
  noun: "jobs",
  body: z.object({ query: line(500), location: line(200).optional() }),
  response: z.object({ wording: InsightWording.nullable(), model: z.string() }),
  errors: [
    "not_signed_in",
    "insights_blank",
    "model_off",
    "model_limit",
    "model_limit_all",
    "model_unavailable",
  ],
  limit: 20,
});
