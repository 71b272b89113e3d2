import { type AuditAction, type AuditActor, type AuditDetail, failuresAnHour } from "@waymark/contract/audit";
import type { Deps } from "../deps.ts";
import { newId } from "../ids.ts";
import { insertEntry, insertEntryUpTo } from "./store.ts";

/** Names of a browser and a system, as they stand in the list of devices. */
export interface DeviceNames {
  readonly browser: string;
  readonly system: string;
}

export interface NewAuditEntry {
  readonly userId: string;
  readonly action: AuditAction;
  readonly detail?: AuditDetail;
  /** The person, unless said. */
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

/** Writes into a person's log what happened, in the caller's transaction. There is no way to change an entry. */
export async function recordAudit(deps: Pick<Deps, "db" | "now">, entry: NewAuditEntry): Promise<void> {
  await insertEntry(deps.db, rowOf(deps, entry));
}

/**
 * Writes down that somebody tried and failed: `failuresAnHour` of each action for one account within an hour, so that
 * nobody fills another's log from afar.
 */
export async function recordFailure(deps: Pick<Deps, "db" | "now">, entry: NewAuditEntry): Promise<void> {
  const hourAgo = new Date(deps.now().getTime() - 3_600_000);
  await insertEntryUpTo(deps.db, rowOf(deps, entry), failuresAnHour, hourAgo);
}
