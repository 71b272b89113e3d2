import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { MatchTerm } from "./resume-analysis.ts";
import { maxResumeBytes, ProfileForm, parseResume, Resume, ResumeContent, ResumeStatus } from "./resumes.ts";
import { resumeBodyLimit } from "./resumes-limits.ts";
import { FieldReading, ReadableFormat, SeenLine } from "./resumes-reading.ts";
import { ResumeStyle } from "./resumes-style.ts";
import { Done, Id, Instant, line, text } from "./values.ts";

const ById = z.object({ id: z.string() });
const noun = "resumes";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/**
 * Creates a resume named after the file; the first one is the default. Multipart field `resume`; the field
 * `progressId` identifies the reading in `resume-reading` events, and sending the same file again with it creates no
 * second resume. A file that is stored although it could not be read (protected, without text, too long) is refused
 * with `details.resumeId`: the empty resume that holds it.
 */
export const uploadResume = endpoint({
  method: "POST",
  path: "/api/resumes/upload",
  access,
  noun,
  files: ["resume"],
  fileBytes: maxResumeBytes,
  response: z.object({
    fileName: z.string(),
    fileUrl: z.string(),
    storagePath: z.string(),
    profileForm: ProfileForm,
    resume: Resume,
  }),
  errors: [...parseResume.errors, "too_many_resumes"],
  limit: 30,
});

/** Empty ("Resume N" in the person's language), or the given one. */
export const createResume = endpoint({
  method: "POST",
  path: "/api/resumes",
  access,
  noun,
  body: z.object({
    name: line(200).optional(),
    content: ResumeContent.optional(),
    style: ResumeStyle.optional(),
  }),
  bodyLimit: resumeBodyLimit,
  response: z.object({ resume: Resume }),
  errors: ["not_signed_in", "too_many_resumes", "resume_too_long"],
  limit: 60,
});

export const getResume = endpoint({
  method: "GET",
  path: "/api/resumes/:id",
  access,
  noun,
  params: ById,
  response: z.object({ resume: Resume }),
  errors: [...missing],
});

/**
 * Other fields may be sent and are ignored. An empty name keeps the old one. `isDefault: true` takes the mark from the
 * other resume; `false` changes nothing.
 */
export const ChangedResume = z.object({
  name: line(200).optional(),
  status: ResumeStatus.optional(),
  isDefault: z.boolean().optional(),
  content: ResumeContent.optional(),
  style: ResumeStyle.optional(),
  aiScore: z.int().min(0).max(100).optional(),
  feedback: z.array(text(2_000)).max(50).optional(),
  /**
   * Counts changes of name, content and style. A stale one is refused with `conflict` and `details.current` (the whole
   * resume), unless the stored resume already equals the sent one. Without a version the last write wins.
   */
  version: z.int().optional(),
});
export type ChangedResume = z.infer<typeof ChangedResume>;

export const saveResume = endpoint({
  method: "PUT",
  path: "/api/resumes/:id",
  access,
  noun,
  params: ById,
  body: ChangedResume,
  bodyLimit: resumeBodyLimit,
  response: z.object({ resume: Resume }),
  errors: [...missing, "conflict", "resume_too_long", "too_many_resumes"],
});

/** Moves it to the trash for 30 days. The resume changed last becomes the default. */
export const deleteResume = endpoint({
  method: "DELETE",
  path: "/api/resumes/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});

/** A draft called "… (Copy)" that is not the default. */
export const copyResume = endpoint({
  method: "POST",
  path: "/api/resumes/:id/copy",
  access,
  noun,
  params: ById,
  response: z.object({ resume: Resume }),
  errors: [...missing, "too_many_resumes"],
});

export const TrashedResume = z.object({ id: Id, name: z.string(), deletedAt: Instant, goneAt: Instant });
export type TrashedResume = z.infer<typeof TrashedResume>;
export const listTrash = endpoint({
  method: "GET",
  path: "/api/resumes/trash",
  access,
  noun,
  response: z.object({ resumes: z.array(TrashedResume) }),
  errors: ["not_signed_in"],
});
export const recoverResume = endpoint({
  method: "POST",
  path: "/api/resumes/:id/recover",
  access,
  noun,
  params: ById,
  response: z.object({ resume: Resume }),
  errors: [...missing, "too_many_resumes"],
});

/** An earlier state: the original one, then one per five minutes of editing. The newest 100 are kept. */
export const Revision = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  savedAt: Instant,
  /** Name of the member whose suggestion ended this version; null for the person's own change. */
  suggestedBy: z.string().nullable(),
});
export type Revision = z.infer<typeof Revision>;
export const listRevisions = endpoint({
  method: "GET",
  path: "/api/resumes/:id/revisions",
  access,
  noun,
  params: ById,
  response: z.object({ revisions: z.array(Revision) }),
  errors: [...missing],
});
const OneRevision = z.object({ id: z.string(), revisionId: z.string() });
export const getRevision = endpoint({
  method: "GET",
  path: "/api/resumes/:id/revisions/:revisionId",
  access,
  noun,
  params: OneRevision,
  response: z.object({ revision: Revision, content: ResumeContent, style: ResumeStyle }),
  errors: [...missing],
});
/** The earlier state becomes the newest version, and the present one a revision. */
export const restoreRevision = endpoint({
  method: "POST",
  path: "/api/resumes/:id/revisions/:revisionId/restore",
  access,
  noun,
  params: OneRevision,
  response: z.object({ resume: Resume }),
  errors: [...missing],
});

const tailorPosting = {
  jobId: z.string().min(1).max(200).optional(),
  jobText: text(20_000).regex(/\S/).optional(),
  jobTitle: line(300).optional(),
  company: line(300).optional(),
};
const hasOnePosting = ({ jobId, jobText }: { jobId?: string | undefined; jobText?: string | undefined }) =>
  (jobId === undefined) !== (jobText === undefined);

/** Shown as a whole before and after. Each step is applied alone, in any order. */
export const TailorStep = z.object({
  id: z.string(),
  kind: z.enum(["skills-order", "skill-wording", "bullet-front"]),
  before: z.string(),
  after: z.string(),
  /** Terms of the posting that the change moves further up. */
  terms: z.array(z.string()),
});
export type TailorStep = z.infer<typeof TailorStep>;

/** Tells what is asked, proven and missing, and the single edits that would suit it. */
export const compareWithPosting = endpoint({
  method: "POST",
  path: "/api/resumes/:id/tailor/sides",
  access,
  noun,
  params: ById,
  body: z.object(tailorPosting).refine(hasOnePosting, { path: ["jobText"] }),
  bodyLimit: { bytes: jsonBytes(21_000), values: 2_000 },
  response: z.object({
    asked: z.array(MatchTerm),
    proven: z.array(MatchTerm),
    missing: z.array(MatchTerm),
    edits: z.array(TailorStep),
  }),
  errors: [...missing],
  limit: 120,
});

/**
 * Linked to its base: the same words, with skills and bullets in the order that suits the posting; with `edits`, only
 * those of `compareWithPosting`. `base` is null while the base is in the trash, and for good once it is deleted.
 */
export const tailorResume = endpoint({
  method: "POST",
  path: "/api/resumes/:id/tailor",
  access,
  noun,
  params: ById,
  body: z
    .object({ ...tailorPosting, edits: z.array(z.string().max(300)).max(60).optional() })
    .refine(hasOnePosting, { path: ["jobText"] }),
  bodyLimit: { bytes: jsonBytes(40_000), values: 2_000 },
  response: z.object({ resume: Resume }),
  errors: [...missing, "too_many_resumes"],
});

/**
 * A difference between two resumes: `personalInfo.email`, `experience.<id>.title`, `experience.<id>` for an added
 * (`before` null) or removed (`after` null) entry, `experience` for another order, `custom.<id>.items.<id>`,
 * `skills.<name>` and similar for lines, named after their text. In ids `.`, `~` and `%` are written `%2e`, `%7e` and
 * `%25`.
 */
export const ResumeChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ResumeChange = z.infer<typeof ResumeChange>;
/**
 * `own`: changes of the tailored resume. `theirs`: later changes of the base, which can be taken over. Answers
 * `not_found` also for a resume without a base.
 */
export const compareWithBase = endpoint({
  method: "GET",
  path: "/api/resumes/:id/difference",
  access,
  noun,
  params: ById,
  response: z.object({ own: z.array(ResumeChange), theirs: z.array(ResumeChange) }),
  errors: [...missing],
});
/** Fields of `theirs`; marks the resume as up to date with its base. */
export const takeFromBase = endpoint({
  method: "POST",
  path: "/api/resumes/:id/take-from-base",
  access,
  noun,
  params: ById,
  body: z.object({ fields: z.array(z.string().max(600)).max(5_000), version: z.int().optional() }),
  bodyLimit: { ...resumeBodyLimit, values: 5_010 },
  response: z.object({ resume: Resume }),
  errors: [...missing, "conflict", "resume_too_long", "too_many_resumes"],
  limit: 60,
});

/** A parser's view of the original: its lines in reading order, each field with its confidence. */
export const readStoredFile = endpoint({
  method: "GET",
  path: "/api/resumes/:id/reading",
  access,
  noun,
  params: ById,
  response: z.object({
    format: ReadableFormat,
    recognized: z.boolean(),
    pages: z.array(z.object({ width: z.number(), height: z.number() })),
    lines: z.array(SeenLine),
    fields: z.array(FieldReading),
    content: ResumeContent,
  }),
  errors: parseResume.errors,
  limit: 30,
});

export const downloadFormats = ["pdf", "docx", "md", "txt", "json", "original"] as const;
export const DownloadFormat = z.enum(downloadFormats);
export type DownloadFormat = z.infer<typeof DownloadFormat>;

/** An attachment, valid for five minutes. `original` is the uploaded file. */
export const downloadResume = endpoint({
  method: "POST",
  path: "/api/resumes/:id/download",
  access,
  noun,
  params: ById,
  body: z.object({
    format: DownloadFormat.default("pdf"),
    /** Accepted and ignored: the resume decides what can be downloaded. */
    fileUrl: z.string().max(2_000).nullish(),
  }),
  response: z.object({ downloadUrl: z.string() }),
  errors: [...missing, "not_printable"],
  limit: 60,
});

/**
 * Signed and bound to person, resume, file and format; the link needs no session and answers 410 after five minutes.
 */
export const linkedFile = endpoint({
  method: "GET",
  path: "/api/files/:token",
  access: "public",
  noun,
  params: z.object({ token: z.string() }),
  response: z.unknown(),
  answers: ["application/octet-stream"],
  errors: ["not_found", "link_stale", "not_printable"],
  limit: 120,
});
