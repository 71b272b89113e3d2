import { cardTrashDays } from "@waymark/contract/team-boards";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { deleteCardsBefore } from "./store.ts";

const purgeCardsTask = taskKind({
  name: "purge-team-cards",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

/** Deletes cards for good that were deleted longer ago than they can be brought back. */
export const purgeCards = (deps: Pick<Deps, "db" | "now">): Promise<void> =>
  deleteCardsBefore(deps.db, new Date(deps.now().getTime() - cardTrashDays * 86_400_000));

export function registerTeamBoardTasks(deps: Deps): void {
  deps.tasks.handle(purgeCardsTask, () => purgeCards(deps));
  deps.tasks.every(purgeCardsTask, "57 3 * * *", {});
}
