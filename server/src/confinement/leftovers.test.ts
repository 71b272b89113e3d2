import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { afterAll, expect, it } from "vitest";
import { startTicks } from "../running-process.ts";
import { childArguments } from "../testing/child-program.ts";
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
    // Other products on this machine may have left some, too.
    expect(endLeftovers()).toBeGreaterThanOrEqual(2);
    expect((await exits).map(([, signal]) => signal)).toEqual(["SIGKILL", "SIGKILL"]);
    expect(kept.map(({ exitCode, signalCode }) => [exitCode, signalCode])).toEqual(
      Array(3).fill([null, null]),
    );
  },
);

const plainId = 64_123;
const isRoot = process.getuid?.() === 0;

it
  .runIf(process.platform === "linux")
  .each([
    ...(isRoot ? [{ actor: "root", ids: {} }] : []),
    { actor: "a plain user", ids: isRoot ? { uid: plainId, gid: plainId } : {} },
  ])(
  "ends what killed bubblewraps of $actor left, where bubblewrap works",
  async ({ ids }) => {
    const ran = spawnSync(process.execPath, childArguments("confinement/testing/leave-bubblewrap-child.ts"), {
      ...{ encoding: "utf8", timeout: 100_000, ...ids },
    });
    expect(ran.stderr).toBe("");
    const { works, before, ended, after } = JSON.parse(ran.stdout);
    // Nothing can be left if it does not work here.
    expect(before).toBeGreaterThanOrEqual(works ? 3 : 0);
    expect(ended).toBeGreaterThanOrEqual(before);
    expect(after).toBe(0);
  },
  120_000,
);
