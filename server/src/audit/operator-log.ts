import { OperatorEntry } from "@waymark/contract/operator";
import type { Deps } from "../deps.ts";
import { newId } from "../ids.ts";
import { hasOperatorLog, insertOperatorEntry, readOperatorEntries } from "./store.ts";

/** Contains codes and an account's id, never a name or an address. */
export async function recordOperator(
  deps: Pick<Deps, "db" | "now">,
  entry: { action: string; about?: string; via: OperatorEntry["via"]; outcome: "done" | "failed" },
): Promise<void> {
  const { action, about = "", via, outcome } = entry;
  await insertOperatorEntry(deps.db, { id: newId(), at: deps.now(), action, about, via, outcome });
}

/**
 * Call it on the database that is about to replace the other one, so that the entry stands if the replacement does. A
 * database of a version without this log stays without an entry.
 */
export async function recordReplacement(
  { db }: Pick<Deps, "db">,
  action: "restore" | "rollback",
): Promise<void> {
  if (!(await hasOperatorLog(db))) return;
  const now = () => new Date();
  await recordOperator({ db, now }, { action, via: "command", outcome: "done" });
}

export async function listOperatorEntries(
  deps: Pick<Deps, "db">,
  page: { before?: string | undefined; limit: number },
): Promise<{ entries: OperatorEntry[]; hasMore: boolean }> {
  const { rows, hasMore } = await readOperatorEntries(deps.db, page);
  return { entries: rows.map((row) => OperatorEntry.parse({ ...row, at: row.at.toISOString() })), hasMore };
}
