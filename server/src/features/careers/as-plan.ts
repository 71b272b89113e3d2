import type { UserDetail } from "@waymark/contract/accounts";
import type { ActionPlan } from "@waymark/contract/careers-plans";
import { searchTitle } from "@waymark/domain/careers/titles/search-title";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { catalogue } from "./careers-of.ts";
import { marketOf, placeOf } from "./market-of.ts";
import { namesOf } from "./role-names.ts";
import type { PlanRow } from "./store.ts";

/** A plan as the contract shows it, with the number of open postings. */
export async function asPlan(
  deps: Deps,
  actor: Actor,
  row: PlanRow,
  known?: UserDetail,
): Promise<ActionPlan> {
  const user = known ?? (await getUser(deps, actor, actor.userId));
  const { id, version, level, milestones, createdAt, updatedAt } = row;
  const [fromRole = { id: row.fromRoleId, title: row.fromRoleId }] = namesOf([row.fromRoleId], actor.locale);
  const [toRole = { id: row.toRoleId, title: row.toRoleId }] = namesOf([row.toRoleId], actor.locale);
  const to = catalogue().roles.get(row.toRoleId);
  const openingsQuery = to === undefined ? toRole.title : searchTitle(to, actor.locale);
  const done = milestones.filter(({ doneAt }) => doneAt !== null).length;
  return {
    id,
    version,
    fromRole,
    toRole,
    level,
    milestones,
    progress: milestones.length === 0 ? 0 : done / milestones.length,
    openings: (await marketOf(deps, openingsQuery, placeOf(user)))?.count ?? null,
    openingsQuery,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
