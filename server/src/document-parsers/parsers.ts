import type { ParseAnswer } from "@waymark/contract/resumes";
import type { FieldReading, ReadableFormat, SeenLine } from "@waymark/contract/resumes-reading";
import type { FactKind, Facts } from "./facts/shape.ts";
import type { Bundle, Step, Table } from "./messages.ts";

/** The reading of a resume or its equivalent, with the positions in the file. */
export type ResumeRead = Omit<ParseAnswer, "uploadId" | "file"> & {
  language: string;
  format: ReadableFormat;
  /** Whether text was recognised in pictures of pages. */
  recognized: boolean;
  /** The number of last pages that are pictures and were not read for lack of time. */
  unread: number;
  fields: FieldReading[];
  lines: SeenLine[];
  pages: { width: number; height: number }[];
};

export type OnProgress = (step: Step) => void;

/** Reads untrusted files in child processes; see `openDocumentParsers`. */
export interface DocumentParsers {
  /**
   * @param onProgress Hears each stage as it begins.
   * @throws AppError with one of the file codes, or `files_busy` when the queue is full.
   */
  readResume(
    file: { bytes: Uint8Array; fileName: string; mimeType: string },
    onProgress?: OnProgress,
  ): Promise<ResumeRead>;
  /** LinkedIn's data export, a ZIP of CSVs. @throws AppError as above, and `linkedin_export`. */
  readLinkedin(bytes: Uint8Array): Promise<ResumeRead>;
  /**
   * The table of a workbook: its first sheet that has one, as CSV.
   * @throws AppError with a `file_…` code, `file_kind` for anything but a workbook, `files_busy`.
   */
  readTable(bytes: Uint8Array): Promise<Table>;
  /**
   * Reads another server's answer of up to `limits.answerBytes` into JSON texts for the caller to parse. `asked` goes to
   * the reader that the child processes were started with.
   * @throws AppError with a `file_…` code, or `files_busy`.
   */
  readAnswer(bytes: Uint8Array, asked: string): Promise<readonly string[]>;
  /**
   * One PDF of several files in their order: the first a PDF of ours, the others PDFs, JPEGs or PNGs.
   * @throws AppError with a `file_…` code and the file's number as the detail `part`, `files_busy`.
   */
  bundleFiles(files: readonly { readonly bytes: Uint8Array; readonly own: boolean }[]): Promise<Bundle>;
  /** Redraws a photo as a square. @throws AppError with one of the photo codes, `file_timeout`, `files_busy`. */
  drawPhoto(bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: string }>;
  /** Redraws a team's mark as a PNG of at most `maxMarkBytes`. @throws AppError as `drawPhoto`. */
  drawMark(bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: string }>;
  /**
   * A file of occupational facts, read by its own process with larger limits.
   * @throws AppError with a `facts_…` or `file_…` code.
   */
  readFacts(file: { bytes: Uint8Array; fileName: string; kind: FactKind; language: string }): Promise<Facts>;
  /** Starts a reader unless there is one, so that the next file need not wait for it. */
  prepare(): void;
  stats(): { running: number; waiting: number };
  close(): Promise<void>;
}
