import { exportDays } from "@waymark/contract/personal-data";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { erasePeople } from "./erase-person.ts";
import { packExport } from "./pack-export.ts";
import { purgeUnverified } from "./purge-unverified.ts";
import { packTask } from "./request-export.ts";
import { readDueErasures, removeOldExports } from "./store.ts";

const day = 86_400_000;

const eraseDueTask = taskKind({
  name: "erase-due-people",
  input: z.object({}),
  retries: 0,
  expireSeconds: 900,
});
const purgeTask = taskKind({
  name: "purge-exports",
  input: z.object({}),
  retries: 2,
  expireSeconds: 300,
});

const purgeUnverifiedTask = taskKind({
  name: "purge-unverified-accounts",
  input: z.object({}),
  retries: 1,
  expireSeconds: 1_800,
});

/** Erases everybody whose erasure is due. */
export async function eraseDue(deps: Deps): Promise<void> {
  await erasePeople(deps, await readDueErasures(deps.db, deps.now()));
}

export async function purgeExports(deps: Deps): Promise<void> {
  const now = deps.now();
  const keys = await removeOldExports(deps.db, now, new Date(now.getTime() - (exportDays + 1) * day));
  for (const key of keys) await deps.files.delete(key);
}

export function registerPersonalDataTasks(deps: Deps): void {
  deps.tasks.handle(packTask, (input, signal) => packExport(deps, input, signal));
  deps.tasks.handle(eraseDueTask, () => eraseDue(deps));
  deps.tasks.every(eraseDueTask, "*/10 * * * *", {});
  deps.tasks.handle(purgeTask, () => purgeExports(deps));
  deps.tasks.every(purgeTask, "52 * * * *", {});
  deps.tasks.handle(purgeUnverifiedTask, () => purgeUnverified(deps));
  deps.tasks.every(purgeUnverifiedTask, "41 4 * * *", {});
}
