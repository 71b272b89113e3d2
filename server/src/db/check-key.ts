import { asc } from "drizzle-orm";
import type { Db } from "./db.ts";
import { type Keys, SealBroken } from "./seal.ts";
import { personKeys } from "./tables.ts";

/** "unused": nothing is sealed yet. */
export async function checkKey(db: Db, keys: Keys): Promise<"fits" | "wrong" | "unused"> {
  const [first] = await db.select().from(personKeys).orderBy(asc(personKeys.createdAt)).limit(1);
  if (first === undefined) return "unused";
  try {
    await keys.of(db, first.userId);
    return "fits";
  } catch (error) {
    if (error instanceof SealBroken) return "wrong";
    throw error;
  }
}
