import type { Revision } from "@waymark/contract/resume-keeping";
import type { Resume } from "@waymark/contract/resumes";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { ResumeState } from "./stored-resume.ts";
import { resumeRevisions } from "./tables.ts";

/** Revisions kept of one resume. */
export const mostRevisions = 100;

const placeOf = (row: string) => ({ table: "resume_revisions", row, column: "state" });
const isOf = (userId: string, resumeId: string) =>
  and(eq(resumeRevisions.userId, userId), eq(resumeRevisions.resumeId, resumeId));

/** Keeps a resume as it stands as a revision, and of all revisions the newest 100. */
export async function insertRevision(deps: Deps, userId: string, resume: Resume): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const { name, content, style } = resume;
  const id = newId();
  await deps.db.insert(resumeRevisions).values({
    id,
    userId,
    resumeId: resume.id,
    version: resume.version,
    stateSealed: seal.seal(placeOf(id), JSON.stringify({ name, content, style })),
    savedAt: new Date(resume.updatedAt),
  });
  const old = deps.db
    .select({ id: resumeRevisions.id })
    .from(resumeRevisions)
    .where(isOf(userId, resume.id))
    .orderBy(desc(resumeRevisions.id))
    .offset(mostRevisions);
  await deps.db.delete(resumeRevisions).where(and(isOf(userId, resume.id), inArray(resumeRevisions.id, old)));
}

type Row = typeof resumeRevisions.$inferSelect;
async function opened(deps: Deps, userId: string, rows: readonly Row[]) {
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => {
    const { name, ...state } = ResumeState.parse(JSON.parse(seal.open(placeOf(row.id), row.stateSealed)));
    const { id, version, savedAt } = row;
    const revision: Revision = { id, version, name, savedAt: savedAt.toISOString() };
    return { revision, ...state };
  });
}

/** The revisions of a resume, the newest first. */
export async function readRevisions(deps: Deps, userId: string, resumeId: string): Promise<Revision[]> {
  const rows = await deps.db
    .select()
    .from(resumeRevisions)
    .where(isOf(userId, resumeId))
    .orderBy(desc(resumeRevisions.id));
  return (await opened(deps, userId, rows)).map(({ revision }) => revision);
}

export async function readRevision(deps: Deps, userId: string, resumeId: string, id: string) {
  const rows = await deps.db
    .select()
    .from(resumeRevisions)
    .where(and(isOf(userId, resumeId), eq(resumeRevisions.id, id)));
  return (await opened(deps, userId, rows)).at(0) ?? null;
}

/** Every revision of a person, with its resume. */
export async function readAllRevisions(deps: Deps, userId: string) {
  const rows = await deps.db
    .select()
    .from(resumeRevisions)
    .where(eq(resumeRevisions.userId, userId))
    .orderBy(asc(resumeRevisions.id));
  const states = await opened(deps, userId, rows);
  return states.map(({ revision, ...state }, i) => ({ ...revision, resumeId: rows[i]?.resumeId, ...state }));
}
