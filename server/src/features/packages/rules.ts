import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { type ApplyRule, applyRulesLimit, type saveApplyRule as endpoint } from "@waymark/contract/packages";
import { startOfDay } from "@waymark/domain/vocabulary/day-in";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { ownSearch } from "../job-search/saved/saved-searches.ts";
import { getResume } from "../resumes/resumes.ts";
import { publishChange } from "./publish-change.ts";
import {
  countMade,
  countRules,
  insertRule,
  lockPackages,
  RuleState,
  readRule,
  readRules,
  type StoredRule,
  setDeleted,
  updateRule,
} from "./rules-store.ts";

/** Looks at the postings of one person's rules: when new ones came, and when a rule was made or changed. */
export const applyRulesTask = taskKind({
  name: "apply-rules",
  input: z.object({ userId: z.string() }),
  retries: 2,
  expireSeconds: 120,
});

const applySoon = (tx: Deps, { userId }: Actor) =>
  tx.tasks.add(tx.db, applyRulesTask, { userId }, { key: userId });

/** Counts the packages of each of the person's rules: those that wait, and those made today in their time zone. */
export const madeByRule = (deps: Deps, actor: Pick<Actor, "userId" | "timeZone">) =>
  countMade(deps.db, actor.userId, {
    since: startOfDay(actor.timeZone, deps.now()),
    now: deps.now(),
  });

const shown = (
  { lookedAt: _looked, ...rule }: StoredRule,
  made: { waiting: number; made: number } | undefined,
) => ({
  ...rule,
  waiting: made?.waiting ?? 0,
  madeToday: made?.made ?? 0,
});

export async function listRules(deps: Deps, actor: Actor): Promise<{ rules: ApplyRule[]; limit: number }> {
  const made = await madeByRule(deps, actor);
  const rules = await readRules(deps, actor.userId);
  return { rules: rules.map((rule) => shown(rule, made.get(rule.id))), limit: applyRulesLimit };
}

async function getRule(deps: Deps, actor: Actor, id: string): Promise<ApplyRule> {
  const rule = await readRule(deps, actor.userId, id, { lock: true });
  if (rule === null) throw new AppError("not_found");
  return shown(rule, (await madeByRule(deps, actor)).get(id));
}

/** @throws AppError `not_found` for the search or the resume, `plan_required`, `too_many_rules`. */
export async function createRule(deps: Deps, actor: Actor, given: RuleState): Promise<ApplyRule> {
  return inTransaction(deps, async (tx) => {
    await consumeQuota(tx, actor, "cover-letter");
    await lockPackages(tx.db, actor.userId);
    await requireParts(tx, actor, given);
    if ((await countRules(tx.db, actor.userId)) >= applyRulesLimit)
      throw new AppError("too_many_rules", { limit: applyRulesLimit });
    const id = newId();
    await insertRule(tx, actor.userId, id, given);
    await applySoon(tx, actor);
    await publishChange(tx, actor, { ruleId: id });
    return getRule(tx, actor, id);
  });
}

/** @throws AppError `not_found` for a search or a resume that is not the person's. */
async function requireParts(
  deps: Deps,
  actor: Actor,
  { searchId, resumeId }: { readonly searchId?: string; readonly resumeId?: string | null },
): Promise<void> {
  if (searchId !== undefined) await ownSearch(deps, actor, searchId);
  if (resumeId !== undefined && resumeId !== null) await getResume(deps, actor, resumeId);
}

/**
 * Saves the given fields; saving the stored ones again changes nothing, whatever the version.
 * @throws AppError `not_found`, also for a search or a resume; `conflict` with `details.current`; `too_many_rules`.
 */
export async function saveRule(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, restore, ...change }: BodyOf<typeof endpoint>,
): Promise<ApplyRule> {
  return inTransaction(deps, async (tx) => {
    if (restore === true) await restoreRule(tx, actor, id);
    const current = await getRule(tx, actor, id);
    const before = RuleState.parse(current);
    const next = RuleState.parse({ ...before, ...change });
    if (isDeepStrictEqual(next, before)) return current;
    if (version !== undefined && version !== current.version) throw new AppError("conflict", { current });
    await requireParts(tx, actor, {
      ...(next.searchId === before.searchId ? {} : { searchId: next.searchId }),
      ...(next.resumeId === before.resumeId ? {} : { resumeId: next.resumeId }),
    });
    await updateRule(tx, actor.userId, id, next, current.version + 1);
    await applySoon(tx, actor);
    await publishChange(tx, actor, { ruleId: id });
    return getRule(tx, actor, id);
  });
}

/** Takes the deletion of a rule back: the same rule, with the packages it made. A rule that is there stays as it is. */
async function restoreRule(tx: Deps, actor: Actor, id: string): Promise<void> {
  await lockPackages(tx.db, actor.userId);
  if (!(await setDeleted(tx.db, actor.userId, id, null))) return;
  if ((await countRules(tx.db, actor.userId)) > applyRulesLimit)
    throw new AppError("too_many_rules", { limit: applyRulesLimit });
  await applySoon(tx, actor);
  await publishChange(tx, actor, { ruleId: id });
}

/** Deletes a rule, for a day so that it can be taken back; its packages stay. */
export async function deleteRule(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await setDeleted(tx.db, actor.userId, id, tx.now()))) throw new AppError("not_found");
    await publishChange(tx, actor, { ruleId: id });
  });
}
