import { Story } from "@waymark/contract/stories";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { stories } from "./tables.ts";

const isOwn = (userId: string, id: string) => and(eq(stories.userId, userId), eq(stories.id, id));
const placeOf = (row: string) => ({ table: "stories", row, column: "content_sealed" });

/** The parts of a story that the person writes. */
export const StoryText = Story.omit({ id: true, version: true, createdAt: true, updatedAt: true });
export type StoryText = z.infer<typeof StoryText>;

const sealText = (seal: PersonSeal, id: string, story: StoryText) =>
  seal.seal(placeOf(id), JSON.stringify(StoryText.parse(story)));

function storyOf(row: typeof stories.$inferSelect, seal: PersonSeal): Story {
  return {
    id: row.id,
    ...StoryText.parse(JSON.parse(seal.open(placeOf(row.id), row.contentSealed))),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Serialises changes to the number of a person's stories. Call it in a transaction before anything is read. */
export async function lockStories(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716241))`);
}

export async function countStories(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(stories).where(eq(stories.userId, userId));
  return row?.total ?? 0;
}

/** The person's stories, the one changed last first. */
export async function readStories(deps: Deps, userId: string): Promise<Story[]> {
  const rows = await deps.db
    .select()
    .from(stories)
    .where(eq(stories.userId, userId))
    .orderBy(desc(stories.updatedAt), desc(stories.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => storyOf(row, seal));
}

/** One story, locked until the transaction ends; null when it is missing or another person's. */
export async function lockStory(deps: Deps, userId: string, id: string): Promise<Story | null> {
  const [row] = await deps.db.select().from(stories).where(isOwn(userId, id)).limit(1).for("update");
  return row === undefined ? null : storyOf(row, await deps.keys.of(deps.db, userId));
}

export async function insertStory(deps: Deps, userId: string, id: string, story: StoryText): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const now = deps.now();
  await deps.db
    .insert(stories)
    .values({ id, userId, contentSealed: sealText(seal, id, story), createdAt: now, updatedAt: now });
}

export async function updateStory(
  deps: Deps,
  userId: string,
  id: string,
  story: StoryText,
  version: number,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db
    .update(stories)
    .set({ contentSealed: sealText(seal, id, story), version, updatedAt: deps.now() })
    .where(isOwn(userId, id));
}

export async function removeStory(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(stories).where(isOwn(userId, id)).returning({ id: stories.id });
  return gone.length > 0;
}
