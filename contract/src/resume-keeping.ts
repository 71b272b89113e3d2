import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { resumeBodyLimit } from "./resume-limits.ts";
import { FieldReading, ReadableFormat, SeenLine } from "./resume-reading.ts";
import { ResumeStyle } from "./resume-style.ts";
import { maxResumeBytes, ProfileForm, parseResume, Resume, ResumeContent, ResumeStatus } from "./resumes.ts";
import { Done, Id, Instant, line, text } from "./values.ts";

const ById = z.object({ id: z.string() });
const noun = "resumes";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

/**
 * Reads a file, keeps it and makes a resume of it, named after the file and the default if it is the first. Multipart
 * field `resume`; a field `progressId` names the reading in `resume-reading` events, and the same file sent again
 * under it makes no second resume. A file that is kept although it could not be read (protected, without text, too
 * long) is refused with `details.resumeId`: the empty resume that holds it.
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

/** Makes an empty resume ("Resume N" in the asker's language), or the given one. */
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
 * What of a resume a person changes; the rest of the whole resume may be sent along and is not looked at. An empty
 * name leaves the old one. `isDefault: true` takes it from the other; `false` changes nothing.
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
   * Of the resume that was changed: versions count what was written (name, content, style). A stale one is refused
   * with `conflict` and `details.current` (the whole resume), unless what is sent stands there already; without one
   * the last write wins.
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

/** Into the trash for 30 days. The default passes on to the resume changed last. */
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

/**
 * A kept earlier state: the one the resume was made with, then one for each five minutes of writing. The newest 100
 * are kept.
 */
export const Revision = z.object({ id: Id, version: z.int(), name: z.string(), savedAt: Instant });
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
/** Puts an earlier content and style back as the newest version; what stood there becomes a revision itself. */
export const restoreRevision = endpoint({
  method: "POST",
  path: "/api/resumes/:id/revisions/:revisionId/restore",
  access,
  noun,
  params: OneRevision,
  response: z.object({ resume: Resume }),
  errors: [...missing],
});

/**
 * A resume made for one posting, linked to the one it comes from: the same words, skills and bullets in the order that
 * suits the posting. It stands on its own (`base` null) while its base is in the trash, and for good once that is gone.
 */
export const tailorResume = endpoint({
  method: "POST",
  path: "/api/resumes/:id/tailor",
  access,
  noun,
  params: ById,
  body: z
    .object({
      jobId: z.string().min(1).max(200).optional(),
      jobText: text(20_000).regex(/\S/).optional(),
      jobTitle: line(300).optional(),
      company: line(300).optional(),
    })
    .refine(({ jobId, jobText }) => (jobId === undefined) !== (jobText === undefined), { path: ["jobText"] }),
  bodyLimit: { bytes: jsonBytes(21_000), values: 2_000 },
  response: z.object({ resume: Resume }),
  errors: [...missing, "too_many_resumes"],
});

/**
 * One place where two resumes differ: `personalInfo.email`, `experience.<id>.title`, `experience.<id>` for an entry
 * that came (`before` null) or went (`after` null), `experience` for another order, `custom.<id>.items.<id>`,
 * `skills.<name>` and the like for lines, which have a name made of what they say. In ids `.`, `~` and `%` are written
 * `%2e`, `%7e` and `%25`.
 */
export const ResumeChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ResumeChange = z.infer<typeof ResumeChange>;
/**
 * `own`: what the tailored resume changed. `theirs`: what the base changed since, to be taken over or left. `not_found`
 * too where a resume is not linked to a base.
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
/** Takes over the named changes of the base (fields of `theirs`) and counts as up to date with it. */
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
});

/** What a parser sees of the stored original: its lines in reading order, and each field with its confidence. */
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

/** A link that hands the file over as an attachment, for five minutes. `original` is the uploaded file. */
export const downloadResume = endpoint({
  method: "POST",
  path: "/api/resumes/:id/download",
  access,
  noun,
  params: ById,
  body: z.object({
    format: DownloadFormat.default("pdf"),
    /** Accepted and not looked at: what may be downloaded follows from the resume. */
    fileUrl: z.string().max(2_000).nullish(),
  }),
  response: z.object({ downloadUrl: z.string() }),
  errors: [...missing, "not_printable"],
  limit: 60,
});

/**
 * The file behind a link. The link is signed and bound to person, resume, file and format; it needs no session and
 * answers 410 once its five minutes are over.
 */
export const linkedFile = endpoint({
  method: "GET",
  path: "/api/files/:token",
  access: "public",
  noun,
  params: z.object({ token: z.string() }),
  response: z.unknown(),
  errors: ["not_found", "link_stale", "not_printable"],
  limit: 120,
});
