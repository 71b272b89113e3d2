import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { deleteEndedOAuthStates } from "./store.ts";

const purgeTripsTask = taskKind({
  name: "purge-provider-trips",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

export function registerSignInTasks(deps: Deps): void {
  deps.tasks.handle(purgeTripsTask, () => deleteEndedOAuthStates(deps.db, deps.now()));
  deps.tasks.every(purgeTripsTask, "55 * * * *", {});
}
