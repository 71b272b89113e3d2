import type { Stage } from "@waymark/contract/applications";
import { AppError } from "@waymark/contract/errors";
import { type KeptStages, reconcileStages } from "@waymark/domain/applications/stages";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { stagesInEvents } from "../events-store.ts";
import { publishChange } from "../publish-change.ts";
import { lockTracker, readStages, stagesInUse, writeStages } from "../store.ts";

/** @throws AppError `too_many_stages`; `stage_in_use` when a removed one still has applications. */
export async function saveStages(
  deps: Deps,
  actor: Actor,
  asked: readonly Stage[],
): Promise<{ stages: Stage[] }> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    const before = await readStages(tx.db, actor.userId);
    const settled = reconcileStages(before, asked);
    if (settled === "too_many_stages") throw new AppError("too_many_stages");
    const gone = settled.removed.map(({ id }) => id);
    const inUse = await stagesInUse(tx.db, actor.userId, gone);
    if (inUse !== null) throw new AppError("stage_in_use", { stage: inUse });
    // A stage that no event refers to need not be kept.
    const told = await stagesInEvents(tx.db, actor.userId, gone);
    const removed = settled.removed.filter(({ id }) => told.has(id));
    await writeStages(tx.db, actor.userId, { stages: settled.stages, removed });
    await publishChange(tx, actor);
    return { stages: [...settled.stages] };
  });
}

export function requireStage({ stages }: KeptStages, id: string): Stage {
  const stage = stages.find((one) => one.id === id);
  if (stage === undefined) throw new AppError("no_such_stage");
  return stage;
}
