import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { confinementsOf } from "../confinements.ts";
import { confinedBy, endLeftovers } from "../leftovers.ts";

/**
 * A program that tests run as different users. It kills bubblewrap while it prepares, under the mark of a product that
 * has ended, until three inner processes wait for good; ends them; and writes one line of JSON with both counts and
 * whether bubblewrap works here.
 */
const most = 300;
const wanted = 3;
const ended = spawnSync("true").pid;
const endedMark = confinedBy(ended, "1");
const [program = "", ...options] = (
  confinementsOf({ dataDir: process.cwd() })
    .find(({ kind }) => kind === "bubblewrap")
    ?.wrap().prefix ?? []
).map((one) => (one === confinedBy() ? endedMark : one));
const works = program !== "" && spawnSync(program, [...options, "true"]).status === 0;

/** The inner processes hold the output of the outer one open. */
async function killWhilePreparing(afterMs: number): Promise<{ isLeft: () => boolean }> {
  const outer: ChildProcess = spawn(program, [...options, "sleep", "300"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let isClosed = false;
  outer.once("close", () => {
    isClosed = true;
  });
  await once(outer, "spawn");
  await delay(afterMs);
  const gone = once(outer, "exit");
  outer.kill("SIGKILL");
  await gone;
  return { isLeft: () => !isClosed };
}

const killed: { isLeft: () => boolean }[] = [];
const left = () => killed.filter(({ isLeft }) => isLeft()).length;
while (works && killed.length < most && left() < wanted) {
  killed.push(await killWhilePreparing(killed.length % 30));
  // Those that noticed the kill end within this time.
  if (left() >= wanted) await delay(500);
}
const before = left();
const counted = endLeftovers();
await delay(500);
process.stdout.write(JSON.stringify({ works, before, ended: counted, after: left() }), () => process.exit());
