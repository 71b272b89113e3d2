import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { mailRefusals, smtpServers } from "./tables.ts";

export async function hasOfferedTls(db: Db, server: string): Promise<boolean> {
  return (await db.$count(smtpServers, eq(smtpServers.server, server))) > 0;
}

export async function rememberTls(db: Db, server: string, at: Date): Promise<void> {
  await db.insert(smtpServers).values({ server, starttlsSeenAt: at }).onConflictDoNothing();
}

export async function isRefused(db: Db, addressHashes: readonly string[]): Promise<boolean> {
  return (await db.$count(mailRefusals, inArray(mailRefusals.addressHash, [...addressHashes]))) > 0;
}

export async function insertRefusal(db: Db, addressHash: string, at: Date): Promise<void> {
  await db.insert(mailRefusals).values({ addressHash, createdAt: at }).onConflictDoNothing();
}

export async function deleteRefusal(db: Db, addressHash: string): Promise<void> {
  await db.delete(mailRefusals).where(eq(mailRefusals.addressHash, addressHash));
}
