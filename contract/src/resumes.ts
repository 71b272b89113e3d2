import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { FileFacts } from "./resume-analysis.ts";
import { ResumeStyle } from "./resumes-style.ts";
import { Id, Instant, line, text } from "./values.ts";

/** A date as text: `YYYY`, `YYYY-MM`, `YYYY-MM-DD`, or empty when unknown. */
export const ResumeDate = z
  .string()
  .regex(/^(\d{4}(-\d{2}){0,2})?$/)
  .overwrite(inCalendar);

/** Leaves out a day or month that no calendar has: of `2020-13` the year still holds. */
function inCalendar(date: string): string {
  const [year = "", month = "01", day = "01"] = date.split("-");
  if (month < "01" || month > "12") return year;
  return day < "01" || day > "31" ? `${year}-${month}` : date;
}

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
  /** The line below the name in which the person describes themselves. */
  headline: line(200).default(""),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

export const ResumeLink = z.object({ id: z.string().max(64), label: line(120), url: line(500) });
export type ResumeLink = z.infer<typeof ResumeLink>;

/** A language the person speaks; `level` is in the resume's own words ("B2", "Muttersprache"). */
export const ResumeLanguage = z.object({ id: z.string().max(64), name: line(120), level: line(120) });
export type ResumeLanguage = z.infer<typeof ResumeLanguage>;

export const CustomItem = z.object({
  id: z.string().max(64),
  title: line(300),
  subtitle: line(300),
  /** As written: a day, a period, a year, or empty. */
  date: line(60),
  description: text(20_000),
});
export type CustomItem = z.infer<typeof CustomItem>;

/** A section with the person's own title: projects, volunteering, publications. */
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

/** A whole resume: the fields of section 3 of the specification, and others that people need. */
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
  /** Names of `resumeSections` and ids of custom sections in printing order; missing ones follow in the usual order. */
  sectionOrder: z.array(z.string().max(64)).max(60).default([]),
  /** Words that the person says are spelled right. */
  knownWords: z.array(line(60)).max(200).optional(),
});
export type ResumeContent = z.infer<typeof ResumeContent>;

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

/** `skills` is one text, separated by commas and spaces. */
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
  /** The stored upload that becomes the first resume when the profile is created; null for visitors. */
  uploadId: Id.nullable(),
  file: FileFacts.nullable().default(null),
});
export type ParseAnswer = z.infer<typeof ParseAnswer>;

export const resumeKinds = ["pdf", "doc", "docx"] as const;
export const maxResumeBytes = 10 * 1024 * 1024;

/** Characters of a resume's file as base64. */
const longestBase64 = Math.ceil((maxResumeBytes * 4) / 3) + 8;

/** The JSON variant: base64 of the file. The multipart variant uses the field `resume`. */
export const ParseInput = z.object({
  resumeContent: z.string().min(1).max(longestBase64),
  fileType: z.string().max(200).default(""),
  provider: z.string().max(60).optional(),
  fileName: line(255).optional(),
  userId: z.string().max(200).optional(),
  /** Identifies this reading in `resume-reading` events; the multipart variant has a field of the same name. */
  progressId: z.string().max(64).optional(),
});
/**
 * A file that is stored although it could not be read (protected, without text, too long) is refused with
 * `details.uploadId`, with which the profile can still be created.
 */
export const parseResume = endpoint({
  method: "POST",
  path: "/api/resume/parse",
  access: "user",
  noun: "resumes",
  body: ParseInput,
  // Line breaks every 76 characters, as mail programs add them to base64, take 3 % more in JSON.
  bodyLimit: { bytes: Math.ceil(longestBase64 * 1.03) + jsonBytes(1_000), values: 50 },
  base64File: "resumeContent",
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

/** A ZIP with Profile.csv, as multipart field `archive`. Not stored, because it has much more than a resume. */
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

/** The base of a tailored resume. `moved` is true when the base has changed since. */
export const ResumeBase = z.object({ id: Id, name: z.string(), version: z.int(), moved: z.boolean() });
export type ResumeBase = z.infer<typeof ResumeBase>;

/** A pasted posting has no `id`, but its `text`. */
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
  /** Facts about the stored original; null when there is none. */
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

/** Redirects to a link that works for five minutes. */
export const resumeFile = endpoint({
  method: "GET",
  path: "/api/resumes/:id/file",
  access: "user",
  noun: "resumes",
  params: z.object({ id: z.string() }),
  response: z.unknown(),
  answers: [],
  errors: ["not_signed_in", "not_found"],
});

export const StoredFile = z.object({
  id: Id,
  fileName: z.string(),
  fileUrl: z.string(),
  storagePath: z.string(),
  /** In bytes. */
  size: z.int(),
  createdAt: Instant,
});
export type StoredFile = z.infer<typeof StoredFile>;

/** Oldest first, 100 per page; `after` is the last id of the previous page. */
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
