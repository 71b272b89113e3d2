import { AuditEntry, type listActivity as endpoint } from "@waymark/contract/audit";
import type { AnswerOf, QueryOf } from "@waymark/contract/endpoint";
import type { Actor } from "../../actor.ts";
import { readEntries } from "../../audit/store.ts";
import type { Deps } from "../../deps.ts";

export async function listActivity(
  deps: Deps,
  actor: Actor,
  page: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { rows, hasMore } = await readEntries(deps.db, actor.userId, page);
  return { entries: rows.map((row) => AuditEntry.parse({ ...row, at: row.at.toISOString() })), hasMore };
}
