import type { ParseAnswer } from "@waymark/contract/resumes";

/** Reads untrusted files in child processes; see `openFilePool`. */
export interface FilePool {
  /** @throws AppError with one of the file codes, or `files_busy` when the queue is full. */
  readResume(file: {
    bytes: Uint8Array;
    fileName: string;
    mimeType: string;
  }): Promise<Omit<ParseAnswer, "uploadId"> & { language: string }>;
  stats(): { running: number; waiting: number };
  close(): Promise<void>;
}
