import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { removeEndedVerifications } from "./store.ts";

const purgeVerificationsTask = taskKind({
  name: "purge-phone-verifications",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

export function registerPhoneTasks(deps: Deps): void {
  deps.tasks.handle(purgeVerificationsTask, () => removeEndedVerifications(deps.db, deps.now()));
  deps.tasks.every(purgeVerificationsTask, "20 * * * *", {});
}
