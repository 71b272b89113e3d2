import type { Posting } from "@waymark/domain/jobs/posting";
import { and, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { newId } from "../../ids.ts";
import { earlierDates } from "./duplicates/group-of.ts";
import { type JobRow, type ReadFrom, rowOf } from "./job-row.ts";
import { jobs } from "./tables.ts";

const identity = (row: { source: string; sourceId: string }) => `${row.source}\0${row.sourceId}`;

/**
 * The result of saving a batch: the rows written, those of them that are new or changed (`fresh`), and the number of
 * postings left out because their board has reached its limit.
 */
export interface Saved {
  readonly left: number;
  readonly rows: readonly JobRow[];
  readonly fresh: ReadonlySet<string>;
  readonly changed: readonly JobRow[];
}

const knownRows = (db: Db, postings: readonly Posting[]): Promise<JobRow[]> =>
  db
    .select()
    .from(jobs)
    .where(
      and(
        inArray(jobs.source, [...new Set(postings.map((p) => p.source))]),
        inArray(
          jobs.sourceId,
          postings.map((p) => p.sourceId),
        ),
      ),
    );

const isOther = (a: JobRow, b: JobRow): boolean =>
  (
    [
      "title",
      "company",
      "postedOn",
      "boardId",
      "followersOnly",
      "location",
      "salary",
      "description",
      "type",
      "url",
      "fingerprint",
      "payMin",
    ] as const
  ).some((key) => a[key] !== b[key]) || a.earlier.length !== b.earlier.length;

/** Saves postings: inserts at most `at.most` new ones, and updates those of a known source and id. */
export async function saveJobs(
  db: Db,
  postings: readonly Posting[],
  at: { now: Date; sample: boolean; board?: ReadFrom | null; most?: number },
): Promise<Saved> {
  const { most = Number.POSITIVE_INFINITY } = at;
  let left = 0;
  const byIdentity = new Map((await knownRows(db, postings)).map((row) => [identity(row), row]));
  const rows = new Map<string, JobRow>();
  const fresh = new Set<string>();
  const changed = new Set<string>();
  for (const posting of postings) {
    const there = byIdentity.get(identity(posting));
    if (there === undefined && fresh.size >= most) {
      left++;
      continue;
    }
    const made = rowOf(posting, there?.id ?? newId(), at);
    const postedAt = posting.postedAt ?? there?.postedAt ?? made.postedAt;
    const row: JobRow =
      there === undefined
        ? made
        : {
            ...made,
            postedAt,
            earlier: earlierDates(there, postedAt),
            createdAt: there.createdAt,
            shown: there.shown,
            cardId: there.cardId,
            card: there.card,
          };
    rows.set(row.id, row);
    byIdentity.set(identity(row), row);
    if (there === undefined) fresh.add(row.id);
    if (there === undefined || isOther(there, row)) changed.add(row.id);
  }
  if (rows.size > 0) await putRows(db, [...rows.values()]);
  return {
    left,
    rows: [...rows.values()],
    fresh,
    changed: [...rows.values()].filter(({ id }) => changed.has(id)),
  };
}

async function putRows(db: Db, rows: JobRow[]): Promise<void> {
  const excluded = (column: { name: string }) => sql.raw(`excluded."${column.name}"`);
  const {
    id: _id,
    createdAt: _created,
    shown: _shown,
    cardId: _cardId,
    card: _card,
    ...changing
  } = getTableColumns(jobs);
  const set = Object.fromEntries(Object.entries(changing).map(([key, column]) => [key, excluded(column)]));
  await db.insert(jobs).values(rows).onConflictDoUpdate({ target: jobs.id, set });
}

/** Updates the planner's statistics after many changes. */
export async function analyseJobs(db: Db): Promise<void> {
  await db.execute(sql`analyze jobs`);
}

/** Postings without towns, locked until the transaction ends; rows locked by others are skipped. */
export const withoutTowns = (db: Db, limit: number): Promise<JobRow[]> =>
  db.select().from(jobs).where(isNull(jobs.towns)).limit(limit).for("update", { skipLocked: true });

/** Writes the towns of all rows in one statement. */
export async function putTowns(db: Db, rows: readonly JobRow[]): Promise<void> {
  const located = JSON.stringify(rows.map(({ id, towns, country }) => ({ id, towns, country })));
  await db.execute(sql`
    update jobs set towns = found.towns, country = found.country
    from jsonb_to_recordset(${located}::jsonb) as found (id text, towns text[], country text)
    where jobs.id = found.id`);
}
