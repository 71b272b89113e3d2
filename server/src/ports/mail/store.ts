import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { mailRefusals, smtpServers } from "./tables.ts";

export async function hasOfferedTls(db: Db, server: string): Promise<boolean> {
  return (await db.$count(smtpServers, eq(smtpServers.server, server))) > 0;
}

export async function rememberTls(db: Db, server: string, at: Date): Promise<void> {
  await db.insert(smtpServers).values({ server, starttlsSeenAt: at }).onConflictDoNothing();
}

/**
 * The latest of the address's rows counts. One row under the newest hash replaces several; none remains where the
 * refusal was taken back. @param hashes Of the address, the newest pepper's first.
 */
export async function isRefused(db: Db, hashes: readonly string[]): Promise<boolean> {
  const [newest] = hashes;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(mailRefusals)
      .where(inArray(mailRefusals.addressHash, [...hashes]))
      .orderBy(desc(mailRefusals.createdAt), asc(mailRefusals.allowedAgain))
      .for("update");
    const [latest] = rows;
    if (latest === undefined || newest === undefined) return false;
    const isRight = rows.length === 1 && latest.addressHash === newest && !latest.allowedAgain;
    if (isRight) return true;
    for (const { addressHash } of rows)
      await tx.delete(mailRefusals).where(eq(mailRefusals.addressHash, addressHash));
    if (latest.allowedAgain) return false;
    // A refusal that has just come in under this hash says the same.
    await tx
      .insert(mailRefusals)
      .values({ ...latest, addressHash: newest })
      .onConflictDoNothing();
    return true;
  });
}

export async function putRefusal(
  db: Db,
  addressHash: string,
  allowedAgain: boolean,
  at: Date,
): Promise<void> {
  const decision = { createdAt: at, allowedAgain };
  await db
    .insert(mailRefusals)
    .values({ addressHash, ...decision })
    .onConflictDoUpdate({ target: mailRefusals.addressHash, set: decision });
}
