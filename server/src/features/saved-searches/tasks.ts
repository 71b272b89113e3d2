import type { SearchAlert } from "@waymark/contract/saved-searches";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { readDue } from "./store.ts";
import { tellOfSearch } from "./tell-of-search.ts";

const minute = 60_000;
const hour = 60 * minute;

/** How long after it told last an alert looks again; a little short of a day, so that it stays at its hour. */
const spans: Readonly<Record<Exclude<SearchAlert, "off">, number>> = {
  instant: 5 * minute,
  daily: 24 * hour - 10 * minute,
  weekly: 7 * 24 * hour - 10 * minute,
};

/** Searches one look takes up; the next look, minutes later, takes the others. */
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

/** Gives each search whose time has come a task of its own: one that fails holds up nobody else. */
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
  deps.tasks.handle(tellOfSearchTask, ({ userId, id }) => tellOfSearch(deps, userId, id));
}
