import {
  type Application,
  type ApplicationEvent,
  ApplicationJob,
  type changeApplication as endpoint,
  type SentDocument,
} from "@waymark/contract/applications";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { sentEvent } from "@waymark/domain/applications/fold-events";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { getResume } from "../resumes/resumes.ts";
import { rowWithEvents } from "./board/move-application.ts";
import { rankOnTop } from "./board/place-in-column.ts";
import { setEventTime } from "./events-store.ts";
import { publishChange } from "./publish-change.ts";
import { readApplication, wholeOf } from "./read-application.ts";
import { allStages, happenedAt, recordEvent, stateColumns } from "./record-event.ts";
import { lockTracker, type RowChange, readStages, updateRow } from "./store.ts";
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
  actor: Actor,
  id: string,
  asked: Asked,
): Promise<Application> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    const { row, events } = await rowWithEvents(tx, actor, id);
    if (asked.version !== undefined && asked.version !== row.version)
      throw new AppError("conflict", { current: await wholeOf(tx, actor, row, events) });
    const change = { ...(await columnsOf(tx, actor, row, asked)), updatedAt: tx.now() };
    if (asked.appliedAt === undefined) await updateRow(tx.db, actor.userId, id, change);
    else await setSent(tx, actor, row, { events, change, at: happenedAt(asked.appliedAt, tx.now()) });
    await publishChange(tx, actor, id);
    return readApplication(tx, actor, id);
  });
}

async function columnsOf(deps: Deps, actor: Actor, row: ApplicationRow, asked: Asked): Promise<RowChange> {
  const { job, notes, tags, deadline, archived, letter, resume } = asked;
  const seal = await deps.keys.of(deps.db, actor.userId);
  return {
    ...(job === undefined ? {} : { job: ApplicationJob.parse({ ...ApplicationJob.parse(row.job), ...job }) }),
    ...(notes === undefined ? {} : { notesSealed: sealColumn(seal, row.id, "notes", notes || null) }),
    ...(tags === undefined ? {} : { tags: distinctTags(tags) }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(archived === undefined ? {} : { archived }),
    ...(letter === undefined
      ? {}
      : { letterNameSealed: sealColumn(seal, row.id, "letter_name", letter?.name ?? null) }),
    ...(resume === undefined ? {} : await resumeColumns(deps, actor, row, resume)),
  };
}

/** Removes duplicate tags regardless of letter case; the first spelling stays. */
export const distinctTags = (tags: readonly string[]): string[] =>
  [
    ...new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()] as const).reverse()).values(),
  ].reverse();

async function resumeColumns(
  deps: Deps,
  actor: Actor,
  row: ApplicationRow,
  resume: SentDocument | null,
): Promise<RowChange> {
  const seal = await deps.keys.of(deps.db, actor.userId);
  const kept = resumeOf(row, seal);
  const isKept = resume !== null && kept !== null && isSamePaper(resume, kept);
  if (isKept) return {};
  const sent = resume === null || resume.id === null ? resume : await getResume(deps, actor, resume.id);
  return {
    resumeId: sent?.id ?? null,
    resumeVersion: sent?.id == null ? null : sent.version,
    resumeNameSealed: sealColumn(seal, row.id, "resume_name", sent?.name ?? null),
  };
}

const isSamePaper = (one: SentDocument, other: SentDocument): boolean =>
  one.id === other.id && (one.id === null ? one.name === other.name : one.version === other.version);

/** Sets the date of sending: on the event of sending, or else by a move to Applied. */
async function setSent(
  deps: Deps,
  actor: Actor,
  row: ApplicationRow,
  { events, change, at }: { events: readonly ApplicationEvent[]; change: RowChange; at: string },
): Promise<void> {
  const kept = await readStages(deps.db, actor.userId);
  const sent = sentEvent(events, allStages(kept));
  if (sent !== null) {
    await setEventTime(deps.db, actor.userId, row.id, sent.id, new Date(at));
    const told = events.map((event) => (event.id === sent.id ? { ...event, at } : event));
    await updateRow(deps.db, actor.userId, row.id, { ...change, ...stateColumns(told, kept) });
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
  const rank = await rankOnTop(deps, actor, "applied");
  await recordEvent(deps, actor, row.id, { before: events, event, kept, change: { ...change, rank } });
}
