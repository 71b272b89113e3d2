import { z } from "zod";
import { CareerLevel, RoleName } from "./careers.ts";
import { endpoint } from "./endpoint.ts";
import { Interview } from "./interviews.ts";
import { InterviewNotes } from "./interviews-notes.ts";
import { QuestionKind } from "./interviews-practice.ts";
import { QuestionId } from "./interviews-questions.ts";
import { JobPay } from "./jobs.ts";
import { termKinds } from "./resume-analysis.ts";
import { Id, Language } from "./values.ts";

const noun = "interviews";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/** A line of the resume or a story, word for word. `id` is the story's; empty for the resume. */
export const AskProof = z.object({ from: z.enum(["resume", "story"]), id: z.string(), text: z.string() });
export type AskProof = z.infer<typeof AskProof>;

/**
 * A sentence of a posting with its requirement and its answers. `shown`: work or a story shows all of it; `partly`: some
 * of its terms; `listed`: only a list of skills names it; `missing`: nothing does. `near`: Waymark knows no term in the
 * sentence, and `proofs` are lines with the same words; `unread`: the same, and no line has them.
 */
export const PostingAsk = z.object({
  words: z.string(),
  need: z.enum(["must", "nice"]),
  status: z.enum(["shown", "partly", "listed", "missing", "near", "unread"]),
  /** The terms that were recognised, as the posting writes them. */
  terms: z.array(
    z.object({ term: z.string(), kind: z.enum(termKinds), status: z.enum(["shown", "listed", "missing"]) }),
  ),
  proofs: z.array(AskProof),
});
export type PostingAsk = z.infer<typeof PostingAsk>;

/**
 * Why a question is likely. `asked-here`: this employer asked it in an earlier interview; `asked`: another one did;
 * `missing`: the posting asks for `words` and nothing of the person answers; `posting`: the posting says `words`, which
 * belong to what the question is after; `role` and `trade`: it is for this role, or for its group of occupations;
 * `round`: usual in this kind of interview; `favourite`: the person marked it.
 */
export const likelyReasons = [
  "asked-here",
  "missing",
  "posting",
  "asked",
  "favourite",
  "role",
  "trade",
  "round",
] as const;

export const LikelyQuestion = z.object({
  /** Null for a question about a gap, which is in no bank. */
  id: QuestionId.nullable(),
  /** Empty for a question about a gap: the locale files have its words. */
  text: z.string(),
  kind: QuestionKind,
  competency: z.string(),
  reason: z.enum(likelyReasons),
  words: z.string(),
  /** The last total of practice, 0 to 100; null before the first. */
  lastTotal: z.int().nullable(),
});
export type LikelyQuestion = z.infer<typeof LikelyQuestion>;

/** Questions to ask the employer. The locale files have their words. */
export const backQuestions = [
  ...(["first-months", "team", "measure", "next-steps", "pay", "hours", "place", "length"] as const),
  ...(["start", "training", "why-open", "reposted", "growth", "each-of-you", "real-case"] as const),
  ...(["trial-terms", "decision", "equipment"] as const),
] as const;
export const BackQuestion = z.object({
  id: z.enum(backQuestions),
  /** `unsaid`: the posting does not say it; `seen`: postings show the cause, `count` of them or times; `usual` otherwise. */
  reason: z.enum(["unsaid", "seen", "round", "usual"]),
  count: z.int(),
});
export type BackQuestion = z.infer<typeof BackQuestion>;

/** Facts from the stored postings of an employer. Pay is per year of full-time work. */
export const CompanyFacts = z.object({
  name: z.string(),
  /** Openings that are stored now; at most the newest 200 are read. */
  openings: z.int(),
  /** Of them, posted in the last 30 and in the last 90 days. */
  lastMonth: z.int(),
  lastQuarter: z.int(),
  /** The date of the oldest one, and how often postings of the employer were posted again. */
  oldest: z.iso.date().nullable(),
  reposts: z.int(),
  samples: z.boolean(),
  places: z.array(z.object({ name: z.string(), count: z.int() })),
  titles: z.array(z.object({ name: z.string(), count: z.int() })),
  remote: z.int(),
  /** The range of stated pay in the commonest currency, with the number of postings that state it; null for none. */
  pay: z.object({ currency: z.string(), low: z.number(), high: z.number(), count: z.int() }).nullable(),
  /** Sentences about itself, word for word, with the title of the posting that has them. */
  words: z.array(z.object({ text: z.string(), from: z.string() })),
});
export type CompanyFacts = z.infer<typeof CompanyFacts>;

/** A point of the checklist. `law` and `url` stand only with points that follow from a country's law. */
export const ChecklistItem = z.object({
  id: z.string(),
  when: z.enum(["before", "day", "there", "after"]),
  law: z.string(),
  url: z.string(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** Everything a person takes into an interview. */
export const Preparation = z.object({
  interview: Interview,
  notes: InterviewNotes,
  /** The person's time zone. */
  timeZone: z.string(),
  /** The language of the questions: the asked one, else that of the posting. */
  language: Language,
  posting: z
    .object({
      title: z.string(),
      url: z.string(),
      location: z.string(),
      salary: z.string(),
      pay: JobPay.extend({ currency: z.string() }).nullable(),
      hasText: z.boolean(),
      isGone: z.boolean(),
    })
    .nullable(),
  role: RoleName.nullable(),
  level: CareerLevel.nullable(),
  /** Null: the person has no resume. */
  resume: z.object({ id: z.string(), name: z.string() }).nullable(),
  stories: z.array(z.object({ id: Id, title: z.string(), parts: z.array(z.string()) })),
  asks: z.array(PostingAsk),
  questions: z.array(LikelyQuestion),
  back: z.array(BackQuestion),
  company: CompanyFacts.nullable(),
  checklist: z.array(ChecklistItem),
  /** ISO 3166-1 alpha-2; null when neither place nor zone tell it. */
  country: z.string().nullable(),
  /** Kilometres in a straight line from where the person lives to the place of the interview; null when unknown. */
  km: z.number().nullable(),
});
export type Preparation = z.infer<typeof Preparation>;

const ById = z.object({ id: Id });

/** The preparation of an interview. `language` chooses that of the questions. */
export const readPreparation = endpoint({
  method: "GET",
  path: "/api/interviews/:id/preparation",
  access,
  noun,
  params: ById,
  query: z.object({ language: Language.optional() }),
  response: z.object({ preparation: Preparation }),
  errors: [...missing, "plan_required"],
});

/** The same on two pages, as PDF, to print or to keep for where there is no network. */
export const preparationFile = endpoint({
  method: "GET",
  path: "/api/interviews/:id/preparation/file",
  access,
  noun,
  params: ById,
  query: z.object({ language: Language.optional(), paper: z.enum(["a4", "letter"]).default("a4") }),
  response: z.unknown(),
  answers: ["application/pdf"],
  errors: [...missing, "plan_required", "not_printable", "busy"],
  limit: 60,
});
