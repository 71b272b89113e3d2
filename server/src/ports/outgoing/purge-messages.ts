import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { sweepMessages } from "./deliver-message.ts";
import { deleteMessagesBefore } from "./store.ts";

const day = 86_400_000;

const purgeMessagesTask = taskKind({
  name: "purge-messages",
  input: z.object({}),
  retries: 2,
  expireSeconds: 60,
});

const sweepMessagesTask = taskKind({
  name: "sweep-messages",
  input: z.object({}),
  retries: 0,
  expireSeconds: 60,
});

export async function purgeMessages(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const now = deps.now().getTime();
  await deleteMessagesBefore(deps.db, ["kept"], new Date(now - 7 * day));
  const others = ["waiting", "sending", "sent", "failed", "dropped"] as const;
  await deleteMessagesBefore(deps.db, others, new Date(now - 30 * day));
}

export function registerMessageTasks(deps: Deps): void {
  deps.tasks.handle(purgeMessagesTask, () => purgeMessages(deps));
  deps.tasks.every(purgeMessagesTask, "37 3 * * *", {});
  deps.tasks.handle(sweepMessagesTask, () => sweepMessages(deps));
  deps.tasks.every(sweepMessagesTask, "*/5 * * * *", {});
}
