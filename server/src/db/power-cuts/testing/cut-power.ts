import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { repositoryRoot } from "../../../root.ts";
import { childArguments } from "../../../testing/child-program.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../../testing/template.ts";
import { giveTreeOwnership, openHome } from "../../embedded/home.ts";
import { openEmbedded } from "../../embedded/open-embedded.ts";
import type { Random } from "./recorded-file.ts";
import type { RecordedFolder } from "./recorded-folder.ts";
import { Recording } from "./recording.ts";
import { kinds, type WriteRecord } from "./write-record.ts";

/** Work under which the power is cut; those without waiting for the disk have to lose something. */
export type WriteMode = "as the product" | "no-fsync" | "async-commit";

export interface CutFigures {
  readonly cuts: number;
  /** Rows acknowledged before the end of the recording. */
  readonly acknowledged: number;
  /** Acknowledged rows looked for, over all cuts. */
  readonly lookedFor: number;
  /** Rows of these that were missing or changed. */
  readonly lost: number;
  /** Cuts after which the folder did not open, with what it said. */
  readonly unopened: readonly string[];
  /** Files whose recorded content is not the one on the disk: the recorder has missed something. */
  readonly unlike: readonly string[];
}

const rowsChild = childArguments("db/embedded/testing/rows-child.ts");

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Records a server of the product's while eight writers add rows, with a checkpoint and a base backup among them, and
 * cuts the power at random moments of the recording: each time a server is started on the folder as it may look then,
 * and every row that was acknowledged by that moment is looked for.
 * @param options `rows`: how many rows are written. `worst`: each cut follows an acknowledgement directly, and nothing
 *   that was not synced reaches the disk; otherwise a random part of it does.
 */
export async function cutPower(
  mode: WriteMode,
  options: { rows: number; cuts: number; seed: number; worst?: boolean },
): Promise<CutFigures> {
  const work = freshDataDir("waymark-cuts-");
  const dataDir = join(work, "data");
  mkdirSync(dataDir, { mode: 0o711 });
  try {
    await layEmbedded(dataDir);
    const recording = new Recording(dataDir, work);
    await writeRows(dataDir, recording, mode, options.rows);
    const { base, records } = recording.end();
    return await tryCuts({ dataDir, work, base, records, ...options });
  } finally {
    removeDataDir(dataDir);
    rmSync(work, { recursive: true, force: true });
  }
}

async function writeRows(
  dataDir: string,
  recording: Recording,
  mode: WriteMode,
  rows: number,
): Promise<void> {
  const child = spawn(process.execPath, [...rowsChild, dataDir, "1", mode], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...recording.environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let heard = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!/^\d+$/.test(line)) continue;
    recording.acknowledge(line);
    heard += 1;
    if (heard === Math.floor(rows / 3) || heard === Math.floor((2 * rows) / 3))
      child.stdin.write("checkpoint\n");
    if (heard === Math.floor(rows / 2)) child.stdin.write("backup\n");
    if (heard === rows) child.stdin.end("stop\n");
  }
  await ended(child);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  if (child.exitCode !== 0) throw new Error(`The recorded process ended with ${child.exitCode}.`);
}

interface Recorded {
  readonly dataDir: string;
  readonly work: string;
  readonly base: RecordedFolder;
  readonly records: readonly WriteRecord[];
  readonly cuts: number;
  readonly seed: number;
  readonly worst?: boolean;
}

/** Indexes of the records before which the power is cut, in order. */
function momentsOf({ records, cuts, worst }: Recorded, random: Random): number[] {
  const acknowledged = records.flatMap(({ kind }, i) => (kind === kinds.acknowledged ? [i] : []));
  const first = acknowledged[0] ?? 0;
  const moments = Array.from({ length: cuts }, () =>
    worst === true
      ? (acknowledged[Math.floor(random() * acknowledged.length)] ?? 0) + 1
      : first + Math.floor(random() * (records.length - first)),
  );
  return moments.sort((a, b) => a - b);
}

async function tryCuts(recorded: Recorded): Promise<CutFigures> {
  const { dataDir, work, base, records, cuts, seed, worst } = recorded;
  const random = seeded(seed);
  const moments = momentsOf(recorded, random);
  const acknowledged: number[] = [];
  let [lookedFor, lost, at] = [0, 0, 0];
  const unopened: string[] = [];
  for (const moment of moments) {
    for (; at < moment; at++) playOne(records[at], base, acknowledged);
    const found = await openAfterCut(base, work, worst === true ? () => 0 : random).catch(
      (error: unknown) => {
        unopened.push(`seed ${seed}, record ${moment}: ${error instanceof Error ? error.message : error}`);
        return new Set<number>();
      },
    );
    lookedFor += acknowledged.length;
    lost += acknowledged.filter((n) => !found.has(n)).length;
  }
  for (; at < records.length; at++) playOne(records[at], base, acknowledged);
  return {
    cuts,
    acknowledged: acknowledged.length,
    lookedFor,
    lost,
    unopened,
    unlike: unlike(base, dataDir),
  };
}

function playOne(record: WriteRecord | undefined, base: RecordedFolder, acknowledged: number[]): void {
  if (record === undefined) return;
  base.play(record);
  if (record.kind === kinds.acknowledged) acknowledged.push(Number(record.data.toString()));
}

/** Starts a server on a folder after a cut; answers the rows that are there as they were written. */
async function openAfterCut(base: RecordedFolder, work: string, random: Random): Promise<Set<number>> {
  const after = join(work, "after");
  rmSync(after, { recursive: true, force: true });
  base.layAfterCut(after, random);
  const home = openHome(after);
  giveTreeOwnership(home.folder, home.account);
  const database = await openEmbedded({ dataDir: after, log: pino({ level: "silent" }), durable: false });
  try {
    const whole = "filling = repeat(md5(n::text), 1 + n % 40)";
    const { rows } = await database.query(`SELECT n FROM kept WHERE ${whole}`);
    return new Set((rows as { n: number }[]).map(({ n }) => n));
  } finally {
    await database.close();
  }
}

/** Files of the recorded folder whose content differs from what the recording tells. */
function unlike(base: RecordedFolder, dataDir: string): string[] {
  const recorded = base.seen();
  const there = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
    .filter((path) => !path.startsWith("database/programs/"));
  const isLike = (path: string) => recorded.get(path)?.equals(readFileSync(join(dataDir, path))) === true;
  return [
    ...there.filter((path) => !isLike(path)),
    ...[...recorded.keys()].filter((path) => !there.includes(path)),
  ];
}
