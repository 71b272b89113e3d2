import { type Contact, ContactInput } from "@waymark/contract/applications-contacts";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { contactApplications, contacts } from "./tables.ts";

const one = (userId: string, id: string) => and(eq(contacts.userId, userId), eq(contacts.id, id));
const placeOf = (row: string) => ({ table: "contacts", row, column: "content_sealed" });

/** A person's contacts, or one of them, in no particular order. */
export async function readContacts(deps: Deps, userId: string, id?: string): Promise<Contact[]> {
  const rows = await deps.db
    .select()
    .from(contacts)
    .where(id === undefined ? eq(contacts.userId, userId) : one(userId, id))
    .orderBy(asc(contacts.id));
  if (rows.length === 0) return [];
  const links = await deps.db
    .select()
    .from(contactApplications)
    .where(
      and(
        eq(contactApplications.userId, userId),
        id === undefined ? undefined : eq(contactApplications.contactId, id),
      ),
    );
  const linked = new Map<string, string[]>();
  for (const { contactId, applicationId } of links) {
    const known = linked.get(contactId);
    if (known === undefined) linked.set(contactId, [applicationId]);
    else known.push(applicationId);
  }
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => ({
    ...ContactInput.parse(JSON.parse(seal.open(placeOf(row.id), row.contentSealed))),
    id: row.id,
    version: row.version,
    applicationIds: linked.get(row.id) ?? [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** The ids among the given ones that are contacts of this person. */
export async function ownContactIds(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), inArray(contacts.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** The owner of a contact id; null when it is unused. */
export async function ownerOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: contacts.userId }).from(contacts).where(eq(contacts.id, id));
  return row?.userId ?? null;
}

export async function countContacts(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(contacts).where(eq(contacts.userId, userId));
  return row?.total ?? 0;
}

export async function insertContact(
  deps: Deps,
  userId: string,
  id: string,
  input: ContactInput,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const now = deps.now();
  await deps.db.insert(contacts).values({
    ...{ id, userId, version: 1, createdAt: now, updatedAt: now },
    contentSealed: seal.seal(placeOf(id), JSON.stringify(ContactInput.parse(input))),
  });
}

export async function updateContact(
  deps: Deps,
  userId: string,
  id: string,
  input: ContactInput,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db
    .update(contacts)
    .set({
      contentSealed: seal.seal(placeOf(id), JSON.stringify(ContactInput.parse(input))),
      version: sql`${contacts.version} + 1`,
      updatedAt: deps.now(),
    })
    .where(one(userId, id));
}

/** Links a contact to these applications of the person, and removes its other links within `among`. */
export async function writeLinks(
  db: Db,
  userId: string,
  contactId: string,
  applicationIds: readonly string[],
  among?: readonly string[],
): Promise<void> {
  const here = and(eq(contactApplications.userId, userId), eq(contactApplications.contactId, contactId));
  if (among !== undefined && among.length > 0)
    await db
      .delete(contactApplications)
      .where(and(here, inArray(contactApplications.applicationId, [...among])));
  if (applicationIds.length === 0) return;
  await db
    .insert(contactApplications)
    .values(applicationIds.map((applicationId) => ({ userId, contactId, applicationId })))
    .onConflictDoNothing();
}

/** @returns whether there was one. */
export async function removeContact(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(contacts).where(one(userId, id)).returning({ id: contacts.id });
  return rows.length > 0;
}
