import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { maxResumeBytes, parseResume } from "./resumes.ts";
import { resumeColors, resumeFonts, resumeSizes, resumeTemplates } from "./resumes-style.ts";
import { Done, Id, Instant, Language, line, text } from "./values.ts";

export const letterKinds = [
  ...(["posting", "unsolicited", "internal", "follow-up", "thank-you"] as const),
  ...(["accept", "decline", "withdraw", "resign"] as const),
] as const;
export const LetterKind = z.enum(letterKinds);
export type LetterKind = z.infer<typeof LetterKind>;

export const letterTones = ["plain", "warm", "confident"] as const;
export const LetterTone = z.enum(letterTones);
export type LetterTone = z.infer<typeof LetterTone>;

/** About how many words the body of an application has, with the answers of the person. Accepting, declining, withdrawing and resigning take at most 42 % of them. */
export const letterLengths = { short: 120, medium: 200, long: 300 } as const;
export const LetterLength = z.enum(["short", "medium", "long"]);
export type LetterLength = z.infer<typeof LetterLength>;

/** The country whose layout and forms of courtesy a letter follows, apart from its language. */
export const letterConventions = ["us", "uk", "fr", "es", "de"] as const;
export const LetterConvention = z.enum(letterConventions);
export type LetterConvention = z.infer<typeof LetterConvention>;

/** `none` is a person whose gender is unknown: the neutral salutation with the whole name. */
export const AddressForm = z.enum(["none", "ms", "mr"]);
export type AddressForm = z.infer<typeof AddressForm>;

/** A stretch of the body. `question` is what only the person can say; while its text is empty it is open. */
export const letterQuestions = [
  "why-employer",
  "why-role",
  "gap",
  "start-date",
  "what-we-spoke-of",
  "last-day",
] as const;
export const LetterQuestion = z.enum(letterQuestions);
export type LetterQuestion = z.infer<typeof LetterQuestion>;
export const LetterPart = z.enum(["opening", "proof", "gap", "motive", "close", "own"]);
export const LetterParagraph = z.object({
  id: z.string().max(64),
  part: LetterPart,
  text: text(6_000),
  question: LetterQuestion.nullable().default(null),
});
export type LetterParagraph = z.infer<typeof LetterParagraph>;

export const LetterContent = z.object({
  sender: z.object({ name: line(240), address: text(600), email: line(254), phone: line(60) }),
  recipient: z.object({
    company: line(300),
    person: line(240),
    addressForm: AddressForm,
    department: line(200),
    address: text(600),
  }),
  place: line(120),
  /** `YYYY-MM-DD`, or empty for the day it is printed. */
  date: z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/),
  subject: line(300),
  salutation: line(300),
  paragraphs: z.array(LetterParagraph).max(40),
  /** The closing formula, a line or, in France, a whole sentence. */
  closing: text(600),
  signature: line(240),
  enclosures: z.array(line(200)).max(30),
  /** Sentences as a machine proposed them. One that still stands in the body unchanged needs a source. */
  proposed: z.array(text(2_000)).max(200).default([]),
});
export type LetterContent = z.infer<typeof LetterContent>;

export const LetterStyle = z.object({
  template: z.enum(resumeTemplates),
  color: z.enum(resumeColors),
  font: z.enum(resumeFonts),
  size: z.enum(resumeSizes),
  paper: z.enum(["a4", "letter"]),
});
export type LetterStyle = z.infer<typeof LetterStyle>;

export const LetterWish = z.object({
  kind: LetterKind,
  language: Language,
  convention: LetterConvention,
  tone: LetterTone,
  length: LetterLength,
});
export type LetterWish = z.infer<typeof LetterWish>;

/** Kept as it was; `id` is null for a pasted one or none at all. */
export const LetterJob = z.object({
  id: z.string().max(200).nullable(),
  title: line(300),
  company: line(300),
  location: line(300),
  text: text(40_000),
});
export type LetterJob = z.infer<typeof LetterJob>;

/** `id` is the entry of the resume or the story. */
export const LetterSource = z.object({
  kind: z.enum(["resume", "story", "posting", "profile"]),
  id: z.string(),
  quote: z.string(),
});
export type LetterSource = z.infer<typeof LetterSource>;

/** Something in a sentence that no source holds. */
export const LetterDoubt = z.object({
  what: z.enum(["number", "employer", "title", "degree", "skill", "lead", "seniority"]),
  words: z.string(),
});
export type LetterDoubt = z.infer<typeof LetterDoubt>;

/**
 * `start` and `end` are UTF-16 offsets in the sentence's paragraph. `neutral`: it claims nothing about the person.
 * `blocked`: a machine wrote it and nothing supports it. `marked`: the same, by the person.
 */
export const SentenceEvidence = z.object({
  paragraph: z.string(),
  start: z.int(),
  end: z.int(),
  status: z.enum(["neutral", "supported", "marked", "blocked"]),
  sources: z.array(LetterSource),
  doubts: z.array(LetterDoubt),
});
export type SentenceEvidence = z.infer<typeof SentenceEvidence>;

/** `draft` while a question is open, `ready` after, `sent` once it went out. */
export const LetterStatus = z.enum(["draft", "ready", "sent"]);
export type LetterStatus = z.infer<typeof LetterStatus>;

export const LetterRow = z.object({
  id: Id,
  name: z.string(),
  wish: LetterWish,
  status: LetterStatus,
  company: z.string(),
  jobTitle: z.string(),
  openQuestions: z.int(),
  words: z.int(),
  resumeId: Id.nullable(),
  applicationId: Id.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type LetterRow = z.infer<typeof LetterRow>;

export const Letter = LetterRow.extend({
  version: z.int(),
  content: LetterContent,
  style: LetterStyle,
  job: LetterJob.nullable(),
});
export type Letter = z.infer<typeof Letter>;

const noun = "letters";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;
const ById = z.object({ id: z.string() });

/** Including its JSON; single fields have smaller limits. */
export const longestLetter = 60_000;
export const letterBodyLimit = { bytes: jsonBytes(longestLetter + 24_000), values: 2_000 };

/** Per person, those in the trash not counted. */
export const lettersLimit = 500;

export const listLetters = endpoint({
  method: "GET",
  path: "/api/letters",
  access,
  noun,
  response: z.object({ letters: z.array(LetterRow), limit: z.int() }),
  errors: ["not_signed_in"],
});

export const getLetter = endpoint({
  method: "GET",
  path: "/api/letters/:id",
  access,
  noun,
  params: ById,
  response: z.object({ letter: Letter }),
  errors: [...missing],
});

/**
 * Without `resumeId` the default resume is its source. `jobId` is a posting of the index, a saved or a manual one;
 * `jobText` a pasted one. `write: false` leaves the body empty, for people who write themselves.
 */
export const createLetter = endpoint({
  method: "POST",
  path: "/api/letters",
  access,
  noun,
  body: z
    .object({
      /** Without a convention it follows the country of the job, then the language and the person's home. */
      wish: LetterWish.extend({ convention: LetterConvention.optional() }),
      name: line(200).optional(),
      resumeId: Id.optional(),
      applicationId: Id.optional(),
      jobId: z.string().min(1).max(200).optional(),
      jobText: text(40_000).regex(/\S/).optional(),
      jobTitle: line(300).optional(),
      company: line(300).optional(),
      write: z.boolean().default(true),
    })
    .refine(({ jobId, jobText }) => jobId === undefined || jobText === undefined, { path: ["jobText"] }),
  bodyLimit: { bytes: jsonBytes(43_000), values: 100 },
  response: z.object({ letter: Letter }),
  errors: [...missing, "plan_required", "too_many_letters"],
  limit: 60,
});

/** Multipart field `letter`; its text becomes paragraphs of the person's own. */
export const uploadLetter = endpoint({
  method: "POST",
  path: "/api/letters/upload",
  access,
  noun,
  files: ["letter"],
  fileBytes: maxResumeBytes,
  response: z.object({ letter: Letter }),
  errors: [...parseResume.errors, "plan_required", "too_many_letters", "letter_too_long"],
  limit: 30,
});

/**
 * Only the given fields. A stale `version` is refused with `conflict` and `details.current` (the whole letter), unless
 * the stored letter already equals the sent one.
 */
export const ChangedLetter = z.object({
  name: line(200).optional(),
  wish: LetterWish.optional(),
  content: LetterContent.optional(),
  style: LetterStyle.optional(),
  resumeId: Id.nullable().optional(),
  applicationId: Id.nullable().optional(),
  version: z.int().optional(),
});
export type ChangedLetter = z.infer<typeof ChangedLetter>;
export const saveLetter = endpoint({
  method: "PUT",
  path: "/api/letters/:id",
  access,
  noun,
  params: ById,
  body: ChangedLetter,
  bodyLimit: letterBodyLimit,
  response: z.object({ letter: Letter }),
  errors: [...missing, "conflict"],
});

export const copyLetter = endpoint({
  method: "POST",
  path: "/api/letters/:id/copy",
  access,
  noun,
  params: ById,
  response: z.object({ letter: Letter }),
  errors: [...missing, "too_many_letters"],
});

/** Moves it to the trash for 30 days. */
export const deleteLetter = endpoint({
  method: "DELETE",
  path: "/api/letters/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});
export const listLetterTrash = endpoint({
  method: "GET",
  path: "/api/letters/trash",
  access,
  noun,
  response: z.object({
    letters: z.array(z.object({ id: Id, name: z.string(), deletedAt: Instant, goneAt: Instant })),
  }),
  errors: ["not_signed_in"],
});
export const recoverLetter = endpoint({
  method: "POST",
  path: "/api/letters/:id/recover",
  access,
  noun,
  params: ById,
  response: z.object({ letter: Letter }),
  errors: [...missing, "too_many_letters"],
});

/** Not saved: the person takes over single paragraphs. The wish may differ from the stored one. */
export const writeLetterAgain = endpoint({
  method: "POST",
  path: "/api/letters/:id/write",
  access,
  noun,
  params: ById,
  body: z.object({ wish: LetterWish }),
  response: z.object({ content: LetterContent }),
  errors: [...missing, "plan_required"],
  limit: 120,
});

/** The evidence of every sentence; the content need not be saved yet. */
export const checkLetter = endpoint({
  method: "POST",
  path: "/api/letters/:id/evidence",
  access,
  noun,
  params: ById,
  body: z.object({ content: LetterContent }),
  bodyLimit: letterBodyLimit,
  response: z.object({ sentences: z.array(SentenceEvidence) }),
  errors: [...missing],
  limit: 240,
});

/**
 * Of one paragraph, by the configured model, beside the built-in text. A wording with an unsupported sentence is left
 * out and counted in `refused`.
 */
export const suggestWordings = endpoint({
  method: "POST",
  path: "/api/letters/:id/wordings",
  access,
  noun,
  params: ById,
  body: z.object({ paragraphId: z.string().max(64), content: LetterContent }),
  bodyLimit: letterBodyLimit,
  response: z.object({ wordings: z.array(z.string()), refused: z.int(), model: z.string() }),
  errors: [...missing, "plan_required", "model_off", "model_limit", "model_limit_all", "model_unavailable"],
  limit: 30,
});
