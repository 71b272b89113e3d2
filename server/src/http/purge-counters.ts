import { z } from "zod";
import type { Deps } from "../deps.ts";
import { taskKind } from "../tasks/tasks.ts";
import { forgetCounters } from "./store.ts";

const keptSeconds = 3_600;

const purgeCountersTask = taskKind({
  name: "purge-counters",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

export function registerCounterTasks(deps: Deps): void {
  deps.tasks.handle(purgeCountersTask, () =>
    forgetCounters(deps.db, Math.floor(deps.now().getTime() / 1_000) - keptSeconds),
  );
  deps.tasks.every(purgeCountersTask, "*/20 * * * *", {});
}
