import type { ApplicationJob } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { jsonIn, msOf, readJsonRows } from "../../db/read-json-rows.ts";
import { applications } from "./tables.ts";

const isLive = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));

/** The steps that `record-event` stored, of all applications outside the trash. */
export const readStageHistories = (db: Db, userId: string): Promise<(readonly [id: string, way: Step[]])[]> =>
  readJsonRows(db, [applications.id, jsonIn(applications.way)], sql`${applications} WHERE ${isLive(userId)}`);

/** The fields of an application that figures need: only the source of its job, and no notes. */
export interface FiguresRow {
  readonly id: string;
  readonly source: ApplicationJob["source"];
  readonly resumeId: string | null;
  readonly resumeVersion: number | null;
  readonly resumeNameSealed: string | null;
  readonly letterNameSealed: string | null;
  readonly way: readonly Step[];
}

/** The rows for figures: all outside the trash, oldest first. */
export async function readFiguresRows(db: Db, userId: string): Promise<FiguresRow[]> {
  const rows = await readJsonRows<FiguresValues>(
    db,
    [
      applications.id,
      msOf(applications.createdAt),
      sql`${applications.job}->'source'`,
      applications.resumeId,
      applications.resumeVersion,
      applications.resumeNameSealed,
      applications.letterNameSealed,
      jsonIn(applications.way),
    ],
    sql`${applications} WHERE ${isLive(userId)}`,
  );
  return rows
    .sort(([idA, createdA], [idB, createdB]) => createdA - createdB || (idA < idB ? -1 : 1))
    .map(([id, , source, resumeId, resumeVersion, resumeNameSealed, letterNameSealed, way]) => ({
      ...{ id, source, resumeId, resumeVersion, resumeNameSealed, letterNameSealed, way },
    }));
}

type FiguresValues = readonly [
  id: string,
  createdMs: number,
  source: ApplicationJob["source"],
  resumeId: string | null,
  resumeVersion: number | null,
  resumeNameSealed: string | null,
  letterNameSealed: string | null,
  way: readonly Step[],
];
