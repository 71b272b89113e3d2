import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { sendAlerts } from "./job-alerts.ts";
import { type AlertKind, alertKinds, readDuePeople } from "./store.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** Slightly less than whole days, so that an alert stays at its hour. */
const earlier = hour / 6;

/** The time between two alerts of a kind. */
const spans: Readonly<Record<AlertKind, number>> = {
  "job-recommendation": day - earlier,
  "company-posted": hour,
  "salary-alert": day - earlier,
  "market-report": 7 * day - earlier,
};

/** People per run and kind; the next run, minutes later, takes the rest. */
const mostAtATime = 1_000;

const findDueAlerts = taskKind({
  name: "find-due-job-alerts",
  input: z.object({}),
  retries: 0,
  expireSeconds: 240,
});
const sendAlertsTask = taskKind({
  name: "send-job-alerts",
  input: z.object({ userId: z.string(), kind: z.enum(alertKinds) }),
  retries: 2,
  expireSeconds: 120,
});

/** Adds a task for each person and kind that is due, so that one failure does not block others. */
async function findDue(deps: Deps): Promise<void> {
  for (const kind of alertKinds) {
    const before = new Date(deps.now().getTime() - spans[kind]);
    for (const userId of await readDuePeople(deps.db, kind, before, mostAtATime))
      await deps.tasks.add(deps.db, sendAlertsTask, { userId, kind }, { key: `${kind}:${userId}` });
  }
}

export function registerJobAlertTasks(deps: Deps): void {
  deps.tasks.handle(findDueAlerts, () => findDue(deps));
  deps.tasks.every(findDueAlerts, "*/10 * * * *", {});
  deps.tasks.handle(sendAlertsTask, ({ userId, kind }) => sendAlerts(deps, userId, kind));
}
