import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "./db.ts";
import type { RotationStep } from "./key-files.ts";
import { Keys, type Place, personKeyPlace, SealBroken } from "./seal.ts";
import { installationKeys, personKeys } from "./tables.ts";

const batchSize = 500;

const pepperPlace = (number: number): Place => ({
  table: "installation_keys",
  row: `pepper ${number}`,
  column: "wrapped",
});

export async function loadPeppers(db: Db, keys: Keys): Promise<void> {
  const rows = await db.select().from(installationKeys).orderBy(desc(installationKeys.number));
  keys.usePeppers(rows.map(({ number, wrapped }) => keys.unwrap(pepperPlace(number), wrapped)));
}

/** Continues an unfinished one. Earlier hashes stay valid where they must last (`lookupHashes`). */
export async function addPepper(db: Db, keys: Keys): Promise<void> {
  await db.transaction(async (tx) => {
    const [newest] = await tx.select().from(installationKeys).orderBy(desc(installationKeys.number)).limit(1);
    if (newest !== undefined && newest.finishedAt === null) return;
    if (newest === undefined) await insertPepper(tx, 0, keys.wrapPepper(pepperPlace(0)), new Date());
    const number = (newest?.number ?? 0) + 1;
    await insertPepper(tx, number, keys.wrap(pepperPlace(number), randomBytes(32)), null);
  });
  await loadPeppers(db, keys);
}

/** An interrupted rotation left a pepper that is not finished. */
export async function isPepperUnfinished(db: Db): Promise<boolean> {
  return (await db.$count(installationKeys, isNull(installationKeys.finishedAt))) > 0;
}

/** Everything possible was hashed again. @returns false when that was noted before. */
export async function finishPepper(db: Db): Promise<boolean> {
  const finished = await db
    .update(installationKeys)
    .set({ finishedAt: new Date() })
    .where(isNull(installationKeys.finishedAt))
    .returning({ number: installationKeys.number });
  return finished.length > 0;
}

async function insertPepper(db: Db, number: number, wrapped: string, finishedAt: Date | null): Promise<void> {
  await db.insert(installationKeys).values({ number, wrapped, createdAt: new Date(), finishedAt });
}

export interface Rewrapping {
  readonly db: Db;
  readonly master: Buffer;
  readonly older: readonly Buffer[];
  readonly onStep?: (step: RotationStep) => void;
}

/**
 * May be interrupted anywhere and started again.
 * @throws SealBroken when none of the keys opens a value; values rewrapped until then stay so.
 */
export async function rewrapKeys({ db, master, older, onStep = () => {} }: Rewrapping): Promise<void> {
  const ring = [master, ...older].map((key) => new Keys(key));
  await keepPepper(db, ring);
  onStep("pepper kept");
  for (const { number, wrapped } of await db.select().from(installationKeys)) {
    const fresh = wrappedAnew(ring, pepperPlace(number), wrapped);
    if (fresh === null) continue;
    await db.update(installationKeys).set({ wrapped: fresh }).where(eq(installationKeys.number, number));
  }
  for (let last: string | undefined = ""; last !== undefined; ) {
    last = await rewrapBatch(db, ring, last);
    onStep("batch");
  }
  onStep("rewrapped");
}

/** @returns the last person of the batch; undefined when nobody is left. */
async function rewrapBatch(db: Db, ring: readonly Keys[], after: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(personKeys)
      .where(gt(personKeys.userId, after))
      .orderBy(asc(personKeys.userId))
      .limit(batchSize);
    for (const { userId, wrapped } of rows) {
      const fresh = wrappedAnew(ring, personKeyPlace(userId), wrapped);
      if (fresh === null) continue;
      const same = and(eq(personKeys.userId, userId), eq(personKeys.wrapped, wrapped));
      await tx.update(personKeys).set({ wrapped: fresh }).where(same);
    }
    return rows.at(-1)?.userId;
  });
}

/** Earlier hashes depend on the database's key, so their pepper is stored before that key goes. */
async function keepPepper(db: Db, ring: readonly Keys[]): Promise<void> {
  const [current, last] = ring;
  if (current === undefined || (await db.$count(installationKeys)) > 0) return;
  const [person] = await db.select().from(personKeys).limit(1);
  const usedWith =
    person === undefined
      ? last
      : ring.find((keys) => opens(keys, personKeyPlace(person.userId), person.wrapped));
  if (usedWith === undefined || usedWith === current) return;
  const place = pepperPlace(0);
  await insertPepper(
    db,
    0,
    current.wrap(place, usedWith.unwrap(place, usedWith.wrapPepper(place))),
    new Date(),
  );
}

function opens(keys: Keys, place: Place, wrapped: string): boolean {
  try {
    keys.unwrap(place, wrapped);
    return true;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}

/** Null when the first of the keys already opens it. */
function wrappedAnew([current, ...older]: readonly Keys[], place: Place, wrapped: string): string | null {
  if (current === undefined || opens(current, place, wrapped)) return null;
  const old = older.find((keys) => opens(keys, place, wrapped));
  if (old === undefined) throw new SealBroken(`No key opens ${place.table} ${place.row}.`);
  return current.wrap(place, old.unwrap(place, wrapped));
}
