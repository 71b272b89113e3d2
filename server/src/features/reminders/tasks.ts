import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { type Found, taskKind } from "../../tasks/tasks.ts";
import { notifyOfReminder } from "./notify-of-reminder.ts";
import { readDue } from "./store.ts";

/** Reminders per run; the next run, a minute later, takes the rest. */
const mostAtATime = 2_000;

const findDueTask = taskKind({
  name: "find-due-reminders",
  input: z.object({}),
  retries: 0,
  expireSeconds: 55,
});
const tellTask = taskKind({
  name: "tell-of-reminder",
  input: z.object({ userId: z.string(), id: z.string() }),
  retries: 4,
  expireSeconds: 60,
});

/** Creates a separate task for each reminder that is due, so that one failure does not block others. */
async function findDueReminders(deps: Deps): Promise<Found> {
  const due = await readDue(deps.db, deps.now(), mostAtATime);
  for (const { id, userId } of due) await deps.tasks.add(deps.db, tellTask, { userId, id }, { key: id });
  return due.length === 0 ? "idle" : "work";
}

export function registerReminderTasks(deps: Deps): void {
  deps.tasks.handle(findDueTask, () => findDueReminders(deps));
  deps.tasks.every(findDueTask, "* * * * *", {});
  deps.tasks.handle(tellTask, ({ userId, id }) => notifyOfReminder(deps, userId, id));
}
