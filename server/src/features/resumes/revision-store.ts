import type { Resume } from "@waymark/contract/resumes";
import type { Revision } from "@waymark/contract/resumes-versions";
import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { RevisedState } from "./stored-resume.ts";
import { resumeRevisions } from "./tables.ts";

const mostRevisions = 100;

/** Bytes of all sealed revisions of a person; the oldest beyond this are removed. */
const mostBytes = 100_000_000;

const placeOf = (row: string, column: "name" | "state" | "suggested_by") => ({
  table: "resume_revisions",
  row,
  column,
});
const isOf = (userId: string, resumeId: string) =>
  and(eq(resumeRevisions.userId, userId), eq(resumeRevisions.resumeId, resumeId));

/** Stores a resume's present state as a revision, and keeps the newest 100. */
export async function insertRevision(
  deps: Deps,
  userId: string,
  resume: Resume,
  suggestedBy: string | null,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const { name, content, style } = resume;
  const id = newId();
  await deps.db.insert(resumeRevisions).values({
    id,
    userId,
    resumeId: resume.id,
    version: resume.version,
    nameSealed: seal.seal(placeOf(id, "name"), name),
    stateSealed: seal.seal(placeOf(id, "state"), JSON.stringify({ content, style })),
    suggestedBySealed: suggestedBy === null ? null : seal.seal(placeOf(id, "suggested_by"), suggestedBy),
    savedAt: new Date(resume.updatedAt),
  });
  await removeOld(deps.db, userId, resume.id);
}

async function removeOld(db: Db, userId: string, resumeId: string): Promise<void> {
  await db.execute(sql`
    DELETE FROM resume_revisions WHERE user_id = ${userId} AND id IN (
      SELECT id FROM (
        SELECT id, resume_id,
          row_number() OVER (PARTITION BY resume_id ORDER BY id DESC) AS place,
          sum(pg_column_size(state_sealed)) OVER (ORDER BY id DESC) AS bytes
        FROM resume_revisions WHERE user_id = ${userId}
      ) AS ranked
      WHERE (resume_id = ${resumeId} AND place > ${mostRevisions}) OR bytes > ${mostBytes}
    )`);
}

type Row = typeof resumeRevisions.$inferSelect;
const revisionOf = (
  { id, version, savedAt, nameSealed, suggestedBySealed }: Omit<Row, "stateSealed">,
  seal: PersonSeal,
): Revision => ({
  id,
  version,
  name: seal.open(placeOf(id, "name"), nameSealed),
  savedAt: savedAt.toISOString(),
  suggestedBy: suggestedBySealed === null ? null : seal.open(placeOf(id, "suggested_by"), suggestedBySealed),
});
const stateOf = ({ id, stateSealed }: Row, seal: PersonSeal): RevisedState =>
  RevisedState.parse(JSON.parse(seal.open(placeOf(id, "state"), stateSealed)));

export async function readRevisions(deps: Deps, userId: string, resumeId: string): Promise<Revision[]> {
  const { stateSealed: _content, ...columns } = getTableColumns(resumeRevisions);
  const rows = await deps.db
    .select(columns)
    .from(resumeRevisions)
    .where(isOf(userId, resumeId))
    .orderBy(desc(resumeRevisions.id));
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => revisionOf(row, seal));
}

export async function readRevision(deps: Deps, userId: string, resumeId: string, id: string) {
  const [row] = await deps.db
    .select()
    .from(resumeRevisions)
    .where(and(isOf(userId, resumeId), eq(resumeRevisions.id, id)));
  if (row === undefined) return null;
  const seal = await deps.keys.of(deps.db, userId);
  return { revision: revisionOf(row, seal), ...stateOf(row, seal) };
}

export async function readAllRevisions(deps: Deps, userId: string) {
  const rows = await deps.db
    .select()
    .from(resumeRevisions)
    .where(eq(resumeRevisions.userId, userId))
    .orderBy(asc(resumeRevisions.id));
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => ({
    ...revisionOf(row, seal),
    resumeId: row.resumeId,
    ...stateOf(row, seal),
  }));
}
