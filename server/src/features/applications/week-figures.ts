import { phaseOf } from "@waymark/domain/applications/stages";
import type { Deps } from "../../deps.ts";
import { readStages } from "./store.ts";
import { type DueJob, readDue, readWeek, type WeekFigures } from "./summaries-store.ts";

async function stagesOfPhase(deps: Deps, userId: string, phase: string): Promise<string[]> {
  const { stages, removed } = await readStages(deps.db, userId);
  const all = [...stages, ...removed];
  return all.map(({ id }) => id).filter((id) => phaseOf(all, id) === phase);
}

/** A person's applications sent since an instant, and how many wait for an answer. Nothing sealed is opened. */
export const weekFigures = async (deps: Deps, userId: string, since: Date): Promise<WeekFigures> =>
  readWeek(deps.db, userId, { since, waiting: await stagesOfPhase(deps, userId, "waiting") });

/** A person's applications that are not sent and whose last day to apply is `day`. */
export const dueOn = async (deps: Deps, userId: string, day: string): Promise<DueJob[]> =>
  readDue(deps.db, userId, { day, preparing: await stagesOfPhase(deps, userId, "preparing") });
