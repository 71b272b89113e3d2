import type { ApplicationCard } from "@waymark/contract/applications";
import { isoOf } from "@waymark/domain/vocabulary/iso-of";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { jsonOf, msOf, readPacked } from "../../../db/read-packed.ts";
import type { NextTimes } from "../next-times.ts";
import { applications } from "../tables.ts";

const isLive = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));

const cardColumns = [
  applications.id,
  applications.version,
  jsonOf(applications.jobId),
  applications.job,
  jsonOf(applications.stage),
  applications.rank,
  jsonOf(applications.tags),
  msOf(applications.createdAt),
  msOf(applications.appliedAt),
  msOf(applications.stageSince),
  msOf(applications.updatedAt),
  applications.deadline,
  applications.postingGone,
  applications.archived,
];

const instant = (ms: string): string => (ms === "" ? "null" : `"${isoOf(Number(ms))}"`);
const quoted = (text: string | null | undefined): string => (text ? `"${text}"` : "null");
const truth = (text: string): string => (text === "t" ? "true" : "false");

const noTimes: ReadonlyMap<string, NextTimes> = new Map();

/**
 * The cards of a person's board as JSON, in order; archived ones if asked for. The JSON is assembled by hand because a
 * board may have a thousand cards, and the job, most of each card, is already stored as JSON.
 * @param times The next interview and reminder by application, from other features.
 */
export async function readCardsAsJson(
  db: Db,
  userId: string,
  withArchived: boolean,
  times: ReadonlyMap<string, NextTimes> = noTimes,
): Promise<string> {
  const isAsked = and(isLive(userId), withArchived ? undefined : eq(applications.archived, false));
  const cards = await readPacked(
    db,
    cardColumns,
    sql`${applications} WHERE ${isAsked}`,
    (id, version, jobId, job, stage, rank, tags, created, applied, since, updated, deadline, gone, away) => {
      const next = times.get(id);
      const json =
        `{"id":"${id}","version":${version},"jobId":${jobId || "null"},"job":${job},"stage":${stage},"rank":${rank},` +
        `"tags":${tags},"createdAt":${instant(created)},"appliedAt":${instant(applied)},"stageSince":${instant(since)},` +
        `"updatedAt":${instant(updated)},"deadline":${quoted(deadline)},"nextInterviewAt":${quoted(next?.nextInterviewAt)},` +
        `"nextReminderAt":${quoted(next?.nextReminderAt)},"postingGone":${truth(gone)},"archived":${truth(away)}}`;
      return { id, rank: Number(rank), json };
    },
  );
  // Sorted here, because the database would carry every job through its sort.
  cards.sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
  return `[${cards.map(({ json }) => json).join()}]`;
}

/** Same as objects, without next times. */
export async function readCards(db: Db, userId: string, withArchived: boolean): Promise<ApplicationCard[]> {
  return parsedCards(await readCardsAsJson(db, userId, withArchived));
}

/** The cast is safe: this file wrote the JSON, and a test checks it against the contract. */
const parsedCards = (json: string): ApplicationCard[] => JSON.parse(json);
