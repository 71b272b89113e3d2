import { z } from "zod";
import { type Deps, inTransaction } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { findActor } from "../accounts/profile/users.ts";
import { countFresh } from "../job-search/saved/count-fresh.ts";
import { notify } from "../notifications/notify.ts";
import { searchesOf } from "./bulk-list.ts";
import { filtersOf } from "./run-list.ts";
import { type ListRow, readDueLists, updateList } from "./store.ts";

const weekMs = 7 * 86_400_000;
const mostAtATime = 500;

const bulkListsTask = taskKind({
  name: "run-bulk-lists",
  input: z.object({}),
  retries: 0,
  expireSeconds: 1_800,
});

/** Looks for postings of the last week in every weekly list that is due, and tells its owner how many there are. */
export async function runDueLists(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - weekMs);
  for (const row of await readDueLists(deps.db, before, mostAtATime)) await tellOf(deps, row);
}

async function tellOf(deps: Deps, row: ListRow): Promise<void> {
  const actor = await findActor(deps, row.userId);
  if (actor === null) return;
  const searches = searchesOf(row, await deps.keys.of(deps.db, row.userId));
  let count = 0;
  for (const search of searches) count += await countFresh(deps, actor, filtersOf(search), row.toldAt);
  await inTransaction(deps, async (tx) => {
    await updateList(tx.db, row, { toldAt: tx.now() });
    if (count === 0) return;
    await notify(tx, {
      userId: row.userId,
      kind: "bulk-searches-new",
      params: { count },
      key: `bulk-list:${row.id}:${row.toldAt.getTime()}`,
      link: `/dashboard?section=team&team=${row.teamId}&view=searches`,
    });
  });
}

export function registerBulkSearchTasks(deps: Deps): void {
  deps.tasks.handle(bulkListsTask, () => runDueLists(deps));
  deps.tasks.every(bulkListsTask, "17 * * * *", {});
}
