import type { ParseAnswer } from "@waymark/contract/resumes";

/** What was read of a resume, or of what stands for one. */
export type ResumeRead = Omit<ParseAnswer, "uploadId"> & { language: string };

/** Reads untrusted files in child processes; see `openFilePool`. */
export interface FilePool {
  /** @throws AppError with one of the file codes, or `files_busy` when the queue is full. */
  readResume(file: { bytes: Uint8Array; fileName: string; mimeType: string }): Promise<ResumeRead>;
  /** LinkedIn's data export, a ZIP of CSVs. @throws AppError as above, and `linkedin_export`. */
  readLinkedin(bytes: Uint8Array): Promise<ResumeRead>;
  /** A photo drawn anew as a square. @throws AppError with one of the photo codes, `file_timeout`, `files_busy`. */
  drawPhoto(bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: string }>;
  stats(): { running: number; waiting: number };
  close(): Promise<void>;
}
