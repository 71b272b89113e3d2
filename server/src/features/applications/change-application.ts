import {
  type Application,
  type ApplicationEvent,
  ApplicationJob,
  type changeApplication as endpoint,
  type SentPaper,
} from "@waymark/contract/applications";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { sentEvent } from "@waymark/domain/applications/fold-events";
import type { Who } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { getResume } from "../resumes/get-resume.ts";
import { rowWithEvents } from "./board/move-application.ts";
import { rankOnTop } from "./board/place-in-column.ts";
import { readStages } from "./board/stages-store.ts";
import { setEventTime } from "./events-store.ts";
import { tellChange } from "./publish-change.ts";
import { readApplication, wholeOf } from "./read-application.ts";
import { allStages, happenedAt, recordEvent, standingColumns } from "./record-event.ts";
import { lockTracker, type RowChange, updateRow } from "./store.ts";
import { type ApplicationRow, resumeOf, sealColumn } from "./stored-application.ts";

type Asked = BodyOf<typeof endpoint>;

/**
 * Changes the given fields of an application. A resume is recorded with its present version; one recorded earlier stays
 * as it was sent.
 * @throws AppError `not_found`, also for another person's resume; `stage_not_allowed` for a date of sending of an
 * application that was withdrawn unsent; `conflict` with `details.current`.
 */
export async function changeApplication(
  deps: Deps,
  who: Who,
  id: string,
  asked: Asked,
): Promise<Application> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, who.userId);
    const { row, events } = await rowWithEvents(tx, who, id);
    if (asked.version !== undefined && asked.version !== row.version)
      throw new AppError("conflict", { current: await wholeOf(tx, who, row, events) });
    const change = { ...(await columnsOf(tx, who, row, asked)), updatedAt: tx.now() };
    if (asked.appliedAt === undefined) await updateRow(tx.db, who.userId, id, change);
    else await setSent(tx, who, row, { events, change, at: happenedAt(asked.appliedAt, tx.now()) });
    await tellChange(tx, who, id);
    return readApplication(tx, who, id);
  });
}

async function columnsOf(deps: Deps, who: Who, row: ApplicationRow, asked: Asked): Promise<RowChange> {
  const { job, notes, tags, deadline, archived, letter, resume } = asked;
  const seal = await deps.keys.of(deps.db, who.userId);
  return {
    ...(job === undefined ? {} : { job: ApplicationJob.parse({ ...ApplicationJob.parse(row.job), ...job }) }),
    ...(notes === undefined ? {} : { notesSealed: sealColumn(seal, row.id, "notes", notes || null) }),
    ...(tags === undefined ? {} : { tags: distinctTags(tags) }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(archived === undefined ? {} : { archived }),
    ...(letter === undefined
      ? {}
      : { letterNameSealed: sealColumn(seal, row.id, "letter_name", letter?.name ?? null) }),
    ...(resume === undefined ? {} : await resumeColumns(deps, who, row, resume)),
  };
}

/** Removes duplicate tags regardless of letter case; the first spelling stays. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [
    ...new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()] as const).reverse()).values(),
  ].reverse();

async function resumeColumns(
  deps: Deps,
  who: Who,
  row: ApplicationRow,
  resume: SentPaper | null,
): Promise<RowChange> {
  const seal = await deps.keys.of(deps.db, who.userId);
  const kept = resumeOf(row, seal);
  const isKept = resume !== null && kept !== null && isSamePaper(resume, kept);
  if (isKept) return {};
  const sent = resume === null || resume.id === null ? resume : await getResume(deps, who, resume.id);
  return {
    resumeId: sent?.id ?? null,
    resumeVersion: sent?.id == null ? null : sent.version,
    resumeNameSealed: sealColumn(seal, row.id, "resume_name", sent?.name ?? null),
  };
}

const isSamePaper = (one: SentPaper, other: SentPaper): boolean =>
  one.id === other.id && (one.id === null ? one.name === other.name : one.version === other.version);

/** Sets the date of sending: on the event of sending, or else by a move to Applied. */
async function setSent(
  deps: Deps,
  who: Who,
  row: ApplicationRow,
  { events, change, at }: { events: readonly ApplicationEvent[]; change: RowChange; at: string },
): Promise<void> {
  const kept = await readStages(deps.db, who.userId);
  const sent = sentEvent(events, allStages(kept));
  if (sent !== null) {
    await setEventTime(deps.db, who.userId, row.id, sent.id, new Date(at));
    const told = events.map((event) => (event.id === sent.id ? { ...event, at } : event));
    await updateRow(deps.db, who.userId, row.id, { ...change, ...standingColumns(told, kept) });
    return;
  }
  if (row.stage === "withdrawn") throw new AppError("stage_not_allowed", { from: row.stage, to: "applied" });
  const event: ApplicationEvent = {
    id: newId(),
    kind: "moved",
    from: row.stage,
    to: "applied",
    undoes: null,
    at,
    recordedAt: deps.now().toISOString(),
  };
  const rank = await rankOnTop(deps, who, "applied");
  await recordEvent(deps, who, row.id, { before: events, event, kept, change: { ...change, rank } });
}
