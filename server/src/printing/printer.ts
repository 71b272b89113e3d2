import type { Job, Report } from "./messages.ts";

type Unnumbered<J> = J extends Job ? Omit<J, "id"> : never;
export type PrintJob = Unnumbered<Job>;
export type Printed = Exclude<Report, { kind: "ready" }>;

export interface Printer {
  /** @throws AppError `not_printable` with the time limit as its reason, `busy` when too many wait. */
  typeset(job: PrintJob): Promise<Printed>;
  close(): void;
}
