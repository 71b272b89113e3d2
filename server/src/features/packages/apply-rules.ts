import { AppError } from "@waymark/contract/errors";
import type { KeptFilters } from "@waymark/contract/job-search-saved";
import { waitingPackagesLimit } from "@waymark/contract/packages";
import { risksOf } from "@waymark/domain/packages/risks";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { findActor } from "../accounts/profile/users.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { type ScoredPosting, scoredPostings } from "../job-search/match/scored-postings.ts";
import { ownSearch } from "../job-search/saved/saved-searches.ts";
import { getJob } from "../jobs/get-job.ts";
import { earlierWork, packageJobOf, pickOf } from "./pick-today.ts";
import { publishChange } from "./publish-change.ts";
import { madeByRule } from "./rules.ts";
import { lockPackages, readRules, type StoredRule, setLooked } from "./rules-store.ts";
import { countWaiting, insertPackage } from "./store.ts";

/** Makes one package: tailored resume, letter and answers. */
export const makePackageTask = taskKind({
  name: "make-package",
  input: z.object({ userId: z.string(), id: z.string() }),
  retries: 2,
  expireSeconds: 120,
});

/** Looks at the postings of a person's rules, and has a package made of each that a rule picks. */
export async function applyRules(deps: Deps, userId: string): Promise<void> {
  const actor = await findActor(deps, userId);
  if (actor === null) return;
  const rules = (await readRules(deps, userId)).filter((rule) => isOn(rule, deps.now()));
  const postingsOf = (await planAllows(deps, actor)) ? await scoredPostings(deps, actor) : null;
  for (const rule of rules) {
    const filters = postingsOf === null ? null : await filtersOf(deps, actor, rule);
    const postings = postingsOf === null || filters === null ? [] : await postingsOf(filters);
    await applyRule(deps, actor, rule, postings);
  }
}

const isOn = ({ paused, snoozedUntil }: StoredRule, now: Date): boolean =>
  !paused && (snoozedUntil === null || new Date(snoozedUntil) <= now);

/** A rule of a plan that ended makes nothing; it is not lost. */
async function planAllows(deps: Deps, actor: Actor): Promise<boolean> {
  try {
    await consumeQuota(deps, actor, "cover-letter");
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "plan_required") return false;
    throw error;
  }
}

/** The search of a rule; null when the person deleted it. */
async function filtersOf(deps: Deps, actor: Actor, { searchId }: StoredRule): Promise<KeptFilters | null> {
  try {
    return (await ownSearch(deps, actor, searchId)).filters;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}

async function applyRule(
  deps: Deps,
  actor: Actor,
  rule: StoredRule,
  postings: readonly ScoredPosting[],
): Promise<void> {
  const { userId } = actor;
  await inTransaction(deps, async (tx) => {
    await lockPackages(tx.db, userId);
    await setLooked(tx.db, userId, rule.id, tx.now());
    if (postings.length === 0) return;
    const work = await earlierWork(tx, actor);
    const made = (await madeByRule(tx, actor)).get(rule.id)?.made ?? 0;
    const room = waitingPackagesLimit - (await countWaiting(tx.db, userId));
    const { picks } = pickOf(tx, rule.criteria, postings, work, Math.min(rule.criteria.perDay - made, room));
    for (const posting of picks) {
      const description = (await getJob(tx, posting.id, userId))?.description ?? "";
      const id = newId();
      const isNew = await insertPackage(tx, userId, {
        id,
        ruleId: rule.id,
        job: packageJobOf(posting, description),
        match: posting.match,
        risks: risksOf(posting, work.earlier, tx.now()),
      });
      if (isNew) await tx.tasks.add(tx.db, makePackageTask, { userId, id }, { key: id });
    }
    if (picks.length > 0) await publishChange(tx, actor, { ruleId: rule.id });
  });
}
