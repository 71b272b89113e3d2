import { type AuditAction, type AuditActor, type AuditDetail, failuresAnHour } from "@waymark/contract/audit";
import type { Deps } from "../deps.ts";
import { newId } from "../ids.ts";
import { countSignIns, insertEntry, insertEntryUpTo } from "./store.ts";

export interface DeviceNames {
  readonly browser: string;
  readonly system: string;
}

export interface NewAuditEntry {
  readonly userId: string;
  readonly action: AuditAction;
  readonly detail?: AuditDetail;
  readonly by?: AuditActor;
  readonly device?: DeviceNames | undefined;
}

const rowOf = (
  deps: Pick<Deps, "now">,
  { userId, action, detail = "", by = "person", device }: NewAuditEntry,
) => ({
  id: newId(),
  userId,
  at: deps.now(),
  action,
  detail,
  by,
  browser: device?.browser ?? "",
  system: device?.system ?? "",
});

/** In the caller's transaction. Entries cannot be changed. */
export async function recordAudit(deps: Pick<Deps, "db" | "now">, entry: NewAuditEntry): Promise<void> {
  await insertEntry(deps.db, rowOf(deps, entry));
}

/** At most `failuresAnHour` of each action for one account, so that a stranger cannot flood somebody's log. */
export async function recordFailure(deps: Pick<Deps, "db" | "now">, entry: NewAuditEntry): Promise<void> {
  const hourAgo = new Date(deps.now().getTime() - 3_600_000);
  await insertEntryUpTo(deps.db, rowOf(deps, entry), failuresAnHour, hourAgo);
}

/** False for a new account. Call it after the present sign-in was recorded. */
export const hasSignedInBefore = async ({ db }: Pick<Deps, "db">, userId: string): Promise<boolean> =>
  (await countSignIns(db, userId)) > 1;
