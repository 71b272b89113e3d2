import { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { taskKind } from "../../../tasks/tasks.ts";
import { dropEndedAttempts, dropEndedSessions } from "../store.ts";

const purgeSessionsTask = taskKind({
  name: "purge-sessions",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

export async function purgeSessions(deps: Deps): Promise<void> {
  await dropEndedSessions(deps.db, deps.now());
  await dropEndedAttempts(deps.db, deps.now());
}

export function registerAccountTasks(deps: Deps): void {
  deps.tasks.handle(purgeSessionsTask, () => purgeSessions(deps));
  deps.tasks.every(purgeSessionsTask, "40 * * * *", {});
}
