import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { resumeBodyLimit } from "./resumes-limits.ts";
import { Language, line, text } from "./values.ts";

/** Absent fields and nulls of an unfinished resume become empty texts. */
const lineOrNone = (max: number) =>
  line(max)
    .nullish()
    .transform((given) => given ?? "");
const textOrNone = (max: number) =>
  text(max)
    .nullish()
    .transform((given) => given ?? "");

const AnalyzedJob = z.object({
  title: lineOrNone(300),
  company: lineOrNone(300),
  location: lineOrNone(300),
  startDate: lineOrNone(60),
  endDate: lineOrNone(60),
  current: z
    .boolean()
    .nullish()
    .transform((given) => given ?? false),
  description: textOrNone(20_000),
});

const AnalyzedSchool = z.object({
  degree: lineOrNone(300),
  school: lineOrNone(300),
  location: lineOrNone(300),
  gpa: lineOrNone(60),
  graduationDate: lineOrNone(60),
});

const AnalyzedPerson = z.object({
  firstName: lineOrNone(120),
  lastName: lineOrNone(120),
  email: lineOrNone(254),
  phone: lineOrNone(60),
  location: lineOrNone(300),
  summary: textOrNone(20_000),
});

/**
 * While it is being written: every field may be absent, and dates may have any format ("Sept. 2019"). A complete
 * `ResumeContent` is valid too.
 */
export const AnalyzedResume = z.object({
  personalInfo: AnalyzedPerson.nullish(),
  experience: z.array(AnalyzedJob).max(100).nullish(),
  education: z.array(AnalyzedSchool).max(100).nullish(),
  skills: z.array(line(200)).max(500).nullish(),
  achievements: z.array(text(2_000)).max(200).nullish(),
  certifications: z.array(text(2_000)).max(200).nullish(),
  links: z
    .array(z.object({ url: lineOrNone(500) }))
    .max(50)
    .nullish(),
  /** Words that the person says are spelled right. */
  knownWords: z.array(line(60)).max(200).nullish(),
});
export type AnalyzedResume = z.infer<typeof AnalyzedResume>;

/**
 * A place in a resume. `field` is the path in the content (`experience.0.description`), `item` the index in its list,
 * `bullet` the index of the bullet in a description, `from` and `to` offsets in the field's text; null when the whole
 * field or section is meant. `excerpt` is the shortened text there; may be empty.
 */
export const ResumePlace = z.object({
  section: z.enum([
    "personalInfo",
    "experience",
    "education",
    "skills",
    "achievements",
    "certifications",
    "links",
  ]),
  field: z.string(),
  item: z.int().nullable(),
  bullet: z.int().nullable(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  excerpt: z.string(),
});
export type ResumePlace = z.infer<typeof ResumePlace>;

export const checkGroups = [
  "contact",
  "sections",
  "experience",
  "writing",
  "length",
  "dates",
  "skills",
  "parseability",
] as const;
export type CheckGroup = (typeof checkGroups)[number];

/**
 * `link` only adds points. The checks of `parseability` exist only with the facts of a file, and `spelling` only where
 * the dictionaries could be read.
 */
export const checkIds = [
  "name",
  "email",
  "phone",
  "place",
  "link",
  "hasSummary",
  "hasExperience",
  "hasEducation",
  "hasSkills",
  "jobFacts",
  "bullets",
  "numbers",
  "verbs",
  "weakOpenings",
  "spelling",
  "bulletLength",
  "repetition",
  "firstPerson",
  "buzzwords",
  "summary",
  "length",
  "dates",
  "skillCount",
  "skillEvidence",
  "skillRepeats",
  "textLayer",
  "readSurely",
] as const;
export type CheckId = (typeof checkIds)[number];

export const fixKinds = ["opening", "self", "split", "spelling", "repeat", "dates", "order"] as const;

/** In the text of `field` (see `fieldText` of the domain), `text` replaces `old`, from `from` to `to`. */
export const ResumeFix = z.object({
  kind: z.enum(fixKinds),
  field: z.string(),
  from: z.int(),
  to: z.int(),
  old: z.string(),
  text: z.string(),
});
export type ResumeFix = z.infer<typeof ResumeFix>;

/**
 * `points` of `possible` were reached; `seen` is the finding, and `advice` how to gain the rest (empty when there is
 * none). `places` are where it was found; `notes` cost nothing but may raise questions.
 */
export const ResumeCheck = z.object({
  id: z.enum(checkIds),
  group: z.enum(checkGroups),
  title: z.string(),
  points: z.number(),
  possible: z.number(),
  seen: z.string(),
  advice: z.string(),
  notes: z.array(z.string()),
  places: z.array(ResumePlace),
  fixes: z.array(ResumeFix),
});
export type ResumeCheck = z.infer<typeof ResumeCheck>;

export const termKinds = ["skill", "soft", "title", "education", "language", "years", "licence"] as const;

/**
 * `found`: the resume has it in the posting's words; `synonym`: in other words (`wording`); `partly`: a part of it.
 * `inText`: a job's text or the summary shows it, not only a list.
 */
export const MatchTerm = z.object({
  term: z.string(),
  kind: z.enum(termKinds),
  need: z.enum(["must", "nice"]),
  status: z.enum(["found", "synonym", "partly", "missing"]),
  inText: z.boolean(),
  wording: z.string(),
  evidence: z.array(ResumePlace),
});
export type MatchTerm = z.infer<typeof MatchTerm>;

/** `score` is null when no requirement could be read. */
export const JobMatch = z.object({
  version: z.string(),
  score: z.int().min(0).max(100).nullable(),
  title: z.string(),
  terms: z.array(MatchTerm),
  feedback: z.array(z.string()),
});
export type JobMatch = z.infer<typeof JobMatch>;

export const longestPosting = 20_000;

/**
 * Facts about the file of a resume. `fields` were found, `sure` of them with certainty. Of its `pages` (0 for formats
 * without pages) the last `unread` are pictures that could not be read in time. `placed` is the share of its letters that
 * the reading uses, 0 to 1; null for files read before it was measured.
 */
export const FileFacts = z
  .object({
    recognized: z.boolean(),
    fields: z.int().min(0).max(10_000),
    sure: z.int().min(0).max(10_000),
    pages: z.int().min(0).max(1_000).default(0),
    unread: z.int().min(0).max(1_000).default(0),
    placed: z.number().min(0).max(1).nullable().default(null),
  })
  .refine(({ fields, sure }) => sure <= fields, { path: ["sure"] });
export type FileFacts = z.infer<typeof FileFacts>;

/** The posting to compare with is given by its id or as pasted text, not both. */
export const AnalyzeInput = z
  .object({
    resume: AnalyzedResume,
    jobId: z.string().min(1).max(100).optional(),
    jobText: text(longestPosting).regex(/\S/).optional(),
    file: FileFacts.optional(),
  })
  .refine(({ jobId, jobText }) => jobId === undefined || jobText === undefined, { path: ["jobText"] });

/**
 * Judges a resume. `feedback` has at most 8 next steps, those with the most points first, then the `strengths`. The
 * score is the sum of the checks' points, scaled to 100; a posting does not affect it.
 *
 * @property version The version of the rules: another one may give another score.
 * @property language The detected language.
 */
export const AnalyzeAnswer = z.object({
  score: z.int().min(0).max(100),
  feedback: z.array(z.string()),
  strengths: z.array(z.string()),
  checks: z.array(ResumeCheck),
  version: z.string(),
  language: Language,
  match: JobMatch.nullable(),
});
export type AnalyzeAnswer = z.infer<typeof AnalyzeAnswer>;

export const analyzeResume = endpoint({
  method: "POST",
  path: "/api/resume/analyze",
  access: "user",
  noun: "resumes",
  body: AnalyzeInput,
  bodyLimit: resumeBodyLimit,
  response: AnalyzeAnswer,
  errors: ["not_signed_in", "not_found"],
  // Enough for a check at every pause in typing.
  limit: 120,
});
