import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { handleInvitationSent } from "./invitations.ts";
import { deleteInvitationsBefore } from "./store.ts";

const keptMs = 30 * 86_400_000;

const purgeInvitationsTask = taskKind({
  name: "purge-invitations",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

/** Deletes invitations that ended 30 days ago, accepted or not. */
export async function purgeInvitations(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await deleteInvitationsBefore(deps.db, new Date(deps.now().getTime() - keptMs));
}

export function registerTeamTasks(deps: Deps): void {
  handleInvitationSent(deps);
  deps.tasks.handle(purgeInvitationsTask, () => purgeInvitations(deps));
  deps.tasks.every(purgeInvitationsTask, "43 3 * * *", {});
}
