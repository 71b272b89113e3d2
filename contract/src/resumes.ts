import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { FileFacts } from "./resume-analysis.ts";
import { ResumeStyle } from "./resume-style.ts";
import { Id, Instant, line, text } from "./values.ts";

/** A date of a resume as text: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or empty when not known. */
export const ResumeDate = z.string().regex(/^(\d{4}(-\d{2}){0,2})?$/);

export const ExperienceItem = z.object({
  id: z.string().max(64),
  title: line(300),
  company: line(300),
  location: line(300),
  startDate: ResumeDate,
  endDate: ResumeDate,
  current: z.boolean(),
  description: text(20_000),
});
export type ExperienceItem = z.infer<typeof ExperienceItem>;

export const EducationItem = z.object({
  id: z.string().max(64),
  degree: line(300),
  school: line(300),
  location: line(300),
  gpa: line(60),
  graduationDate: ResumeDate,
});
export type EducationItem = z.infer<typeof EducationItem>;

export const PersonalInfo = z.object({
  firstName: line(120),
  lastName: line(120),
  email: line(254),
  phone: line(60),
  location: line(300),
  summary: text(20_000),
  /** What the person calls themselves in one line, under the name. */
  headline: line(200).default(""),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

export const ResumeLink = z.object({ id: z.string().max(64), label: line(120), url: line(500) });
export type ResumeLink = z.infer<typeof ResumeLink>;

/** A language the person speaks; `level` in the resume's own words ("B2", "Muttersprache"). */
export const ResumeLanguage = z.object({ id: z.string().max(64), name: line(120), level: line(120) });
export type ResumeLanguage = z.infer<typeof ResumeLanguage>;

export const CustomItem = z.object({
  id: z.string().max(64),
  title: line(300),
  subtitle: line(300),
  /** As written: a day, a span, a year, or nothing. */
  date: line(60),
  description: text(20_000),
});
export type CustomItem = z.infer<typeof CustomItem>;

/** A section under a title of the person's own: projects, volunteering, publications. */
export const CustomSection = z.object({
  id: z.string().max(64),
  title: line(120),
  items: z.array(CustomItem).max(100),
});
export type CustomSection = z.infer<typeof CustomSection>;

export const resumeSections = [
  "summary",
  "experience",
  "education",
  "skills",
  "languages",
  "certifications",
  "achievements",
  "links",
] as const;

/** The whole of a resume: what section 3 of the specification lists, and what people have besides. */
export const ResumeContent = z.object({
  personalInfo: PersonalInfo,
  experience: z.array(ExperienceItem).max(100),
  education: z.array(EducationItem).max(100),
  skills: z.array(line(200)).max(500),
  achievements: z.array(text(2_000)).max(200),
  certifications: z.array(text(2_000)).max(200),
  languages: z.array(ResumeLanguage).max(50).default([]),
  links: z.array(ResumeLink).max(50).default([]),
  custom: z.array(CustomSection).max(30).default([]),
  /** Names of `resumeSections` and ids of custom sections in the order they are printed; what is absent follows in the usual order. */
  sectionOrder: z.array(z.string().max(64)).max(60).default([]),
});
export type ResumeContent = z.infer<typeof ResumeContent>;

/** A resume in which nothing is written yet. */
export const emptyContent = (): ResumeContent => ({
  personalInfo: {
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    location: "",
    summary: "",
    headline: "",
  },
  experience: [],
  education: [],
  skills: [],
  achievements: [],
  certifications: [],
  languages: [],
  links: [],
  custom: [],
  sectionOrder: [],
});

/** `skills` is one comma-and-space separated text. */
export const ProfileForm = z.object({
  fullName: z.string(),
  email: z.string(),
  location: z.string(),
  experience: z.string(),
  skills: z.string(),
  bio: z.string(),
  desiredRole: z.string(),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const ParsedResume = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  experience: z.string(),
  skills: z.array(z.string()),
  summary: z.string(),
  desiredRoles: z.array(z.string()),
});
export type ParsedResume = z.infer<typeof ParsedResume>;

export const ParseAnswer = z.object({
  profileForm: ProfileForm,
  parsed: ParsedResume,
  content: ResumeContent,
  /** The stored upload that becomes the first resume when the profile is created; null when nobody is signed in. */
  uploadId: Id.nullable(),
  file: FileFacts.nullable().default(null),
});
export type ParseAnswer = z.infer<typeof ParseAnswer>;

/** File kinds of the resume pickers. */
export const resumeKinds = ["pdf", "doc", "docx"] as const;
export const maxResumeBytes = 10 * 1024 * 1024;

/** Characters of a resume's file as base64. */
const longestBase64 = Math.ceil((maxResumeBytes * 4) / 3) + 8;

/** JSON variant: base64 of the file. Multipart variant: the field `resume`. */
export const ParseInput = z.object({
  resumeContent: z.string().min(1).max(longestBase64),
  fileType: z.string().max(200).default(""),
  provider: z.string().max(60).optional(),
  fileName: line(255).optional(),
  userId: z.string().max(200).optional(),
  /** Names this reading in `resume-reading` events; a field of the same name in the multipart variant. */
  progressId: z.string().max(64).optional(),
});
/**
 * Reads a resume and keeps it. A file that is kept although it could not be read (protected, without text,
 * too long) is refused with `details.uploadId`, with which the profile can be created all the same.
 */
export const parseResume = endpoint({
  method: "POST",
  path: "/api/resume/parse",
  access: "user",
  noun: "resumes",
  body: ParseInput,
  // Line ends every 76 characters, as mail programs break base64, take a thirtieth more in JSON.
  bodyLimit: { bytes: Math.ceil(longestBase64 * 1.03) + jsonBytes(1_000), values: 50 },
  files: ["resume"],
  fileBytes: maxResumeBytes,
  response: ParseAnswer,
  errors: [
    "not_signed_in",
    "not_found",
    "file_missing",
    "file_too_large",
    "file_kind",
    "file_password",
    "file_corrupt",
    "file_bomb",
    "file_too_many_pages",
    "file_unreadable",
    "file_timeout",
    "files_busy",
  ],
  limit: 30,
});

/**
 * Reads LinkedIn's own data export, the ZIP with Profile.csv among its files, as the multipart field `archive`. The
 * archive itself is not kept: it holds much more than a resume says.
 */
export const importLinkedin = endpoint({
  method: "POST",
  path: "/api/resume/linkedin",
  access: "user",
  noun: "resumes",
  files: ["archive"],
  fileBytes: maxResumeBytes,
  response: ParseAnswer,
  errors: [
    "not_signed_in",
    "file_missing",
    "file_too_large",
    "linkedin_export",
    "file_password",
    "file_corrupt",
    "file_bomb",
    "file_timeout",
    "files_busy",
  ],
  limit: 30,
});

/** Where a tailored resume comes from. `moved` is true once the base has changed since. */
export const ResumeBase = z.object({ id: Id, name: z.string(), version: z.int(), moved: z.boolean() });
export type ResumeBase = z.infer<typeof ResumeBase>;

/** What a tailored resume was made for; a posting that was pasted has no `id`, but its `text`. */
export const ResumeJob = z.object({
  id: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  text: z.string().default(""),
});
export type ResumeJob = z.infer<typeof ResumeJob>;

export const ResumeStatus = z.enum(["draft", "published", "archived"]);
export const Resume = z.object({
  id: Id,
  name: z.string(),
  fileName: z.string(),
  fileUrl: z.string(),
  storagePath: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  isDefault: z.boolean(),
  status: ResumeStatus,
  content: ResumeContent,
  aiScore: z.int().min(0).max(100),
  feedback: z.array(z.string()),
  version: z.int(),
  style: ResumeStyle,
  base: ResumeBase.nullable(),
  job: ResumeJob.nullable(),
  /** Of the stored original, as it was read; null where there is none. */
  file: FileFacts.nullable().default(null),
});
export type Resume = z.infer<typeof Resume>;

export const listResumes = endpoint({
  method: "GET",
  path: "/api/resumes",
  access: "user",
  noun: "resumes",
  response: z.object({ resumes: z.array(Resume) }),
  errors: ["not_signed_in"],
});

/** The way to the resume's original file: a redirect to a link that hands it over for five minutes. */
export const resumeFile = endpoint({
  method: "GET",
  path: "/api/resumes/:id/file",
  access: "user",
  noun: "resumes",
  params: z.object({ id: z.string() }),
  response: z.unknown(),
  errors: ["not_signed_in", "not_found"],
});

export const StoredFile = z.object({
  /** The resume's id. */
  id: Id,
  fileName: z.string(),
  fileUrl: z.string(),
  storagePath: z.string(),
  /** Bytes. */
  size: z.int(),
  createdAt: Instant,
});
export type StoredFile = z.infer<typeof StoredFile>;

/** The person's stored original files, oldest first, 100 a page; `after` is the last id of the page before. */
export const listFiles = endpoint({
  method: "GET",
  path: "/api/resumes/files/:userId",
  access: "user",
  noun: "resumes",
  params: z.object({ userId: z.string() }),
  query: z.object({ after: Id.optional() }),
  response: z.object({ success: z.literal(true), files: z.array(StoredFile), hasMore: z.boolean() }),
  errors: ["not_signed_in", "not_found"],
});
