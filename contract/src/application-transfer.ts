import { z } from "zod";
import { Application, ApplicationJob, Stage } from "./applications.ts";
import { endpoint } from "./endpoint.ts";
import { Instant, Language } from "./values.ts";

const access = "user";
const noun = "applications";

/** Bytes of a file that applications are taken from. */
export const importFileLimit = 10_000_000;
/** Rows of it that are read. */
export const importRowsLimit = 50_000;
/** Columns of it that are read. */
export const importColumnsLimit = 100;
/** So many rows of a preview carry what they say; of the others it tells what becomes of them. */
export const importShownRows = 1_000;

/** What a column can be read as. */
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

/** In which order a date like 03/04/2026 is written. */
export const DateOrder = z.enum(["dmy", "mdy", "ymd"]);
export type DateOrder = z.infer<typeof DateOrder>;

export const ImportEncoding = z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"]);
export type ImportEncoding = z.infer<typeof ImportEncoding>;

/**
 * What a person says of a file in place of what was guessed: `columns` by position, null for one that is not taken;
 * `stages` by what stands in the stage column, in lower case. Sent as JSON in the form's field `choices`.
 */
export const ImportChoices = z.object({
  columns: z.array(ImportField.nullable()).max(importColumnsLimit).optional(),
  dateOrder: DateOrder.optional(),
  encoding: ImportEncoding.optional(),
  stages: z.record(z.string().max(200), z.string().max(40)).optional(),
});
export type ImportChoices = z.infer<typeof ImportChoices>;

/** Why a row is not taken. `gone`: nothing in it tells a job; `full`: the tracker holds no more. */
export const importRefusals = ["empty", "gone", "duplicate", "duplicate_in_file", "full"] as const;
/** What is taken otherwise than it stands there, or not. */
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
  /** What stands in the file, cut. */
  value: z.string(),
});
export type ImportRemark = z.infer<typeof Remark>;

/** An application as a row would become it. */
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

/** What becomes of one row; `row` counts from 1, the heading aside. Texts of a preview are cut. */
export const ImportRow = z.object({
  row: z.int(),
  refused: z.enum(importRefusals).nullable(),
  remarks: z.array(Remark),
  application: ImportedApplication.nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** How a file was read, and what every row of it becomes. */
export const ImportPreview = z.object({
  /** `waymark`: our own export, which has neither columns nor guesses. */
  kind: z.enum(["csv", "workbook", "waymark"]),
  from: z.enum(["huntr", "teal", "waymark", "other"]),
  encoding: ImportEncoding,
  separator: z.enum([",", ";", "\t", "|"]).nullable(),
  /** The sheet of a workbook that was read, where others have something on them too. */
  sheet: z.string().nullable(),
  dateOrder: DateOrder,
  /** Whether some date can be read in one way only, or all are written with the year first. */
  dateOrderSure: z.boolean(),
  columns: z.array(
    z.object({
      heading: z.string(),
      field: ImportField.nullable(),
      /** What stands in its first rows, cut. */
      examples: z.array(z.string()),
    }),
  ),
  /** What stands in the stage column, and as which stage each is read; null where it is not known. */
  stages: z.array(z.object({ text: z.string(), stage: z.string().nullable(), count: z.int() })),
  counts: z.object({ rows: z.int(), taken: z.int(), refused: z.int(), remarked: z.int() }),
  /** Rows beyond the limit, which are not read. */
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

/**
 * Says what would be taken of a file, and takes nothing. Multipart: the file in `applications`, and `choices` (the JSON
 * of `ImportChoices`) for what the person says in place of a guess.
 */
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
 * Takes what the preview of the same file and choices showed, all or nothing. What is there already is recognised, so
 * that sending it twice takes nothing twice. The plan does not count imports.
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

/** Our own export: everything of the tracker but the trash, so that it can be taken in again without a loss. */
export const ApplicationsFile = z.object({
  format: z.literal("waymark-applications"),
  version: z.literal(1),
  exportedAt: Instant,
  stages: z.array(Stage).max(100),
  removedStages: z.array(Stage).max(1_000),
  applications: z.array(Application),
});
export type ApplicationsFile = z.infer<typeof ApplicationsFile>;

/** The tracker as a file: CSV for spreadsheets, in the asker's language, or JSON. */
export const exportApplications = endpoint({
  method: "GET",
  path: "/api/application-export",
  access,
  noun,
  query: z.object({ format: z.enum(["csv", "json"]).default("csv") }),
  response: z.unknown(),
  errors: ["not_signed_in"],
  limit: 30,
});

/** A calendar date, as a query carries it. */
const Day = z.iso.date();

const ReportAsked = z.object({
  from: Day,
  to: Day,
  /** In which language; else the asker's. */
  language: Language.optional(),
});

/** One line of a work-search report. `how` and `result` are codes for whose words the locale files have. */
export const ReportLine = z.object({
  /** The day it was sent, in the asker's time zone. */
  on: Day,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** Where it was found or sent: a site, a person. */
  how: z.string(),
  url: z.string(),
  /** The phase it stands in now. */
  result: z.string(),
  /** The day of that. */
  resultOn: Day,
});
export type ReportLine = z.infer<typeof ReportLine>;

/** What a report of these days would say: applications sent in them, the oldest first. */
export const readReport = endpoint({
  method: "GET",
  path: "/api/application-report",
  access,
  noun,
  query: ReportAsked,
  response: z.object({ lines: z.array(ReportLine) }),
  errors: ["not_signed_in", "invalid_request"],
});

/** The same as a file for an office: PDF or CSV. */
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
  errors: ["not_signed_in", "invalid_request", "not_printable", "busy"],
  limit: 30,
});
