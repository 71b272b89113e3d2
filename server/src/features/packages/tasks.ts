import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { lastPostingChange } from "../jobs/store-postings.ts";
import { applyRules, makePackageTask } from "./apply-rules.ts";
import { askAboutSending, closeGone } from "./close-packages.ts";
import { failPackage, makePackageInTurn } from "./make-package.ts";
import { applyRulesTask } from "./rules.ts";
import { readDuePeople, removeDeleted } from "./rules-store.ts";
import { readStuck } from "./store.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Rules look again after this long even without new postings: a new day has room for more. */
const longestPause = 6 * hour;
/** A package that is not made after this long is given up. */
const stuckAfter = hour;
const mostAtATime = 2_000;

const findDueRules = taskKind({
  name: "find-due-rules",
  input: z.object({}),
  retries: 0,
  expireSeconds: 240,
});
const tendPackagesTask = taskKind({
  name: "tend-packages",
  input: z.object({}),
  retries: 0,
  expireSeconds: 1_800,
});

/** Adds a task for each person whose rules have new postings to look at, and gives up packages that hang. */
async function findDue(deps: Deps): Promise<void> {
  const now = deps.now();
  const changed = (await lastPostingChange(deps))?.getTime() ?? 0;
  const before = new Date(Math.max(Math.min(changed, now.getTime() - minute), now.getTime() - longestPause));
  for (const userId of await readDuePeople(deps.db, { before, now, limit: mostAtATime }))
    await deps.tasks.add(deps.db, applyRulesTask, { userId }, { key: userId });
  const stuck = await readStuck(deps.db, new Date(now.getTime() - stuckAfter), mostAtATime);
  for (const { userId, id } of stuck) await failPackage(deps, userId, id);
}

/** At the moment at which saved searches look for new postings. */
export function registerPackageTasks(deps: Deps): void {
  deps.tasks.handle(findDueRules, () => findDue(deps));
  deps.tasks.every(findDueRules, "*/5 * * * *", {});
  deps.tasks.handle(applyRulesTask, ({ userId }) => applyRules(deps, userId));
  deps.tasks.handle(makePackageTask, ({ userId, id }, signal) => makePackageInTurn(deps, userId, id, signal));
  deps.tasks.handle(tendPackagesTask, async () => {
    await closeGone(deps);
    await askAboutSending(deps);
    await removeDeleted(deps.db, new Date(deps.now().getTime() - 24 * hour));
  });
  deps.tasks.every(tendPackagesTask, "45 * * * *", {});
}
