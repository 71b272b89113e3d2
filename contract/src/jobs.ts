import { z } from "zod";
import { Reason } from "./billing.ts";
import { endpoint } from "./endpoint.ts";
import { Understood } from "./jobs-understood.ts";
import { Instant, Language, line } from "./values.ts";

export const jobTypes = ["full-time", "part-time", "contract", "internship"] as const;
export const JobType = z.enum(jobTypes);
export type JobType = z.infer<typeof JobType>;

/** Pay per year of full-time work. `currency` is ISO 4217; `period` is the one the posting stated. */
export const JobPay = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.enum(["hour", "day", "week", "month", "year"]),
});
export type JobPay = z.infer<typeof JobPay>;

/** The source's credit on every card: its name and a link, without `rel="nofollow"` if `follow`. */
export const JobOrigin = z.object({ name: z.string(), url: z.string(), follow: z.boolean() });
export type JobOrigin = z.infer<typeof JobOrigin>;

export const JobLink = z.object({ source: z.string(), url: z.string(), origin: JobOrigin.optional() });
export type JobLink = z.infer<typeof JobLink>;

/** Reasons for a reader to be careful; never a verdict. */
export const signalKinds = [
  "repostedOften",
  "veryOld",
  "noCompany",
  "asksForMoney",
  "asksForPapers",
] as const;

/**
 * `count` is how often it was reposted, or for how many days it has been online; `evidence` are quotes from the
 * description with their offsets.
 */
export const JobSignal = z.object({
  kind: z.enum(signalKinds),
  count: z.int().optional(),
  evidence: z.array(z.object({ start: z.int(), end: z.int(), text: z.string() })),
});
export type JobSignal = z.infer<typeof JobSignal>;

/**
 * A posting as a card. `type` is empty when it is not stated; `description` is plain text with paragraphs and "- "
 * lines, in lists at most its first 6,000 characters.
 */
export const Job = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  /** The host that `company` repeats, when a site names an employer without any proof of a connection. */
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
  /** When it was first posted anywhere, and how often again since. */
  firstSeen: Instant.optional(),
  reposts: z.int().optional(),
  signals: z.array(JobSignal).optional(),
});
export type Job = z.infer<typeof Job>;

export const JobLevel = z.enum(["entry", "senior", "lead", "executive"]);
export type JobLevel = z.infer<typeof JobLevel>;

/** A list in a query parameter, joined by `|`, which no name contains. */
const listed = (length: number, most: number) =>
  z
    .string()
    .max((length + 1) * most)
    .transform((text) => text.split("|").map((entry) => entry.trim()))
    .pipe(z.array(line(length)).max(most))
    .transform((entries) => entries.filter((entry) => entry !== ""));

/** The radii that the screen offers, and the largest that is accepted, in kilometres. */
export const radiiKm = [10, 25, 50, 100] as const;
export const mostKm = 200;

/** The filters of a search as parameters of a URL, where everything is text. */
export const SearchFilters = z.object({
  query: line(500).default(""),
  location: line(200).optional(),
  /** Kilometres in a straight line around the town that `location` names. */
  within: z.coerce.number().int().min(1).max(mostKm).optional(),
  /** Ids of places (`us-ca`, `munchen`), joined by `|`; any of them matches. */
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
  /** In days. */
  postedWithin: z.coerce.number().int().min(1).max(365).optional(),
  /** Names of companies to hide, joined by `|`. */
  hideCompanies: listed(200, 200).optional(),
  /** Searches for the words exactly as typed, without correcting errors. */
  asTyped: z.stringbool().optional(),
  /** Also finds postings that ask for what the words exclude ("without nights"). */
  withUnwanted: z.stringbool().optional(),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

/** The order of results; `match` orders the best 1,000 by their fit for the person. */
export const JobSort = z.enum(["relevance", "date", "salary", "match"]);
export type JobSort = z.infer<typeof JobSort>;

/** `refine`: on request, a model for embeddings may reorder the best results of an order by match. */
export const SearchQuery = SearchFilters.extend({
  refine: z.stringbool().optional(),
  page: z.coerce.number().int().min(1).max(500).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  sort: JobSort.optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A corrected typing error: the query used, and the query typed. `asTyped` avoids the correction. */
export const Corrected = z.object({ query: z.string(), original: z.string() });
export type Corrected = z.infer<typeof Corrected>;

/** Sample postings of a first start that are stored so far, of all that will be there in seconds. */
export const Loading = z.object({ loaded: z.int(), total: z.int() });
export type Loading = z.infer<typeof Loading>;

/** `total` is exact if `totalExact`, otherwise a lower bound. */
export const SearchAnswer = z.object({
  jobs: z.array(Job),
  page: z.int(),
  hasMore: z.boolean(),
  total: z.int(),
  totalExact: z.boolean(),
  samples: z.boolean(),
  /** Present while postings are still being loaded: more may be found a moment later. */
  loading: Loading.optional(),
  corrected: Corrected.optional(),
  understood: Understood.optional(),
  /** The radius used; absent when none was requested or the place is no known town. */
  around: z.object({ place: z.string(), km: z.int(), country: z.string().optional() }).optional(),
  /** The fit of each posting, 0 to 100, by id; absent when it cannot be computed. */
  fits: z.record(z.string(), z.int()).optional(),
  /** For an order by match: the model that may refine it, and the one that did. Scores and reasons stay the same. */
  refiner: z.string().optional(),
  refined: z.string().optional(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** Without a session, only postings that their sources allow to be shown publicly are found. */
export const searchJobs = endpoint({
  method: "GET",
  path: "/api/jobs/search",
  access: "anyone",
  noun: "jobs",
  query: SearchQuery,
  response: SearchAnswer,
  errors: ["not_signed_in"],
});

/** The days that the freshness filter offers. */
export const postedWithinDays = [1, 3, 7, 14, 30] as const;

/** The number of values listed per facet. */
export const facetSizes = { few: 10, many: 20 } as const;

const FacetValue = z.object({ value: z.string(), count: z.int() });
const facet = (most: number) => z.array(FacetValue).max(most);

/** The number of matches for each filter's values, the most frequent first. A filter does not narrow its own counts. */
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

/** Requested separately, so that results do not wait for the counts. */
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

/** Sentences in the person's language; `figures` has the numbers behind them. */
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
    /**
     * `alike` when fewer than eight titles with the words state pay: then equal titles of the same trade count too. `all`
     * when no title answers the query: then postings that mention it count, but never their pay.
     */
    tier: z.enum(["title", "alike", "all"]),
    /** Number of postings that have the words in their title. */
    titles: z.int().optional(),
    /** The place of the search; empty for anywhere. */
    place: z.string(),
    samples: z.boolean(),
    /** Whether all of them are samples. */
    onlySamples: z.boolean().optional(),
    salary: z
      .object({ p25: z.number(), p50: z.number(), p75: z.number(), currency: z.string(), count: z.int() })
      .nullable(),
    /** Published yearly wages of the occupation in the United States, when too few postings state pay. */
    published: z.object({ role: z.string(), p25: z.number(), p50: z.number(), p75: z.number() }).optional(),
    /** When the person's plan does not show pay: the plans that do, and the number of postings that state it. */
    payLocked: z.object({ reason: Reason, count: z.int() }).nullable().optional(),
    /** The number of postings that pay from `from` up to `to`, in the currency of `salary`. */
    distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
    /** `change` is the share of the last four weeks minus that of the four before; null with too few postings. */
    skills: z.array(z.object({ name: z.string(), count: z.int(), change: z.number().nullable() })),
    companies: z.array(z.object({ name: z.string(), count: z.int() })),
    /** Sources that are searched, but whose terms exclude their postings from figures. */
    leftOut: z.array(z.string()).optional(),
    remoteShare: z.number().nullable(),
    newLast7Days: z.int(),
    newPrevious7Days: z.int(),
    /** New postings by week, the present one first; empty with samples, and for fewer than eight postings. */
    weeks: z.array(z.int()),
  }),
  /** The model that can word the figures; absent without one, and with too few postings. */
  writer: z.string().optional(),
});
export type Insights = z.infer<typeof Insights>;

/** A model's wording of the insights: explanation of the figures, and advice. */
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
 * From their figures alone. `wording` is null when the text contained a number, a name or a skill that is not in the
 * figures: then none of it is shown.
 */
export const phraseInsights = endpoint({
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
