import { z } from "zod";
import { Application, ApplicationJob, Stage } from "./applications.ts";
import { endpoint } from "./endpoint.ts";
import { Instant, Language } from "./values.ts";

const access = "user";
const noun = "applications";

export const importFileLimit = 10_000_000;
export const importRowsLimit = 50_000;
export const importColumnsLimit = 100;
/** Rows of a preview with their texts; the others only have their outcome. */
export const importShownRows = 1_000;

export const importFields = [
  "title",
  "company",
  "location",
  "remote",
  "type",
  "url",
  "source",
  "salary",
  "description",
  "stage",
  "appliedAt",
  "addedAt",
  "deadline",
  "notes",
  "tags",
  "resume",
  "letter",
] as const;
export const ImportField = z.enum(importFields);
export type ImportField = z.infer<typeof ImportField>;

/** The order of day, month and year in a date such as 03/04/2026. */
export const DateOrder = z.enum(["dmy", "mdy", "ymd"]);
export type DateOrder = z.infer<typeof DateOrder>;

export const ImportEncoding = z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"]);
export type ImportEncoding = z.infer<typeof ImportEncoding>;

/**
 * The person's choices replace guesses: `columns` by position, null for an ignored one; `stages` by the text in the
 * stage column, in lower case. Sent as JSON in the form's field `choices`.
 */
export const ImportChoices = z.object({
  columns: z.array(ImportField.nullable()).max(importColumnsLimit).optional(),
  dateOrder: DateOrder.optional(),
  encoding: ImportEncoding.optional(),
  stages: z.record(z.string().max(200), z.string().max(40)).optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/** A row is not imported. `gone`: nothing in it identifies a job; `full`: the tracker is full. */
export const importRefusals = ["empty", "gone", "duplicate", "duplicate_in_file", "full"] as const;
export const importRemarks = [
  "title_from_company",
  "cut",
  "date_unread",
  "date_ahead",
  "stage_unknown",
  "address_unread",
  "type_unread",
  "fields_left",
] as const;

const Remark = z.object({
  code: z.enum(importRemarks),
  field: ImportField.nullable(),
  value: z.string(),
});
export type ImportRemark = z.infer<typeof Remark>;

export const ImportedApplication = z.object({
  job: ApplicationJob,
  stage: z.string(),
  addedAt: Instant.nullable(),
  appliedAt: Instant.nullable(),
  deadline: z.string().nullable(),
  tags: z.array(z.string()),
  notes: z.string(),
  description: z.string(),
  resume: z.string(),
  letter: z.string(),
});
export type ImportedApplication = z.infer<typeof ImportedApplication>;

/** `row` counts from 1, without the heading. Texts of a preview are shortened. */
export const ImportRow = z.object({
  row: z.int(),
  refused: z.enum(importRefusals).nullable(),
  remarks: z.array(Remark),
  application: ImportedApplication.nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** The way a file was read, and the outcome of every row. */
export const ImportPreview = z.object({
  /** `waymark` is the product's own export, which needs no columns or guesses. */
  kind: z.enum(["csv", "workbook", "waymark"]),
  from: z.enum(["huntr", "teal", "waymark", "other"]),
  encoding: ImportEncoding,
  separator: z.enum([",", ";", "\t", "|"]).nullable(),
  /** The sheet of a workbook that was read, if other sheets have content too. */
  sheet: z.string().nullable(),
  dateOrder: DateOrder,
  /** Whether at least one date proves the order, or all dates begin with the year. */
  dateOrderSure: z.boolean(),
  columns: z.array(
    z.object({
      heading: z.string(),
      field: ImportField.nullable(),
      examples: z.array(z.string()),
    }),
  ),
  /** The texts of the stage column with the stage each is read as; null when unknown. */
  stages: z.array(z.object({ text: z.string(), stage: z.string().nullable(), count: z.int() })),
  counts: z.object({ rows: z.int(), taken: z.int(), refused: z.int(), remarked: z.int() }),
  rowsLeft: z.boolean(),
  rows: z.array(ImportRow),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

const importErrors = [
  "not_signed_in",
  "file_missing",
  "file_too_large",
  "file_password",
  "file_corrupt",
  "file_bomb",
  "file_timeout",
  "files_busy",
  "import_kind",
  "import_empty",
  "invalid_request",
] as const;

/** Imports nothing. Multipart: the file in `applications`, and in `choices` the JSON of `ImportChoices`. */
export const previewImport = endpoint({
  method: "POST",
  path: "/api/application-import/preview",
  access,
  noun,
  files: ["applications"],
  fileBytes: importFileLimit,
  response: z.object({ preview: ImportPreview }),
  errors: [...importErrors],
  limit: 60,
});

/**
 * All or nothing, as the preview of the same file and choices showed. Existing applications are recognised, so sending
 * a file twice imports nothing twice. Imports do not count against the plan.
 */
export const confirmImport = endpoint({
  method: "POST",
  path: "/api/application-import",
  access,
  noun,
  files: ["applications"],
  fileBytes: importFileLimit,
  response: z.object({ taken: z.int(), refused: z.int(), stages: z.array(Stage) }),
  errors: [...importErrors, "too_many_applications"],
  limit: 30,
});

/** The product's own export: the whole tracker except the trash, importable without loss. */
export const ApplicationsFile = z.object({
  format: z.literal("waymark-applications"),
  version: z.literal(1),
  exportedAt: Instant,
  stages: z.array(Stage).max(100),
  removedStages: z.array(Stage).max(1_000),
  applications: z.array(Application),
});
export type ApplicationsFile = z.infer<typeof ApplicationsFile>;

/** CSV for spreadsheets, in the person's language, or JSON. */
export const exportApplications = endpoint({
  method: "GET",
  path: "/api/application-export",
  access,
  noun,
  query: z.object({ format: z.enum(["csv", "json"]).default("csv") }),
  response: z.unknown(),
  answers: ["text/csv", "application/json"],
  errors: ["not_signed_in"],
  limit: 30,
});

const Day = z.iso.date();

const ReportAsked = z.object({
  from: Day,
  to: Day,
  language: Language.optional(),
});

/** A line of a work-search report. The locale files have the words for the codes `how` and `result`. */
export const ReportLine = z.object({
  /** The day of sending, in the person's time zone. */
  on: Day,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** The place where it was found or sent: a site, a person. */
  how: z.string(),
  url: z.string(),
  result: z.string(),
  resultOn: Day,
});
export type ReportLine = z.infer<typeof ReportLine>;

/** Applications sent in these days, oldest first. */
export const readReport = endpoint({
  method: "GET",
  path: "/api/application-report",
  access,
  noun,
  query: ReportAsked,
  response: z.object({ lines: z.array(ReportLine) }),
  errors: ["not_signed_in", "invalid_request"],
});

/** The report as a PDF or CSV file for an office. */
export const downloadReport = endpoint({
  method: "GET",
  path: "/api/application-report/file",
  access,
  noun,
  query: ReportAsked.extend({
    format: z.enum(["pdf", "csv"]).default("pdf"),
    paper: z.enum(["a4", "letter"]).default("a4"),
  }),
  response: z.unknown(),
  answers: ["application/pdf", "text/csv"],
  errors: ["not_signed_in", "invalid_request", "not_printable", "busy"],
  limit: 30,
});
