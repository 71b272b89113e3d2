import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { startTicks } from "../running-process.ts";
import { confinedBy, endLeftovers } from "./leftovers.ts";

const spawned: ChildProcess[] = [];
afterAll(() => {
  for (const child of spawned) child.kill("SIGKILL");
});

/** A process with the arguments of one that prepares a confinement. */
async function preparing(mark: string): Promise<ChildProcess> {
  const child = spawn("sh", ["-c", "sleep 60; :", mark], { stdio: "ignore" });
  spawned.push(child);
  await once(child, "spawn");
  return child;
}

it.runIf(process.platform === "linux")(
  "ends what a killed product left of a confinement, and nothing of a running one or of another container",
  async () => {
    const ended = spawnSync("true").pid;
    const dead = await preparing(confinedBy(ended, "1"));
    // The number of a running process, given to it after the product had ended.
    const reused = await preparing(confinedBy(process.pid, `${Number(startTicks(process.pid)) - 1}`));
    const others = [confinedBy(), confinedBy(ended, "1").replace(/\d+$/, "1"), "waymark-confined"];
    const kept = await Promise.all(others.map(preparing));
    const exits = Promise.all([once(dead, "exit"), once(reused, "exit")]);
    expect(endLeftovers()).toBe(2);
    expect((await exits).map(([, signal]) => signal)).toEqual(["SIGKILL", "SIGKILL"]);
    expect(kept.map(({ exitCode, signalCode }) => [exitCode, signalCode])).toEqual(
      Array(3).fill([null, null]),
    );
    expect(endLeftovers()).toBe(0);
  },
);
