import { ContactForm, type ProfileMessage } from "@waymark/contract/public-profile";
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, ne, or } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { profileMessages, publicProfiles, retiredSlugs } from "./tables.ts";

export interface PageRow {
  readonly slug: string;
  readonly secret: string;
  readonly publishedAt: Date | null;
}

const secretPlace = (userId: string) => ({ table: "public_profiles", row: userId, column: "secret_sealed" });
const messagePlace = (id: string) => ({ table: "profile_messages", row: id, column: "sealed" });

async function secretColumns(deps: Deps, userId: string, secret: string) {
  const seal = await deps.keys.of(deps.db, userId);
  return {
    secretHash: deps.keys.lookupHash("profile-link", secret),
    secretSealed: seal.seal(secretPlace(userId), secret),
    updatedAt: deps.now(),
  };
}

export async function readPage(deps: Deps, userId: string): Promise<PageRow | null> {
  const [row] = await deps.db
    .select({
      slug: publicProfiles.slug,
      sealed: publicProfiles.secretSealed,
      publishedAt: publicProfiles.publishedAt,
    })
    .from(publicProfiles)
    .where(eq(publicProfiles.userId, userId));
  if (row === undefined) return null;
  const seal = await deps.keys.of(deps.db, userId);
  const { slug, sealed, publishedAt } = row;
  return { slug, secret: seal.open(secretPlace(userId), sealed), publishedAt };
}

/** Tells also whether the address is the secret one. */
export async function findPage(
  deps: Deps,
  address: string,
): Promise<{ userId: string; slug: string; bySecret: boolean } | null> {
  const hashes = deps.keys.lookupHashes("profile-link", address);
  const [row] = await deps.db
    .select({ userId: publicProfiles.userId, slug: publicProfiles.slug, hash: publicProfiles.secretHash })
    .from(publicProfiles)
    .where(
      and(
        isNotNull(publicProfiles.publishedAt),
        or(eq(publicProfiles.slug, address), inArray(publicProfiles.secretHash, hashes)),
      ),
    )
    .limit(1);
  return row === undefined
    ? null
    : { userId: row.userId, slug: row.slug, bySecret: hashes.includes(row.hash) };
}

export async function isSlugTaken(db: Db, userId: string, slug: string, now: Date): Promise<boolean> {
  const [taken] = await db
    .select({ slug: publicProfiles.slug })
    .from(publicProfiles)
    .where(and(eq(publicProfiles.slug, slug), ne(publicProfiles.userId, userId)));
  if (taken !== undefined) return true;
  const [retired] = await db
    .select({ slug: retiredSlugs.slug })
    .from(retiredSlugs)
    .where(and(eq(retiredSlugs.slug, slug), ne(retiredSlugs.userId, userId), gt(retiredSlugs.freeAt, now)));
  return retired !== undefined;
}

/** Does nothing when the person has a page or the address was taken meanwhile. */
export async function insertPage(deps: Deps, userId: string, slug: string, secret: string): Promise<void> {
  const columns = await secretColumns(deps, userId, secret);
  await deps.db
    .insert(publicProfiles)
    .values({ userId, slug, ...columns, createdAt: columns.updatedAt })
    .onConflictDoNothing();
}

/** The old address stays reserved until `freeAt`. */
export async function moveSlug(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
  now: Date,
  freeAt: Date,
): Promise<void> {
  await db.update(publicProfiles).set({ slug: to, updatedAt: now }).where(eq(publicProfiles.userId, userId));
  await db.delete(retiredSlugs).where(eq(retiredSlugs.slug, to));
  await db
    .insert(retiredSlugs)
    .values({ slug: from, userId, freeAt })
    .onConflictDoUpdate({ target: retiredSlugs.slug, set: { userId, freeAt } });
}

export async function setPublished(db: Db, userId: string, publishedAt: Date | null): Promise<void> {
  await db.update(publicProfiles).set({ publishedAt }).where(eq(publicProfiles.userId, userId));
}

export async function changeSecret(deps: Deps, userId: string, secret: string): Promise<void> {
  await deps.db
    .update(publicProfiles)
    .set(await secretColumns(deps, userId, secret))
    .where(eq(publicProfiles.userId, userId));
}

export async function deletePage(db: Db, userId: string): Promise<void> {
  for (const table of [publicProfiles, retiredSlugs, profileMessages])
    await db.delete(table).where(eq(table.userId, userId));
}

export async function readPageOwners(db: Db): Promise<string[]> {
  const rows = await db.select({ userId: publicProfiles.userId }).from(publicProfiles);
  return rows.map(({ userId }) => userId);
}

export async function slugsOf(
  db: Db,
  userIds: readonly string[],
): Promise<{ userId: string; slug: string }[]> {
  if (userIds.length === 0) return [];
  return db
    .select({ userId: publicProfiles.userId, slug: publicProfiles.slug })
    .from(publicProfiles)
    .where(and(inArray(publicProfiles.userId, [...userIds]), isNotNull(publicProfiles.publishedAt)));
}

/** @returns false when the same form was sent before. */
export async function insertMessage(
  deps: Deps,
  userId: string,
  message: { id: string; formHash: string; content: ContactForm },
): Promise<boolean> {
  const seal = await deps.keys.of(deps.db, userId);
  const kept = await deps.db
    .insert(profileMessages)
    .values({
      id: message.id,
      userId,
      formHash: message.formHash,
      sealed: seal.seal(messagePlace(message.id), JSON.stringify(message.content)),
      createdAt: deps.now(),
    })
    .onConflictDoNothing()
    .returning({ id: profileMessages.id });
  return kept.length > 0;
}

type MessageRow = typeof profileMessages.$inferSelect;

const newest = (db: Db, userId: string) =>
  db
    .select()
    .from(profileMessages)
    .where(eq(profileMessages.userId, userId))
    .orderBy(desc(profileMessages.createdAt), desc(profileMessages.id));

export async function readMessages(deps: Deps, userId: string, limit: number): Promise<ProfileMessage[]> {
  return openMessages(deps, userId, await newest(deps.db, userId).limit(limit));
}

export async function readAllMessages(deps: Deps, userId: string): Promise<ProfileMessage[]> {
  return openMessages(deps, userId, await newest(deps.db, userId));
}

async function openMessages(deps: Deps, userId: string, rows: MessageRow[]): Promise<ProfileMessage[]> {
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => ({
    id: row.id,
    ...ContactForm.parse(JSON.parse(seal.open(messagePlace(row.id), row.sealed))),
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function readRetiredSlugs(db: Db, userId: string): Promise<{ slug: string; freeAt: Date }[]> {
  return db
    .select({ slug: retiredSlugs.slug, freeAt: retiredSlugs.freeAt })
    .from(retiredSlugs)
    .where(eq(retiredSlugs.userId, userId));
}

export async function deleteMessage(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(profileMessages)
    .where(and(eq(profileMessages.id, id), eq(profileMessages.userId, userId)))
    .returning({ id: profileMessages.id });
  return gone.length > 0;
}

export async function forgetOld(db: Db, messagesBefore: Date, now: Date): Promise<void> {
  await db.delete(profileMessages).where(lt(profileMessages.createdAt, messagesBefore));
  await db.delete(retiredSlugs).where(lte(retiredSlugs.freeAt, now));
}
