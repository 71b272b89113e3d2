import { Job } from "@waymark/contract/jobs";
import type { SavedJobSort, SavedJobState } from "@waymark/contract/jobs-saved";
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { type Db, sendWithNext } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { savedJobs } from "./tables.ts";

type SealDeps = Pick<Deps, "db" | "keys">;

export interface SavedRow {
  readonly job: Job;
  readonly savedAt: Date;
  readonly deletedAt: Date | null;
  readonly goneAt: Date | null;
  readonly notes: string;
  readonly tags: string[];
  readonly version: number;
}

const columns = {
  snapshot: savedJobs.snapshot,
  savedAt: savedJobs.savedAt,
  deletedAt: savedJobs.deletedAt,
  goneAt: savedJobs.goneAt,
  notesSealed: savedJobs.notesSealed,
  tags: savedJobs.tags,
  version: savedJobs.version,
};

interface StoredRow extends Omit<SavedRow, "job" | "notes"> {
  readonly snapshot: unknown;
  readonly notesSealed: string | null;
}

const placeOf = (userId: string, jobId: string) => ({
  table: "saved_jobs",
  row: `${userId}/${jobId}`,
  column: "notes",
});

/** Opens the notes of rows; fetches the person's key only once. */
async function openRows(deps: SealDeps, userId: string, rows: readonly StoredRow[]): Promise<SavedRow[]> {
  const isSealed = rows.some(({ notesSealed }) => notesSealed !== null);
  const seal = isSealed ? await deps.keys.of(deps.db, userId) : null;
  return rows.map(({ snapshot, notesSealed, ...row }) => {
    const job = Job.parse(snapshot);
    const notes =
      seal === null || notesSealed === null ? "" : seal.open(placeOf(userId, job.id), notesSealed);
    return { ...row, job, notes };
  });
}

const isSaved = (userId: string) => and(eq(savedJobs.userId, userId), isNull(savedJobs.deletedAt));

export interface SavedFilter {
  readonly text: string;
  readonly tag: string;
  readonly state?: SavedJobState | undefined;
  readonly sort: SavedJobSort;
}

const field = (name: "title" | "company" | "location" | "postedDate") =>
  sql<string>`${savedJobs.snapshot}->>${sql.raw(`'${name}'`)}`;
const topPay = sql`coalesce((${savedJobs.snapshot}->'pay'->>'max')::float, (${savedJobs.snapshot}->'pay'->>'min')::float)`;

const orders: Readonly<Record<SavedJobSort, readonly SQL[]>> = {
  saved: [],
  posted: [sql`${field("postedDate")} desc`],
  pay: [sql`${topPay} desc nulls last`],
  title: [sql`lower(${field("title")})`],
  company: [sql`nullif(lower(${field("company")}), '') asc nulls last`],
};

/** Lower case without accents, so that "kochin" finds "Köchin". */
const plain = (text: SQL) =>
  sql`translate(lower(${text}), 'áàâäãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy')`;

function matching(userId: string, { text, tag, state }: SavedFilter): SQL | undefined {
  // Escapes the wildcards of LIKE in the person's text.
  const words = text.split(/\s+/).filter((word) => word !== "");
  const has = words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    const said = sql`concat_ws(' ', ${field("title")}, ${field("company")}, ${field("location")})`;
    return sql`${plain(said)} like ${plain(sql`${like}`)}`;
  });
  return and(
    isSaved(userId),
    ...has,
    tag === "" ? undefined : arrayContains(savedJobs.tags, [tag]),
    state === undefined
      ? undefined
      : state === "open"
        ? isNull(savedJobs.goneAt)
        : sql`${savedJobs.goneAt} is not null`,
  );
}

export async function readPage(
  deps: SealDeps,
  userId: string,
  filter: SavedFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<SavedRow[]> {
  const rows = await deps.db
    .select(columns)
    .from(savedJobs)
    .where(matching(userId, filter))
    .orderBy(...orders[filter.sort], desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .offset(offset)
    .limit(limit);
  return openRows(deps, userId, rows);
}

export async function countMeeting(db: Db, userId: string, filter: SavedFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(savedJobs).where(matching(userId, filter));
  return row?.total ?? 0;
}

/** A summary of a person's saved jobs: ids from the newest on, gone marks and tags. */
export const readKept = (db: Db, userId: string) =>
  db
    .select({ jobId: savedJobs.jobId, goneAt: savedJobs.goneAt, tags: savedJobs.tags })
    .from(savedJobs)
    .where(isSaved(userId))
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId));

/** The number of saved jobs now and at an instant, as far as removals are kept (30 days). */
export async function countSaved(
  db: Db,
  userId: string,
  at: Date,
): Promise<{ now: number; weekAgo: number }> {
  const wasSaved = and(
    lte(savedJobs.savedAt, at),
    or(isNull(savedJobs.deletedAt), gt(savedJobs.deletedAt, at)),
  );
  const [row] = await db
    .select({
      now: sql<number>`(count(*) filter (where ${isNull(savedJobs.deletedAt)}))::int`,
      weekAgo: sql<number>`(count(*) filter (where ${wasSaved}))::int`,
    })
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId));
  return row ?? { now: 0, weekAgo: 0 };
}

const selectOne = (db: Db, userId: string, jobId: string) =>
  db
    .select(columns)
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)));

/** A person's row of a posting, even a removed one. */
export async function readSaved(deps: SealDeps, userId: string, jobId: string): Promise<SavedRow | null> {
  return (await openRows(deps, userId, await selectOne(deps.db, userId, jobId)))[0] ?? null;
}

/** Same, locked until the transaction ends. */
export async function lockSaved(deps: SealDeps, userId: string, jobId: string): Promise<SavedRow | null> {
  return (await openRows(deps, userId, await selectOne(deps.db, userId, jobId).for("update")))[0] ?? null;
}

/** Inserts or replaces a posting and clears its marks; notes and tags stay. */
export async function writeSaved(db: Db, userId: string, job: Job, savedAt: Date): Promise<void> {
  await db
    .insert(savedJobs)
    .values({ userId, jobId: job.id, snapshot: job, savedAt })
    .onConflictDoUpdate({
      target: [savedJobs.userId, savedJobs.jobId],
      set: { snapshot: job, savedAt, deletedAt: null },
    });
}

/** Saves notes and tags as the version after `version`. Call it in the transaction that locked the row. */
export async function writeNotes(
  deps: SealDeps,
  userId: string,
  jobId: string,
  { version, notes, tags }: { version: number; notes: string; tags: string[] },
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const notesSealed = notes === "" ? null : seal.seal(placeOf(userId, jobId), notes);
  const written = deps.db
    .update(savedJobs)
    .set({ notesSealed, tags, version: version + 1 })
    .where(and(isSaved(userId), eq(savedJobs.jobId, jobId)));
  await sendWithNext(deps.db, written);
}

export async function markRemoved(db: Db, userId: string, jobId: string, at: Date): Promise<void> {
  await db
    .update(savedJobs)
    .set({ deletedAt: at })
    .where(and(isSaved(userId), eq(savedJobs.jobId, jobId)));
}

/** Deletes what a person removed before an instant, and returns the ids of the postings. */
export async function forgetRemoved(db: Db, userId: string, before: Date): Promise<string[]> {
  const rows = await db
    .delete(savedJobs)
    .where(and(eq(savedJobs.userId, userId), lt(savedJobs.deletedAt, before)))
    .returning({ jobId: savedJobs.jobId });
  return rows.map((row) => row.jobId);
}

/** Records for everybody since when postings are gone; null for those that are back. */
export async function markGone(db: Db, marks: ReadonlyMap<string, Date | null>): Promise<void> {
  if (marks.size === 0) return;
  const values = [...marks].map(([id, at]) => sql`(${id}, ${at?.toISOString() ?? null}::timestamptz)`);
  await db.execute(sql`
    update saved_jobs set gone_at = mark.at
    from (values ${sql.join(values, sql`, `)}) as mark(job_id, at)
    where saved_jobs.job_id = mark.job_id and (saved_jobs.gone_at is null) <> (mark.at is null)`);
}

/** Ids of all saved postings, in order: `limit` of those after `after`. */
export async function keptIdsAfter(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(and(isNull(savedJobs.deletedAt), gt(savedJobs.jobId, after)))
    .orderBy(asc(savedJobs.jobId))
    .limit(limit);
  return rows.map(({ jobId }) => jobId);
}

/** Everything a person saved, including removed ones that can be restored. */
export async function readAllSaved(deps: SealDeps, userId: string): Promise<SavedRow[]> {
  const rows = await deps.db
    .select(columns)
    .from(savedJobs)
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt));
  return openRows(deps, userId, rows);
}
