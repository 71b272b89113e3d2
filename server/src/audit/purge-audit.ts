import { auditDays } from "@waymark/contract/audit";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { taskKind } from "../tasks/tasks.ts";
import { deleteEntriesBefore } from "./store.ts";

const purgeAuditTask = taskKind({ name: "purge-audit", input: z.object({}), retries: 2, expireSeconds: 60 });

export async function purgeAudit(deps: Pick<Deps, "db" | "now">): Promise<void> {
  await deleteEntriesBefore(deps.db, new Date(deps.now().getTime() - auditDays * 86_400_000));
}

export function registerAuditTasks(deps: Deps): void {
  deps.tasks.handle(purgeAuditTask, () => purgeAudit(deps));
  deps.tasks.every(purgeAuditTask, "50 3 * * *", {});
}
