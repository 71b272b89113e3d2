import {
  type Application,
  type ApplicationCard,
  type ApplicationEvent,
  ApplicationJob,
  applicationEventKinds,
  type SentDocument,
} from "@waymark/contract/applications";
import { z } from "zod";
import type { PersonSeal } from "../../db/seal.ts";
import type { applicationEvents, applications } from "./tables.ts";

export type ApplicationRow = typeof applications.$inferSelect;
export type EventRow = typeof applicationEvents.$inferSelect;

type Opener = Pick<PersonSeal, "open">;
type SealedColumn = "notes" | "resume_name" | "letter_name";
const placeOf = (row: string, column: SealedColumn) => ({ table: "applications", row, column });

/** Seals one column of an application; null stays null. */
export const sealColumn = (seal: PersonSeal, id: string, column: SealedColumn, plain: string | null) =>
  plain === null ? null : seal.seal(placeOf(id, column), plain);

const open = (seal: Opener, id: string, column: SealedColumn, sealed: string | null): string | null =>
  sealed === null ? null : seal.open(placeOf(id, column), sealed);

/** The columns for a list: nothing sealed, and no job text. */
export type CardRow = Omit<
  ApplicationRow,
  "userId" | "description" | "notesSealed" | "resumeNameSealed" | "letterNameSealed"
>;

/** The cast is safe: the job was validated when it was stored. A board has a thousand, so it is not parsed again. */
const storedJob = (job: unknown): ApplicationJob => job as ApplicationJob;

/** A row as a card. Other features add the next interview and reminder. */
export function cardOf(row: CardRow): ApplicationCard {
  return {
    id: row.id,
    version: row.version,
    jobId: row.jobId,
    job: storedJob(row.job),
    stage: row.stage,
    rank: row.rank,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    stageSince: row.stageSince.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deadline: row.deadline,
    nextInterviewAt: null,
    nextReminderAt: null,
    postingGone: row.postingGone,
    archived: row.archived,
  };
}

const Kind = z.enum(applicationEventKinds);

export function eventOf(row: EventRow): ApplicationEvent {
  return {
    id: row.id,
    kind: Kind.parse(row.kind),
    from: row.from,
    to: row.to,
    undoes: row.undoes,
    at: row.at.toISOString(),
    recordedAt: row.recordedAt.toISOString(),
    ...(row.byOther ? { by: { userId: row.byId, displayName: "" } } : {}),
  };
}

export const resumeOf = (
  row: Pick<ApplicationRow, "id" | "resumeId" | "resumeVersion" | "resumeNameSealed">,
  seal: Opener,
): SentDocument | null => {
  const name = open(seal, row.id, "resume_name", row.resumeNameSealed);
  return name === null ? null : { id: row.resumeId, version: row.resumeVersion, name };
};

export const letterNameOf = (row: Pick<ApplicationRow, "id" | "letterNameSealed">, seal: Opener) =>
  open(seal, row.id, "letter_name", row.letterNameSealed);

/** A row with its events, in the order they were recorded, as a whole application. */
export function applicationOf(
  row: ApplicationRow,
  events: readonly ApplicationEvent[],
  seal: PersonSeal,
): Application {
  const letter = letterNameOf(row, seal);
  return {
    ...cardOf(row),
    job: ApplicationJob.parse(row.job),
    description: row.description,
    notes: open(seal, row.id, "notes", row.notesSealed) ?? "",
    resume: resumeOf(row, seal),
    letter: letter === null ? null : { id: null, version: null, name: letter },
    events: [...events].reverse(),
  };
}
