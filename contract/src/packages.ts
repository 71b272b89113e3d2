import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { JobType } from "./jobs.ts";
import { LetterLength, LetterTone } from "./letters.ts";
import { FormAnswer, KnockOut, longestForm, mostOptionsOfForm, SeenForm } from "./packages-forms.ts";
import { Done, filledLine, Id, Instant, Language, text } from "./values.ts";

const noun = "packages";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;
const ById = z.object({ id: Id });

export const applyRulesLimit = 20;
/** Rules make no more until some are sent or dismissed. */
export const waitingPackagesLimit = 200;
/** Packages that one rule makes a day: usually, and at most. */
export const packagesPerDay = { usual: 5, most: 25 } as const;

/** For new postings of the rule's saved search. Empty lists and nulls ask for nothing. */
export const RuleCriteria = z.object({
  /** Words of which one must be in the title. */
  titles: z.array(filledLine(120)).max(30),
  places: z.array(filledLine(120)).max(30),
  remoteOnly: z.boolean(),
  /** Per year, in `currency`; postings without pay pass if `unknownPay` is set. */
  minPay: z.number().min(0).max(100_000_000).nullable(),
  currency: z.nullable(z.string().regex(/^[A-Z]{3}$/)),
  unknownPay: z.boolean(),
  types: z.array(JobType).max(20),
  minMatch: z.int().min(0).max(100),
  avoidCompanies: z.array(filledLine(200)).max(200),
  /** A posting with one of them in its title is left out. */
  avoidTitles: z.array(filledLine(120)).max(100),
  maxAgeDays: z.int().min(1).max(365),
  perDay: z.int().min(1).max(packagesPerDay.most),
});
export type RuleCriteria = z.infer<typeof RuleCriteria>;

const ruleFields = {
  name: filledLine(80),
  searchId: Id,
  /** The base of the tailored resumes; null is the default resume. */
  resumeId: Id.nullable(),
  tone: LetterTone,
  length: LetterLength,
  criteria: RuleCriteria,
  paused: z.boolean(),
  snoozedUntil: Instant.nullable(),
};
export const ApplyRule = z.object({
  id: Id,
  ...ruleFields,
  version: z.int(),
  waiting: z.int(),
  madeToday: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type ApplyRule = z.infer<typeof ApplyRule>;

export const packageRisks = ["old", "reposted", "no_pay", "same_employer"] as const;
export const PackageRisk = z.enum(packageRisks);
export type PackageRisk = z.infer<typeof PackageRisk>;

export const RuleMiss = z.enum([
  "title",
  "place",
  "pay",
  "type",
  "match",
  "company",
  "age",
  "per_day",
  "known",
]);
export type RuleMiss = z.infer<typeof RuleMiss>;

export const PackageJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** The employer's page, or the page of the source. */
  url: z.string(),
  /** An address that takes applications by mail, named in the posting. */
  mailTo: z.string().nullable(),
  postedAt: Instant.nullable(),
  sample: z.boolean(),
});
export type PackageJob = z.infer<typeof PackageJob>;

export const RulePick = z.object({ job: PackageJob, match: z.int(), risks: z.array(PackageRisk) });
export type RulePick = z.infer<typeof RulePick>;

/**
 * `preparing`: letter, resume and answers are being made. `approved`: the person sends it and says so. `closed`: the
 * posting is gone. `failed`: it could not be made.
 */
export const PackageStatus = z.enum([
  "preparing",
  "ready",
  "approved",
  "sent",
  "dismissed",
  "closed",
  "failed",
]);
export type PackageStatus = z.infer<typeof PackageStatus>;

export const dismissReasons = ["title", "place", "pay", "company", "level", "type", "old", "other"] as const;
export const DismissReason = z.enum(dismissReasons);
export type DismissReason = z.infer<typeof DismissReason>;

export const PackageRow = z.object({
  id: Id,
  ruleId: Id.nullable(),
  job: PackageJob,
  match: z.int().nullable(),
  risks: z.array(PackageRisk),
  status: PackageStatus,
  /** Questions that the person still has to answer, those of the letter included. */
  open: z.int(),
  applicationId: Id.nullable(),
  snoozedUntil: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PackageRow = z.infer<typeof PackageRow>;

export const Package = PackageRow.extend({
  version: z.int(),
  letterId: Id.nullable(),
  resumeId: Id.nullable(),
  knockOuts: z.array(KnockOut),
  /** As sentences in the person's language. */
  reasons: z.array(z.string()),
  answers: z.array(FormAnswer),
  /** Origin of the questions: the employer's form, the person's paste, the browser extension, or our list of usual ones. */
  questionsFrom: z.enum(["employer", "pasted", "extension", "usual"]),
  files: z.array(z.object({ kind: z.enum(["resume", "letter"]), name: z.string() })),
  dismissed: z.object({ reason: DismissReason, note: z.string() }).nullable(),
  approvedAt: Instant.nullable().default(null),
  /** When the person was asked whether an approved package was sent. */
  askedAt: Instant.nullable().default(null),
  sentAt: Instant.nullable().default(null),
});
export type Package = z.infer<typeof Package>;

export const listApplyRules = endpoint({
  method: "GET",
  path: "/api/apply-rules",
  access,
  noun,
  response: z.object({ rules: z.array(ApplyRule), limit: z.int() }),
  errors: ["not_signed_in"],
});
export const createApplyRule = endpoint({
  method: "POST",
  path: "/api/apply-rules",
  access,
  noun,
  body: z.object(ruleFields),
  bodyLimit: { bytes: jsonBytes(62_000), values: 500 },
  response: z.object({ rule: ApplyRule }),
  errors: [...missing, "plan_required", "too_many_rules"],
  limit: 60,
});
/**
 * Only the given fields. A stale `version` is refused with `conflict` and `details.current`. `restore` takes back the
 * deletion of a rule within a day.
 */
export const saveApplyRule = endpoint({
  method: "PUT",
  path: "/api/apply-rules/:id",
  access,
  noun,
  params: ById,
  body: z
    .object(ruleFields)
    .partial()
    .extend({ version: z.int().optional(), restore: z.literal(true).optional() }),
  bodyLimit: { bytes: jsonBytes(62_000), values: 500 },
  response: z.object({ rule: ApplyRule }),
  errors: [...missing, "conflict", "too_many_rules"],
});
export const deleteApplyRule = endpoint({
  method: "DELETE",
  path: "/api/apply-rules/:id",
  access,
  noun,
  params: ById,
  response: Done,
  errors: [...missing],
});
/** Picks a rule would make among today's postings, and counts those it leaves out by reason. Stores nothing. */
export const previewApplyRule = endpoint({
  method: "POST",
  path: "/api/apply-rules/preview",
  access,
  noun,
  body: z.object({ searchId: Id, criteria: RuleCriteria }),
  bodyLimit: { bytes: jsonBytes(62_000), values: 500 },
  response: z.object({
    picks: z.array(RulePick),
    looked: z.int(),
    missed: z.array(z.object({ miss: RuleMiss, count: z.int() })),
  }),
  errors: [...missing],
  limit: 120,
});

/** `waiting` are those to look at; `history` all others, the newest first, 50 a page. */
export const listPackages = endpoint({
  method: "GET",
  path: "/api/packages",
  access,
  noun,
  query: z.object({ list: z.enum(["waiting", "history"]).default("waiting"), after: Id.optional() }),
  response: z.object({ packages: z.array(PackageRow), hasMore: z.boolean() }),
  errors: ["not_signed_in"],
});
export const getPackage = endpoint({
  method: "GET",
  path: "/api/packages/:id",
  access,
  noun,
  params: ById,
  response: z.object({ package: Package }),
  errors: [...missing],
});
/** At once, without a rule. An existing one of the same job is answered instead. */
export const preparePackage = endpoint({
  method: "POST",
  path: "/api/packages",
  access,
  noun,
  body: z.object({ jobId: z.string().min(1).max(200) }),
  response: z.object({ package: Package }),
  errors: [...missing, "plan_required", "too_many_packages"],
  limit: 60,
});
/** Saves answers, or reads the questions of a pasted form. A stale `version` is refused with `conflict`. */
export const savePackage = endpoint({
  method: "PUT",
  path: "/api/packages/:id",
  access,
  noun,
  params: ById,
  body: z.object({
    answers: z
      .array(z.object({ id: z.string().max(200), answer: text(6_000) }))
      .max(300)
      .optional(),
    pastedForm: text(40_000).optional(),
    /** Questions that the browser extension read from the form. */
    seenForm: SeenForm.optional(),
    snoozedUntil: Instant.nullable().optional(),
    version: z.int().optional(),
  }),
  bodyLimit: { bytes: jsonBytes(longestForm), values: mostOptionsOfForm + 4_000 },
  response: z.object({ package: Package }),
  errors: [...missing, "conflict"],
});
/**
 * Counted once by the plan, creates the application at Preparing and answers the employer's page. Nothing is sent
 * anywhere. A second approval changes nothing.
 */
export const approvePackage = endpoint({
  method: "POST",
  path: "/api/packages/:id/approve",
  access,
  noun,
  params: ById,
  body: z.object({}),
  response: z.object({ package: Package, url: z.string() }),
  errors: [...missing, "plan_limit_reached", "package_unfinished", "package_closed", "too_many_applications"],
  limit: 60,
});
/** The application moves to Applied and keeps exactly what was sent. */
export const markPackageSent = endpoint({
  method: "POST",
  path: "/api/packages/:id/sent",
  access,
  noun,
  params: ById,
  body: z.object({}),
  response: z.object({ package: Package }),
  errors: [...missing, "package_unfinished", "not_printable", "too_many_files", "files_full"],
  limit: 60,
});
/** Approved again, the kept copies in the trash, the application back at Preparing. */
export const takeBackPackageSent = endpoint({
  method: "POST",
  path: "/api/packages/:id/not-sent",
  access,
  noun,
  params: ById,
  body: z.object({}),
  response: z.object({ package: Package }),
  errors: [...missing],
});
/** `proposal` is a change of its rule that would have left this posting out; the person takes it or not. */
export const dismissPackage = endpoint({
  method: "POST",
  path: "/api/packages/:id/dismiss",
  access,
  noun,
  params: ById,
  body: z.object({ reason: DismissReason, note: text(1_000).default("") }),
  response: z.object({ package: Package, proposal: RuleCriteria.partial().nullable() }),
  errors: [...missing],
  limit: 120,
});
export const reopenPackage = endpoint({
  method: "POST",
  path: "/api/packages/:id/reopen",
  access,
  noun,
  params: ById,
  body: z.object({}),
  response: z.object({ package: Package }),
  errors: [...missing, "package_closed"],
});
/** One file of the package, or the whole as a mail (`eml`); valid for five minutes. */
export const downloadPackage = endpoint({
  method: "POST",
  path: "/api/packages/:id/download",
  access,
  noun,
  params: ById,
  body: z.object({ file: z.enum(["resume", "letter", "eml"]), language: Language.optional() }),
  response: z.object({ downloadUrl: z.string() }),
  errors: [...missing, "not_printable", "package_unfinished"],
  limit: 60,
});
export const linkedPackageFile = endpoint({
  method: "GET",
  path: "/api/packages/links/:token",
  access: "public",
  noun,
  params: z.object({ token: z.string() }),
  response: z.unknown(),
  answers: ["application/octet-stream"],
  errors: ["not_found", "link_stale", "not_printable", "package_unfinished"],
  limit: 120,
});
