import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { forgetOld } from "./store.ts";

const keptDays = 365;

const purgeTask = taskKind({
  name: "purge-profile-messages",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

export async function purgeProfileMessages(deps: Deps): Promise<void> {
  const now = deps.now();
  await forgetOld(deps.db, new Date(now.getTime() - keptDays * 86_400_000), now);
}

export function registerPublicProfileTasks(deps: Deps): void {
  deps.tasks.handle(purgeTask, () => purgeProfileMessages(deps));
  deps.tasks.every(purgeTask, "20 4 * * *", {});
}
