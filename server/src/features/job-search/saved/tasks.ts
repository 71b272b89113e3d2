import type { SearchAlert } from "@waymark/contract/job-search-saved";
import { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { taskKind } from "../../../tasks/tasks.ts";
import { notifyOfSearch } from "./notify-of-search.ts";
import { readDue } from "./store.ts";

const minute = 60_000;
const hour = 60 * minute;

/** The time between two notifications of an alert; slightly less than whole days, so that it stays at its hour. */
const spans: Readonly<Record<Exclude<SearchAlert, "off">, number>> = {
  instant: 5 * minute,
  daily: 24 * hour - 10 * minute,
  weekly: 7 * 24 * hour - 10 * minute,
};

/** Searches per run; the next run, minutes later, takes the rest. */
const mostAtATime = 2_000;

const findDueSearches = taskKind({
  name: "find-due-searches",
  input: z.object({}),
  retries: 0,
  expireSeconds: 240,
});

const tellOfSearchTask = taskKind({
  name: "tell-of-search",
  input: z.object({ userId: z.string(), id: z.string() }),
  retries: 2,
  expireSeconds: 60,
});

/** Creates a separate task for each search that is due, so that one failure does not block others. */
async function findDue(deps: Deps): Promise<void> {
  for (const alert of ["instant", "daily", "weekly"] as const) {
    const before = new Date(deps.now().getTime() - spans[alert]);
    for (const { id, userId } of await readDue(deps.db, alert, before, mostAtATime))
      await deps.tasks.add(deps.db, tellOfSearchTask, { userId, id }, { key: id });
  }
}

export function registerSavedSearchTasks(deps: Deps): void {
  deps.tasks.handle(findDueSearches, () => findDue(deps));
  deps.tasks.every(findDueSearches, "*/5 * * * *", {});
  deps.tasks.handle(tellOfSearchTask, ({ userId, id }) => notifyOfSearch(deps, userId, id));
}
