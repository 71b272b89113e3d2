import type { Deps } from "../../../deps.ts";
import { jobSourcesKnown } from "../../../ports/job-sources/sources.ts";
import { saveSource } from "../sources-store.ts";

const known = new Set(jobSourcesKnown.map(({ id }) => id));

/** Notes what a file brought of each source that is fetched nowhere: the source page shows it. */
export async function noteImports(
  deps: Deps,
  counts: ReadonlyMap<string, number>,
  how: { readonly refused: number; readonly broken: boolean },
): Promise<void> {
  const own = [...counts].filter(([name]) => !known.has(name));
  for (const [id, count] of own)
    await saveSource(deps.db, {
      id,
      lastSuccess: deps.now(),
      lastError: how.broken ? "partial" : "",
      nextRun: null,
      count,
      // In a file with several sources, refused rows cannot be assigned to one.
      skipped: counts.size === 1 ? how.refused : 0,
      failures: 0,
      asked: 0,
      askedOn: "",
      waiting: [],
    });
}
