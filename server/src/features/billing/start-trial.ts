import { plans } from "@waymark/domain/billing/plans";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { insertTrial } from "./store.ts";

/** Starts the asker's free trial; a second one never starts. Runs in the caller's transaction. */
export async function startTrial(deps: Deps, who: Who): Promise<void> {
  const startedAt = deps.now();
  const endsAt = new Date(startedAt.getTime() + plans.free.trialDays * 86_400_000);
  await insertTrial(deps.db, who.userId, startedAt, endsAt);
}
