import { AppError } from "@waymark/contract/errors";
import { type Interview, InterviewInput } from "@waymark/contract/interviews";
import { isProblem, readSpan } from "@waymark/domain/interviews/span";
import type { PersonSeal } from "../../db/seal.ts";
import type { interviews } from "./tables.ts";

export type InterviewRow = typeof interviews.$inferSelect;

const Content = InterviewInput.pick({
  title: true,
  people: true,
  place: true,
  link: true,
  notes: true,
  outcome: true,
});

const placeOf = (row: string) => ({ table: "interviews", row, column: "content_sealed" });

export function sealContent(seal: PersonSeal, id: string, input: InterviewInput): string {
  return seal.seal(placeOf(id), JSON.stringify(Content.parse(input)));
}

/** An interview without title and company of its job. */
export type StoredInterview = Omit<Interview, "job">;

export function interviewOf(row: InterviewRow, seal: PersonSeal): StoredInterview {
  const { timeZone, startsLocal, endsLocal, secondPass } = row;
  const span = readSpan({ timeZone, startsLocal, endsLocal });
  return {
    ...Content.parse(JSON.parse(seal.open(placeOf(row.id), row.contentSealed))),
    id: row.id,
    version: row.version,
    applicationId: row.applicationId,
    kind: InterviewInput.shape.kind.parse(row.kind),
    status: InterviewInput.shape.status.parse(row.status),
    timeZone,
    startsLocal,
    endsLocal,
    secondPass,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    startsTwice: !isProblem(span) && span.startsTwice,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Converts clock times to instants. */
export function requireSpan(input: Parameters<typeof readSpan>[0]) {
  const span = readSpan(input);
  if (!isProblem(span)) return span;
  const { code, ...details } = span;
  throw new AppError(code, details);
}
