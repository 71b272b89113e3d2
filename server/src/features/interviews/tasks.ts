import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { notifyOfInterview } from "./notify-of-interview.ts";
import { removeOverdueMocks } from "./practice/mocks-store.ts";
import { removeOverdueQuestions } from "./practice/questions-store.ts";
import { purgeRecordings } from "./practice/spoken/recordings.ts";
import { saveAlertRules } from "./save-alert-rules.ts";
import { readDue } from "./store.ts";

/** Interviews per run; the next run, a minute later, takes the rest. */
const mostAtATime = 2_000;

const findDueTask = taskKind({
  name: "find-due-interviews",
  input: z.object({}),
  retries: 0,
  expireSeconds: 55,
});
const tellTask = taskKind({
  name: "tell-of-interview",
  input: z.object({ userId: z.string(), id: z.string() }),
  retries: 4,
  expireSeconds: 60,
});
const settleTask = taskKind({
  name: "settle-interview-times",
  input: z.object({}),
  retries: 2,
  expireSeconds: 300,
});
const purgePracticeTask = taskKind({
  name: "purge-practice",
  input: z.object({}),
  retries: 2,
  expireSeconds: 600,
});

/** Creates a separate task for each interview that is due, so that one failure does not block others. */
async function findDueInterviews(deps: Deps): Promise<void> {
  for (const { id, userId } of await readDue(deps.db, deps.now(), mostAtATime))
    await deps.tasks.add(deps.db, tellTask, { userId, id }, { key: id });
}

export function registerInterviewTasks(deps: Deps): void {
  deps.tasks.handle(findDueTask, () => findDueInterviews(deps));
  deps.tasks.every(findDueTask, "* * * * *", {});
  deps.tasks.handle(tellTask, ({ userId, id }) => notifyOfInterview(deps, userId, id));
  deps.tasks.handle(settleTask, () => saveAlertRules(deps));
  deps.tasks.every(settleTask, "40 2 * * *", {});
  deps.tasks.handle(purgePracticeTask, async () => {
    await removeOverdueQuestions(deps.db, deps.now());
    await removeOverdueMocks(deps.db, deps.now());
    await purgeRecordings(deps);
  });
  deps.tasks.every(purgePracticeTask, "35 * * * *", {});
}
