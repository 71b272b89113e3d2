import { type Deps, inTransaction } from "../../deps.ts";
import { goneSince } from "../jobs/gone-since.ts";
import { notify } from "../notifications/notify.ts";
import { publishChange } from "./publish-change.ts";
import { cardOf } from "./stored-application.ts";
import { readPosted, setGone } from "./summaries-store.ts";

/** Applications checked per batch. */
const atOnce = 1_000;

/** Records which applications' postings are gone or back. Only people who have not applied yet are notified. */
export async function markGone(deps: Deps): Promise<void> {
  let after = "";
  for (;;) {
    const posted = await readPosted(deps.db, after, atOnce);
    const last = posted.at(-1);
    if (last === undefined) return;
    after = last.id;
    const goneIds = await goneSince(deps, [...new Set(posted.map(({ jobId }) => jobId))]);
    for (const { jobId, ...row } of posted) {
      const gone = goneIds.has(jobId);
      if (gone !== row.postingGone) await mark(deps, row, gone);
    }
  }
}

async function mark(
  deps: Deps,
  { id, userId }: { readonly id: string; readonly userId: string },
  gone: boolean,
): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const row = await setGone(tx.db, userId, id, gone);
    if (row === null) return;
    await publishChange(tx, { userId }, id);
    const { stage, job } = cardOf(row);
    if (!gone || stage !== "preparing" || job.company === "") return;
    await notify(tx, {
      userId,
      kind: "posting-gone",
      params: { title: job.title.slice(0, 200), company: job.company },
      key: `posting-gone:${id}`,
      link: `/dashboard?section=applications&item=${id}`,
    });
  });
}
