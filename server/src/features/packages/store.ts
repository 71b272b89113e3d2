import { Package, PackageJob, PackageRisk, type PackageRow, PackageStatus } from "@waymark/contract/packages";
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { packages } from "./tables.ts";

type Row = typeof packages.$inferSelect;
type SealedColumn = "job_sealed" | "content_sealed";

const isOwn = (userId: string, id: string) => and(eq(packages.userId, userId), eq(packages.id, id));
const placeOf = (row: string, column: SealedColumn) => ({ table: "packages", row, column });

/** The statuses of packages to look at; all others are history. */
const waitingStatuses: PackageStatus[] = ["preparing", "ready", "approved", "failed"];
const pageSize = 50;

/** Fields of a package that are there once it is made. */
export const PackageContent = Package.pick({
  knockOuts: true,
  reasons: true,
  answers: true,
  questionsFrom: true,
  dismissed: true,
}).extend({
  /** The language of its posting, in which letter, questions and file names are. */
  language: z.enum(["en", "es", "fr", "de"]),
  files: Package.shape.files,
});
export type PackageContent = z.infer<typeof PackageContent>;

const blankContent: PackageContent = {
  knockOuts: [],
  reasons: [],
  answers: [],
  questionsFrom: "usual",
  dismissed: null,
  language: "en",
  files: [],
};

/** A row as the contract shows it; `open` leaves the questions of the letter out. */
export interface StoredPackage extends PackageRow {
  readonly userId: string;
  readonly version: number;
  readonly letterId: string | null;
  readonly resumeId: string | null;
  readonly content: PackageContent;
  readonly approvedAt: string | null;
  readonly askedAt: string | null;
  readonly sentAt: string | null;
}

function packageOf(row: Row, seal: PersonSeal): StoredPackage {
  const open = (column: SealedColumn, text: string) => JSON.parse(seal.open(placeOf(row.id, column), text));
  return {
    id: row.id,
    userId: row.userId,
    ruleId: row.ruleId,
    job: PackageJob.parse(open("job_sealed", row.jobSealed)),
    match: row.match,
    risks: z.array(PackageRisk).parse(row.risks),
    status: PackageStatus.parse(row.status),
    open: row.open,
    applicationId: row.applicationId,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    letterId: row.letterId,
    resumeId: row.resumeId,
    content:
      row.contentSealed === null
        ? blankContent
        : PackageContent.parse(open("content_sealed", row.contentSealed)),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    askedAt: row.askedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

async function packagesOf(deps: Deps, userId: string, rows: readonly Row[]): Promise<StoredPackage[]> {
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => packageOf(row, seal));
}

/** Ids of postings for which the person has a package in whatever status. */
export async function readKnownJobs(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ jobId: packages.jobId }).from(packages).where(eq(packages.userId, userId));
  return rows.map(({ jobId }) => jobId);
}

/** Packages that the person has neither sent nor dismissed. */
export async function countWaiting(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(packages)
    .where(and(eq(packages.userId, userId), inArray(packages.status, waitingStatuses)));
  return row?.total ?? 0;
}

/** Packages that are ready and not snoozed, and those still being made. */
export async function countReady(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ ready: number; preparing: number }> {
  const isAwake = or(isNull(packages.snoozedUntil), lte(packages.snoozedUntil, now));
  const [row] = await db
    .select({
      ready: sql<string>`count(*) filter (where ${and(eq(packages.status, "ready"), isAwake)})`,
      preparing: sql<string>`count(*) filter (where ${eq(packages.status, "preparing")})`,
    })
    .from(packages)
    .where(eq(packages.userId, userId));
  return { ready: Number(row?.ready ?? 0), preparing: Number(row?.preparing ?? 0) };
}

/** Packages to look at, the newest first; or a page of the others. */
export async function readPackages(
  deps: Deps,
  userId: string,
  { list, after }: { readonly list: "waiting" | "history"; readonly after?: string | undefined },
): Promise<{ packages: StoredPackage[]; hasMore: boolean }> {
  const isListed =
    list === "waiting"
      ? inArray(packages.status, waitingStatuses)
      : notInArray(packages.status, waitingStatuses);
  const rows = await deps.db
    .select()
    .from(packages)
    .where(
      and(eq(packages.userId, userId), isListed, after === undefined ? undefined : lt(packages.id, after)),
    )
    .orderBy(desc(packages.id))
    .limit(list === "waiting" ? 1_000 : pageSize + 1);
  const shown = list === "waiting" ? rows : rows.slice(0, pageSize);
  return { packages: await packagesOf(deps, userId, shown), hasMore: rows.length > shown.length };
}

/** All packages of a person, the oldest first. */
export async function readAllPackages(deps: Deps, userId: string): Promise<StoredPackage[]> {
  const rows = await deps.db
    .select()
    .from(packages)
    .where(eq(packages.userId, userId))
    .orderBy(asc(packages.id));
  return packagesOf(deps, userId, rows);
}

/** One package; null when it is missing or another person's. `lock` holds it until the transaction ends. */
export async function readPackage(
  deps: Deps,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredPackage | null> {
  const query = deps.db.select().from(packages).where(isOwn(userId, id)).limit(1);
  const [row] = await (lock ? query.for("update") : query);
  return row === undefined ? null : packageOf(row, await deps.keys.of(deps.db, userId));
}

export async function readPackageOfJob(deps: Deps, userId: string, jobId: string): Promise<string | null> {
  const [row] = await deps.db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.userId, userId), eq(packages.jobId, jobId)));
  return row?.id ?? null;
}

export interface NewPackage {
  readonly id: string;
  readonly ruleId: string | null;
  readonly job: PackageJob;
  readonly match: number | null;
  readonly risks: readonly PackageRisk[];
}

/** Stores a package to be made. @returns false when the person has one of this posting already. */
export async function insertPackage(deps: Deps, userId: string, made: NewPackage): Promise<boolean> {
  const seal = await deps.keys.of(deps.db, userId);
  const now = deps.now();
  const { id, job, risks, ...rest } = made;
  const rows = await deps.db
    .insert(packages)
    .values({
      ...rest,
      id,
      userId,
      jobId: job.id,
      status: "preparing",
      risks: [...risks],
      jobSealed: seal.seal(placeOf(id, "job_sealed"), JSON.stringify(PackageJob.parse(job))),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: packages.id });
  return rows.length > 0;
}

export interface PackageChange {
  readonly status?: PackageStatus;
  readonly content?: PackageContent;
  readonly match?: number | null;
  readonly risks?: PackageRisk[];
  readonly letterId?: string | null;
  readonly resumeId?: string | null;
  readonly applicationId?: string | null;
  readonly snoozedUntil?: Date | null;
  readonly approvedAt?: Date | null;
  readonly askedAt?: Date | null;
  readonly sentAt?: Date | null;
}

/** Changes a package as a new version. */
export async function updatePackage(
  deps: Deps,
  userId: string,
  id: string,
  { content, ...change }: PackageChange,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const sealed =
    content === undefined
      ? {}
      : {
          contentSealed: seal.seal(
            placeOf(id, "content_sealed"),
            JSON.stringify(PackageContent.parse(content)),
          ),
          open: content.answers.filter(isOpen).length,
        };
  await deps.db
    .update(packages)
    .set({ ...change, ...sealed, version: sql`${packages.version} + 1`, updatedAt: deps.now() })
    .where(isOwn(userId, id));
}

/** A question without an answer that Waymark can hold: files and statistics are left out. */
const isOpen = ({ answer, kind, statistics }: PackageContent["answers"][number]): boolean =>
  answer.trim() === "" && kind !== "file" && !statistics;

/** Everybody's packages in some statuses, page by page. */
export async function readByStatus(
  db: Db,
  { statuses, after, limit }: { statuses: PackageStatus[]; after: string; limit: number },
): Promise<{ id: string; userId: string; jobId: string }[]> {
  return db
    .select({ id: packages.id, userId: packages.userId, jobId: packages.jobId })
    .from(packages)
    .where(and(inArray(packages.status, statuses), sql`${packages.id} > ${after}`))
    .orderBy(asc(packages.id))
    .limit(limit);
}

/** Approved packages nobody was asked about, approved before an instant. */
export async function readUnconfirmedSendings(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: packages.id, userId: packages.userId })
    .from(packages)
    .where(and(eq(packages.status, "approved"), lte(packages.approvedAt, before), isNull(packages.askedAt)))
    .orderBy(asc(packages.approvedAt))
    .limit(limit);
}

/** Packages still being made that were not changed since an instant. */
export async function readStuck(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: packages.id, userId: packages.userId })
    .from(packages)
    .where(and(eq(packages.status, "preparing"), lte(packages.updatedAt, before)))
    .orderBy(asc(packages.updatedAt))
    .limit(limit);
}
