import { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { type Found, taskKind } from "../../../tasks/tasks.ts";
import { notifyOfFollowUps, planLooks } from "./notify-of-follow-ups.ts";
import { readDue } from "./store.ts";

/** People per run; the next run, minutes later, takes the rest. */
const mostAtATime = 2_000;

const planTask = taskKind({
  name: "plan-follow-ups",
  input: z.object({}),
  retries: 0,
  expireSeconds: 600,
});
const findDueTask = taskKind({
  name: "find-due-follow-ups",
  input: z.object({}),
  retries: 0,
  expireSeconds: 240,
});
const tellTask = taskKind({
  name: "tell-follow-ups",
  input: z.object({ userId: z.string() }),
  retries: 2,
  expireSeconds: 60,
});

/** Creates a separate task for each person who is due, so that one failure does not block others. */
async function findDueFollowUps(deps: Deps): Promise<Found> {
  const due = await readDue(deps.db, deps.now(), mostAtATime);
  for (const userId of due) await deps.tasks.add(deps.db, tellTask, { userId }, { key: userId });
  return due.length === 0 ? "idle" : "work";
}

export function registerFollowUpTasks(deps: Deps): void {
  deps.tasks.handle(planTask, () => planLooks(deps));
  deps.tasks.every(planTask, "5 * * * *", {});
  deps.tasks.handle(findDueTask, () => findDueFollowUps(deps));
  deps.tasks.every(findDueTask, "*/5 * * * *", {});
  deps.tasks.handle(tellTask, ({ userId }) => notifyOfFollowUps(deps, userId));
}
