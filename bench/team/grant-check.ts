import { readFileSync } from "node:fs";
import { rowsOf } from "../../server/src/db/db.ts";
import { inTransaction } from "../../server/src/deps.ts";
import { giveGrant } from "../../server/src/features/grants/grants.ts";
import { lookAt, requireGrant } from "../../server/src/features/grants/require-grant.ts";
import { aTeam } from "../../server/src/testing/people/a-team.ts";
import { withBenchDeps } from "../bench-deps.ts";
import { print, quantile } from "../tracker.ts";

const rounds = 3_000;
/** Rounds before the measurement, after which compiler and prepared statements are warm. */
const warming = 500;

/**
 * Prints wall-clock and processor time of the check of a grant inside an open transaction, beside that of a statement
 * that reads nothing, which is the least any question to the database costs.
 */
export async function benchGrantCheck(): Promise<void> {
  await withBenchDeps({ PLANS: "open" }, async (deps) => {
    const team = await aTeam(deps, 5);
    const { actor } = team.owner;
    for (const { actor: member } of team.people)
      for (const noun of ["board", "searches", "figures", "interviews"] as const)
        await giveGrant(deps, member, team.id, {
          ...{ to: actor.userId, noun, itemId: null, right: "see", until: null },
        });
    const place = { teamId: team.id, ownerId: team.people[0]?.user.id ?? "" };
    const wish = { ...place, noun: "searches", itemId: null } as const;
    await inTransaction(deps, async (tx) => {
      const [row] = rowsOf<{ pid: number }>(await tx.db.execute("SELECT pg_backend_pid() AS pid"));
      const pid = row?.pid ?? 0;
      await time("A statement that reads nothing", "", pid, () => tx.db.execute("SELECT 1"));
      await time("Grant check", "0.2 ms", pid, () => requireGrant(tx, actor, { ...wish, right: "see" }));
      await time("Grant check and the look written down", "", pid, () => lookAt(tx, actor, wish));
    });
  });
}

async function time(what: string, target: string, pid: number, ask: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < warming; i += 1) await ask();
  const taken: number[] = [];
  const own = process.cpuUsage();
  const database = processorMs(pid);
  for (let i = 0; i < rounds; i += 1) {
    const from = performance.now();
    await ask();
    taken.push(performance.now() - from);
  }
  const { user, system } = process.cpuUsage(own);
  const node = (user + system) / 1_000 / rounds;
  const ofDatabase = (processorMs(pid) - database) / rounds;
  print(
    what,
    `p50 ${quantile(taken, 0.5).toFixed(2)}, p95 ${quantile(taken, 0.95).toFixed(2)} ms; processor ${node.toFixed(2)} here, ${ofDatabase.toFixed(2)} database`,
    target,
  );
}

/** Processor time of a process so far, in milliseconds; not a number where the system does not tell. */
function processorMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}
