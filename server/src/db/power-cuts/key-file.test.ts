import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../root.ts";
import { childArguments } from "../../testing/child-program.ts";
import { freshDataDir } from "../../testing/template.ts";
import { isRotating, keyFile, readKeyFile, readOldKeys } from "../key-files.ts";
import { Recording, whyNoRecording } from "./testing/recording.ts";
import { kinds } from "./testing/write-record.ts";

const why = whyNoRecording();
const child = childArguments("db/power-cuts/testing/make-key-child.ts");

/**
 * Records a process that makes keys, and cuts the power each time it might have sealed something: only what was synced
 * by then is on the disk.
 * @returns for each cut the key that was in use, and the data folder as it lies there afterwards.
 */
async function cutAfterEachKey(mode: "as the product" | "rotated" | "unsynced", work: string) {
  const dataDir = join(work, "data");
  mkdirSync(dataDir);
  const recording = new Recording(dataDir, work);
  const made = spawn(process.execPath, [...child, dataDir, mode], {
    cwd: repositoryRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...recording.environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const exit = once(made, "exit");
  for await (const key of createInterface({ input: made.stdout })) {
    recording.acknowledge(key);
    made.stdin.end();
  }
  expect(await exit).toEqual([0, null]);
  const { base, records } = recording.end();
  const cuts: { key: string; folder: string }[] = [];
  for (const record of records) {
    base.play(record);
    if (record.kind !== kinds.acknowledged) continue;
    const folder = join(work, `after-${cuts.length}`);
    base.layAfterCut(folder, () => 0);
    cuts.push({ key: record.data.toString(), folder });
  }
  return cuts;
}

/** The key in a data folder, in hex; null without one. */
function keyIn(folder: string): string | null {
  try {
    return readKeyFile(keyFile(folder))?.toString("hex") ?? null;
  } catch {
    return null;
  }
}

describe.skipIf(why !== null)(
  `the power is cut once the installation's key was used${why === null ? "" : ` (${why})`}`,
  () => {
    const inWork = async (test: (work: string) => Promise<void>) => {
      const work = freshDataDir("waymark-key-cut-");
      try {
        await test(work);
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
    };

    it("a new key is on the disk before anything is sealed with it", () =>
      inWork(async (work) => {
        const cuts = await cutAfterEachKey("as the product", work);
        expect(cuts.map(({ folder }) => keyIn(folder))).toEqual(cuts.map(({ key }) => key));
        expect(cuts).toHaveLength(1);
      }));

    it("so is the key that takes its place, with the one before and the mark of the rotation", () =>
      inWork(async (work) => {
        const cuts = await cutAfterEachKey("rotated", work);
        expect(cuts.map(({ folder }) => keyIn(folder))).toEqual(cuts.map(({ key }) => key));
        const [before, after] = cuts;
        expect(after?.key).not.toBe(before?.key);
        expect(isRotating(after?.folder ?? "")).toBe(true);
        expect(readOldKeys(after?.folder ?? "").map((key) => key.toString("hex"))).toEqual([before?.key]);
      }));

    it("a key that was not synced is lost, which shows that this test can fail", () =>
      inWork(async (work) => {
        const [cut] = await cutAfterEachKey("unsynced", work);
        expect(cut?.key).toBe("5".repeat(64));
        expect(keyIn(cut?.folder ?? "")).toBeNull();
      }));
  },
);
