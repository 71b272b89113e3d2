import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { inTurn } from "./turn.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-turn-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A process that writes its number at the start and at the end of its turn. */
function worker(name: string) {
  const program = `
    import { appendFileSync } from "node:fs";
    import { setTimeout as sleep } from "node:timers/promises";
    import { inTurn } from ${JSON.stringify(join(import.meta.dirname, "turn.mjs"))};
    await inTurn(${JSON.stringify(root)}, async () => {
      appendFileSync(${JSON.stringify(join(root, "log"))}, "${name} ");
      await sleep(30);
      appendFileSync(${JSON.stringify(join(root, "log"))}, "${name} ");
    });`;
  return spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "ignore" });
}

test("processes that start together work one after the other", async () => {
  await Promise.all(["a", "b", "c", "d"].map((name) => once(worker(name), "exit")));
  const log = readFileSync(join(root, "log"), "utf8").trim().split(" ");
  const pairs = [0, 2, 4, 6].map((at) => log.slice(at, at + 2));
  expect(pairs.map((pair) => new Set(pair).size)).toEqual([1, 1, 1, 1]);
  expect(new Set(log)).toEqual(new Set(["a", "b", "c", "d"]));
  expect(readdirSync(join(root, ".cache"))).toEqual([]);
});

test.each([
  ["a process that is gone", (pid: number) => `${pid} ${hostname()}`, 0],
  ["another machine, silent for a minute", () => "1 elsewhere", 60],
])("the turn of %s is taken over", async (_, text, secondsAgo) => {
  const gone = spawn(process.execPath, ["-e", ""]);
  await once(gone, "exit");
  mkdirSync(join(root, ".cache"));
  const file = join(root, ".cache/turn");
  writeFileSync(file, text(gone.pid ?? 0));
  const seen = Date.now() / 1000 - secondsAgo;
  utimesSync(file, seen, seen);
  expect(await inTurn(root, async () => "done")).toBe("done");
});

test("the turn is given back when the work fails", async () => {
  await expect(inTurn(root, () => Promise.reject(new Error("no space")))).rejects.toThrow("no space");
  expect(existsSync(join(root, ".cache/turn"))).toBe(false);
});
