import type { Job, Report } from "./messages.ts";

export type PrintJob = Omit<Job, "id">;
export type Printed = Exclude<Report, { kind: "ready" }>;

/** Typesets resumes beside the event loop. */
export interface Printer {
  /** @throws AppError `not_printable` with the time limit as its reason, `busy` when too many wait. */
  typeset(job: PrintJob): Promise<Printed>;
  close(): void;
}
