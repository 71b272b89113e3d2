import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { dropEndedEmailChanges } from "./email-change-store.ts";
import { dropEndedChallenges } from "./passkey-store.ts";

const purgeSecurityTask = taskKind({
  name: "purge-security",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

/** Forgets challenges that nobody answered and changes of e-mail that nobody confirmed. */
export async function purgeSecurity(deps: Deps): Promise<void> {
  await dropEndedChallenges(deps.db, deps.now());
  await dropEndedEmailChanges(deps.db, deps.now());
}

export function registerSecurityTasks(deps: Deps): void {
  deps.tasks.handle(purgeSecurityTask, () => purgeSecurity(deps));
  deps.tasks.every(purgeSecurityTask, "25 * * * *", {});
}
