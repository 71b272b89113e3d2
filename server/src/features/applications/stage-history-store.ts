import type { ApplicationJob } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { jsonOf, msOf, readPacked } from "../../db/read-packed.ts";
import { applications } from "./tables.ts";

const isLive = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));

/** The steps that `record-event` stored. */
export const storedStageHistory = (way: string): Step[] => JSON.parse(way);

/** The steps of all applications outside the trash, by id. */
export const readStageHistories = (db: Db, userId: string): Promise<{ id: string; way: Step[] }[]> =>
  readPacked(
    db,
    [applications.id, applications.way],
    sql`${applications} WHERE ${isLive(userId)}`,
    (id, way) => ({ id, way: storedStageHistory(way) }),
  );

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
  const rows = await readPacked(
    db,
    [
      applications.id,
      msOf(applications.createdAt),
      sql`${applications.job}->'source'`,
      jsonOf(applications.resumeId),
      applications.resumeVersion,
      applications.resumeNameSealed,
      applications.letterNameSealed,
      applications.way,
    ],
    sql`${applications} WHERE ${isLive(userId)}`,
    (id, created, source, resumeId, version, resumeName, letterName, way) => ({
      id,
      createdAt: Number(created),
      source: String(JSON.parse(source)),
      resumeId: resumeId === "" ? null : String(JSON.parse(resumeId)),
      resumeVersion: version === "" ? null : Number(version),
      resumeNameSealed: resumeName || null,
      letterNameSealed: letterName || null,
      way: storedStageHistory(way),
    }),
  );
  return rows.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}
