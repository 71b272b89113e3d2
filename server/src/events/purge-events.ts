import { z } from "zod";
import type { Deps } from "../deps.ts";
import { taskKind } from "../tasks/tasks.ts";
import { deleteEventsBefore } from "./store.ts";

const keptMs = 86_400_000;

const purgeEventsTask = taskKind({
  name: "purge-events",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

/** A tab that was offline longer reloads everything. */
export async function purgeEvents(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await deleteEventsBefore(deps.db, new Date(deps.now().getTime() - keptMs));
}

export function registerEventTasks(deps: Deps): void {
  deps.tasks.handle(purgeEventsTask, () => purgeEvents(deps));
  deps.tasks.every(purgeEventsTask, "17 * * * *", {});
}
