import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { purgeGrants } from "./looks.ts";

const purgeGrantsTask = taskKind({
  name: "purge-grants",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

export function registerGrantTasks(deps: Deps): void {
  deps.tasks.handle(purgeGrantsTask, () => purgeGrants(deps));
  deps.tasks.every(purgeGrantsTask, "51 3 * * *", {});
}
