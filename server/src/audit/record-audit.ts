import { type AuditAction, type AuditActor, type AuditDetail, failuresAnHour } from "@waymark/contract/audit";
import type { Deps } from "../deps.ts";
import { newId } from "../ids.ts";
import { countSignIns, insertEntry, insertEntryUpTo } from "./store.ts";

/** Names of a browser and a system, as shown in the list of devices. */
export interface DeviceNames {
  readonly browser: string;
  readonly system: string;
}

export interface NewAuditEntry {
  readonly userId: string;
  readonly action: AuditAction;
  readonly detail?: AuditDetail;
  /** The person themself by default. */
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

/** Adds an entry to a person's log, in the caller's transaction. Entries cannot be changed. */
export async function recordAudit(deps: Pick<Deps, "db" | "now">, entry: NewAuditEntry): Promise<void> {
  await insertEntry(deps.db, rowOf(deps, entry));
}

/**
 * Records a failed attempt: at most `failuresAnHour` of each action for one account within an hour, so that a stranger
 * cannot flood somebody's log.
 */
export async function recordFailure(deps: Pick<Deps, "db" | "now">, entry: NewAuditEntry): Promise<void> {
  const hourAgo = new Date(deps.now().getTime() - 3_600_000);
  await insertEntryUpTo(deps.db, rowOf(deps, entry), failuresAnHour, hourAgo);
}

/** Whether a person has signed in before, to an account that existed. Call it after the present sign-in was recorded. */
export const hasSignedInBefore = async ({ db }: Pick<Deps, "db">, userId: string): Promise<boolean> =>
  (await countSignIns(db, userId)) > 1;
