import type { ApplicationCard } from "@waymark/contract/applications";
import { isoOf } from "@waymark/domain/vocabulary/iso-of";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { msOf, readJsonRows } from "../../../db/read-json-rows.ts";
import { applications } from "../tables.ts";

const cardColumns = [
  applications.id,
  applications.version,
  applications.jobId,
  applications.job,
  applications.stage,
  applications.rank,
  applications.tags,
  msOf(applications.createdAt),
  msOf(applications.appliedAt),
  msOf(applications.stageSince),
  msOf(applications.updatedAt),
  applications.deadline,
  applications.postingGone,
  applications.archived,
];

type CardValues = readonly [
  id: string,
  version: number,
  jobId: string | null,
  job: ApplicationCard["job"],
  stage: string,
  rank: number,
  tags: string[],
  createdMs: number,
  appliedMs: number | null,
  sinceMs: number,
  updatedMs: number,
  deadline: string | null,
  postingGone: boolean,
  archived: boolean,
];

/** The cards of a person's board in order; archived ones if asked for. Other features add the next times. */
export async function readCards(db: Db, userId: string, withArchived: boolean): Promise<ApplicationCard[]> {
  const isAsked = and(
    eq(applications.userId, userId),
    isNull(applications.deletedAt),
    withArchived ? undefined : eq(applications.archived, false),
  );
  const rows = await readJsonRows<CardValues>(db, cardColumns, sql`${applications} WHERE ${isAsked}`);
  // Sorted here, because the database would carry every job through its sort.
  return rows.map(cardOf).sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

function cardOf(values: CardValues): ApplicationCard {
  const [id, version, jobId, job, stage, rank, tags, createdMs, appliedMs, sinceMs, updatedMs] = values;
  const [deadline, postingGone, archived] = [values[11], values[12], values[13]];
  return {
    id,
    version,
    jobId,
    job,
    stage,
    rank,
    tags,
    createdAt: isoOf(createdMs),
    appliedAt: appliedMs === null ? null : isoOf(appliedMs),
    stageSince: isoOf(sinceMs),
    updatedAt: isoOf(updatedMs),
    deadline,
    nextInterviewAt: null,
    nextReminderAt: null,
    postingGone,
    archived,
  };
}
