import { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { taskKind } from "../../../tasks/tasks.ts";
import { removeContactsBefore } from "./store.ts";

/** The privacy page states the same number. */
const keptDays = 365;

const purgeContactsTask = taskKind({
  name: "purge-contacts",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

export async function purgeContacts(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await removeContactsBefore(deps.db, new Date(deps.now().getTime() - keptDays * 86_400_000));
}

export function registerContactTasks(deps: Deps): void {
  deps.tasks.handle(purgeContactsTask, () => purgeContacts(deps));
  deps.tasks.every(purgeContactsTask, "20 4 * * *", {});
}
