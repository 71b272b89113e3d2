import type { ApplicationEvent, SentDocument } from "@waymark/contract/applications";
import type { ImportedApplication } from "@waymark/contract/applications-transfer";
import { AppError } from "@waymark/contract/errors";
import { type KeptStages, phaseOf } from "@waymark/domain/applications/stages";
import type { Actor } from "../../../actor.ts";
import type { PersonSeal } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { getResume } from "../../resumes/resumes.ts";
import { rankOnTop } from "../board/place-in-column.ts";
import { blank } from "../create-application.ts";
import { insertEvents } from "../events-store.ts";
import { allStages, happenedAt, stateColumns } from "../record-event.ts";
import { insertRows, ownersOf } from "../store.ts";
import { type ApplicationRow, sealColumn } from "../stored-application.ts";
import type { OwnRow } from "./import-own-export.ts";

const gap = 1_024;

/** Rows inserted between two reports of how far an import is. */
const step = 500;

type Made = {
  row: ApplicationRow;
  events: { applicationId: string; seq: number; event: ApplicationEvent }[];
};

async function insertInSteps(
  deps: Deps,
  actor: Actor,
  made: readonly Made[],
  onDone: (rows: number) => void,
): Promise<void> {
  for (let from = 0; from < made.length; from += step) {
    const some = made.slice(from, from + step);
    await insertRows(
      deps.db,
      some.map(({ row }) => row),
    );
    await insertEvents(
      deps.db,
      actor.userId,
      some.flatMap(({ events }) => events),
    );
    onDone(from + some.length);
  }
}

/** Inserts imported rows in the order of the file, above the existing cards. Call it in a transaction. */
export async function insertImportedRows(
  deps: Deps,
  actor: Actor,
  taken: readonly ImportedApplication[],
  kept: KeptStages,
  onDone: (rows: number) => void,
): Promise<void> {
  if (taken.length === 0) return;
  const now = deps.now();
  const seal = await deps.keys.of(deps.db, actor.userId);
  const tops = new Map<string, number>();
  for (const { stage } of taken)
    if (!tops.has(stage)) tops.set(stage, (await rankOnTop(deps, actor, stage)) - taken.length * gap);
  const made = taken.map((application, i) => {
    const id = newId();
    const events = eventsOf(application, kept, now);
    const rank = (tops.get(application.stage) ?? 0) + i * gap;
    const row = { ...rowOf(id, actor, application, seal, now), rank, ...stateColumns(events, kept) };
    return { row, events: events.map((event, seq) => ({ applicationId: id, seq, event })) };
  });
  await insertInSteps(deps, actor, made, onDone);
}

/**
 * A table gives a row's stage and date of sending, but not when it entered the stage. So its history begins in that
 * stage, and no figure takes the day of import for the day of an answer. A withdrawn application was sent first.
 */
function eventsOf(
  { stage, appliedAt, addedAt }: ImportedApplication,
  kept: KeptStages,
  now: Date,
): ApplicationEvent[] {
  const recordedAt = now.toISOString();
  const at = appliedAt ?? addedAt ?? recordedAt;
  const told = { undoes: null, at, recordedAt };
  const isWithdrawn = phaseOf(allStages(kept), stage) === "withdrawn";
  if (!isWithdrawn || appliedAt === null)
    return [{ id: newId(), kind: "created", from: null, to: stage, ...told }];
  return [
    { id: newId(), kind: "created", from: null, to: "applied", ...told },
    { id: newId(), kind: "moved", from: "applied", to: stage, ...told },
  ];
}

function rowOf(id: string, actor: Actor, application: ImportedApplication, seal: PersonSeal, now: Date) {
  const { job, addedAt, deadline, tags, notes, description, resume, letter } = application;
  return {
    ...blank(now),
    id,
    userId: actor.userId,
    jobId: null,
    job,
    description,
    tags,
    deadline,
    createdAt: addedAt === null ? now : new Date(addedAt),
    notesSealed: sealColumn(seal, id, "notes", notes || null),
    resumeNameSealed: sealColumn(seal, id, "resume_name", resume || null),
    letterNameSealed: sealColumn(seal, id, "letter_name", letter || null),
  };
}

/** Inserts applications of our own export unchanged, with their ids if unused. Call it in a transaction. */
export async function insertOwnExportRows(
  deps: Deps,
  actor: Actor,
  taken: readonly OwnRow[],
  kept: KeptStages,
  onDone: (rows: number) => void,
): Promise<void> {
  if (taken.length === 0) return;
  const now = deps.now();
  const seal = await deps.keys.of(deps.db, actor.userId);
  const owned = await ownersOf(
    deps.db,
    taken.map(({ given }) => given.id),
  );
  const isOwnResume = rememberResumes(deps, actor);
  const made: Made[] = [];
  for (const { given, events: told } of taken) {
    const id = owned.has(given.id) ? newId() : given.id;
    const resume = await isOwnResume(given.resume);
    const row = {
      ...blank(now),
      id,
      userId: actor.userId,
      jobId: given.jobId,
      job: given.job,
      description: given.description,
      tags: given.tags,
      deadline: given.deadline,
      rank: given.rank,
      postingGone: given.postingGone,
      archived: given.archived,
      createdAt: new Date(happenedAt(given.createdAt, now)),
      updatedAt: new Date(happenedAt(given.updatedAt, now)),
      notesSealed: sealColumn(seal, id, "notes", given.notes || null),
      resumeId: resume?.id ?? null,
      resumeVersion: resume?.version ?? null,
      resumeNameSealed: sealColumn(seal, id, "resume_name", resume?.name ?? null),
      letterNameSealed: sealColumn(seal, id, "letter_name", given.letter?.name ?? null),
      ...stateColumns(told, kept),
    };
    made.push({ row, events: told.map((event, seq) => ({ applicationId: id, seq, event })) });
  }
  await insertInSteps(deps, actor, made, onDone);
}

/** A document that refers to a missing or another person's resume only keeps its name. */
function rememberResumes(deps: Deps, actor: Actor) {
  const known = new Map<string, boolean>();
  return async (paper: SentDocument | null): Promise<SentDocument | null> => {
    if (paper === null || paper.id === null) return paper;
    let isOwn = known.get(paper.id);
    if (isOwn === undefined) {
      isOwn = await getResume(deps, actor, paper.id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      );
      known.set(paper.id, isOwn);
    }
    return isOwn ? paper : { id: null, version: null, name: paper.name };
  };
}
