import { generateIdentity, identityToRecipient } from "age-encryption";
import { pino } from "pino";
import { z } from "zod";
import { readConfig } from "../../../config.ts";
import type { Deps } from "../../../deps.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../../testing/template.ts";
import { makeBackup } from "../../backup/backup.ts";
import type { OpenDatabase } from "../../open.ts";
import { openArchived } from "../open-archived.ts";
import { restoreMoment } from "../restore-moment.ts";

type Rows = ReadonlyMap<number, string>;
/** A time, and its rows. */
interface Remembered {
  readonly at: Date;
  readonly rows: Rows;
}

export interface MomentFigures {
  readonly seed: number;
  readonly moments: number;
  /** Times at which the restored rows differed from the model's. */
  readonly wrong: readonly string[];
  readonly changes: number;
  readonly segments: number;
  readonly backups: number;
  /** Duration of the longest restore, in milliseconds. */
  readonly longestMs: number;
}

const Clock = z.object({ at: z.coerce.date() });
const Note = z.object({ id: z.number(), text: z.string() });
const silent = pino({ level: "silent" });

/** Pseudorandom numbers in [0, 1) from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A time after every commit so far, and before every later one. */
async function momentNow(database: OpenDatabase): Promise<Date> {
  const clock = async () =>
    Clock.parse((await database.query("SELECT clock_timestamp() AS at")).rows[0]).at.getTime();
  // Times have milliseconds, commits microseconds.
  const at = (await clock()) + 1;
  while ((await clock()) <= at);
  return new Date(at);
}

/** Adds, changes and deletes a few rows in one transaction, in the database and in the model. */
async function change(
  database: OpenDatabase,
  model: Map<number, string>,
  random: () => number,
): Promise<void> {
  const statements: string[] = [];
  for (let i = 0; i < 1 + random() * 20; i++) {
    const id = Math.floor(random() * 400);
    const text = `${Math.floor(random() * 1e9)}`.repeat(1 + Math.floor(random() * 40));
    if (random() < 0.2) {
      statements.push(`DELETE FROM notes WHERE id = ${id}`);
      model.delete(id);
    } else {
      statements.push(`INSERT INTO notes VALUES (${id}, '${text}')
        ON CONFLICT (id) DO UPDATE SET text = excluded.text`);
      model.set(id, text);
    }
  }
  await database.query(`BEGIN; ${statements.join("; ")}; COMMIT`);
}

/** Keeps writing, with occasional backups, and records times spread over the whole run. */
async function live(deps: Pick<Deps, "config" | "database">, moments: number, random: () => number) {
  const { database } = deps;
  await database.query("CREATE TABLE notes (id integer PRIMARY KEY, text text NOT NULL)");
  const model = new Map<number, string>();
  const remembered: Remembered[] = [];
  let [changes, backups] = [0, 0];
  const backupEvery = Math.max(2, Math.ceil(moments / 3));
  for (let i = 0; i < moments; i++) {
    if (i % backupEvery === 0) {
      const now = new Date(Date.now() + backups);
      await makeBackup({ ...deps, now: () => now });
      backups += 1;
    }
    for (let j = 0; j < 1 + random() * 30; j++, changes++) await change(database, model, random);
    remembered.push({ at: await momentNow(database), rows: new Map(model) });
    if (random() < 0.3) await database.query("SELECT pg_switch_wal()");
    await change(database, model, random);
  }
  return { remembered, changes, backups };
}

/**
 * Restores random moments of a database that was written to all the time, and compares its rows with a model's.
 * @param seed Decides what is written and when.
 */
export async function restoreRandomMoments(options: {
  readonly moments: number;
  readonly seed: number;
  readonly encrypted: boolean;
}): Promise<MomentFigures> {
  const identity = options.encrypted ? await generateIdentity() : undefined;
  const recipient = identity === undefined ? undefined : await identityToRecipient(identity);
  const dataDir = freshDataDir("waymark-moments-");
  try {
    await layEmbedded(dataDir);
    const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent", BACKUP_RECIPIENT: recipient };
    const config = readConfig(env);
    const database = await openArchived(config, silent, { durable: false });
    const lived = await live({ database, config }, options.moments, randomFrom(options.seed));
    await database.close();
    const wrong: string[] = [];
    let [longestMs, segments] = [0, 0];
    for (const { at, rows } of lived.remembered) {
      const began = performance.now();
      const look = async (recovered: OpenDatabase) => {
        const found = (await recovered.query("SELECT * FROM notes")).rows.map((row) => Note.parse(row));
        const isSame = found.length === rows.size && found.every(({ id, text }) => rows.get(id) === text);
        if (!isSame) wrong.push(at.toISOString());
      };
      segments += (await restoreMoment({ config, at, identity, look, agreed: false })).segments;
      longestMs = Math.max(longestMs, Math.round(performance.now() - began));
    }
    const { changes, backups } = lived;
    return { seed: options.seed, moments: options.moments, wrong, changes, segments, backups, longestMs };
  } finally {
    removeDataDir(dataDir);
  }
}
