import { nextLook } from "@waymark/domain/interviews/alerts";
import { isProblem, readSpan } from "@waymark/domain/interviews/span";
import type { Deps } from "../../deps.ts";
import { readToCome, updateInterview } from "./store.ts";

const page = 500;

/**
 * Recomputes the instants of future interviews: an update may have changed a zone's rules, and the agreed clock time
 * counts. A time that the new rules make impossible stays as it was.
 */
export async function saveAlertRules(deps: Deps): Promise<void> {
  const now = deps.now();
  for (let after = ""; ; ) {
    const rows = await readToCome(deps.db, now, after, page);
    for (const row of rows) {
      const span = readSpan(row);
      if (isProblem(span)) continue;
      const { startsAt, endsAt } = span;
      const isSame =
        startsAt.getTime() === row.startsAt.getTime() && endsAt.getTime() === row.endsAt.getTime();
      if (isSame) continue;
      const nextLookAt = row.status === "planned" ? nextLook(span, row.timeZone, now) : null;
      await updateInterview(deps.db, row.userId, row.id, { startsAt, endsAt, nextLookAt, updatedAt: now });
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = last.id;
  }
}
