import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { givenUpAfter } from "../../ports/outgoing/retry-times.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { handleEmailChangeSent } from "./email-change/email-change.ts";
import { dropEndedEmailChanges } from "./email-change/email-change-store.ts";
import { handleNewDevice } from "./notify-of-sessions.ts";
import { dropEndedChallenges } from "./passkeys/passkey-store.ts";

const purgeSecurityTask = taskKind({
  name: "purge-security",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

export async function purgeSecurity(deps: Deps): Promise<void> {
  await dropEndedChallenges(deps.db, deps.now());
  // Those whose mail may leave only now stay until then.
  await dropEndedEmailChanges(deps.db, new Date(deps.now().getTime() - givenUpAfter.mail));
}

export function registerSecurityTasks(deps: Deps): void {
  handleEmailChangeSent(deps);
  handleNewDevice(deps);
  deps.tasks.handle(purgeSecurityTask, () => purgeSecurity(deps));
  deps.tasks.every(purgeSecurityTask, "25 * * * *", {});
}
