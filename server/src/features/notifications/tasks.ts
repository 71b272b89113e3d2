import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { type Found, taskKind } from "../../tasks/tasks.ts";
import { sendDue } from "./send-due.ts";
import { deleteOldNotices, readDuePeople } from "./store.ts";

const day = 86_400_000;
/** Days that notices are kept, and deleted ones. */
const keptDays = 365;
const trashDays = 30;
/** The most people in one run; the next run, a minute later, finds the others. */
const mostPeople = 5_000;

const findDueTask = taskKind({
  name: "find-due-notices",
  input: z.object({}),
  retries: 0,
  expireSeconds: 55,
});
const sendDueTask = taskKind({
  name: "send-due-notices",
  input: z.object({ userId: z.string() }),
  retries: 4,
  expireSeconds: 60,
});
const purgeTask = taskKind({
  name: "purge-notices",
  input: z.object({}),
  retries: 2,
  expireSeconds: 300,
});

/** Gives each person with due messages their own task, so that one failure holds up nobody else. */
export async function findDue(deps: Deps): Promise<Found> {
  const due = await readDuePeople(deps.db, deps.now(), mostPeople);
  for (const userId of due) await deps.tasks.add(deps.db, sendDueTask, { userId }, { key: userId });
  return due.length === 0 ? "idle" : "work";
}

export async function purgeNotices(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const now = deps.now().getTime();
  await deleteOldNotices(deps.db, new Date(now - keptDays * day), new Date(now - trashDays * day));
}

export function registerNotificationTasks(deps: Deps): void {
  deps.tasks.handle(findDueTask, () => findDue(deps));
  deps.tasks.every(findDueTask, "* * * * *", {});
  deps.tasks.handle(sendDueTask, ({ userId }) => sendDue(deps, userId));
  deps.tasks.handle(purgeTask, () => purgeNotices(deps));
  deps.tasks.every(purgeTask, "23 4 * * *", {});
}
