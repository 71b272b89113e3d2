import { AuditEntry, type listActivity as endpoint } from "@waymark/contract/audit";
import type { AnswerOf, QueryOf } from "@waymark/contract/endpoint";
import type { Who } from "../../actor.ts";
import { readEntries } from "../../audit/store.ts";
import type { Deps } from "../../deps.ts";

/** The activity of the caller's account, page by page. */
export async function listActivity(
  deps: Deps,
  who: Who,
  page: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { rows, hasMore } = await readEntries(deps.db, who.userId, page);
  return { entries: rows.map((row) => AuditEntry.parse({ ...row, at: row.at.toISOString() })), hasMore };
}
