import type { Role } from "../roles.ts";
import { type CareerIndex, type Move, zoneOf } from "./career-index.ts";
import { type Bounds, findRoutes, inOrder, type Route } from "./find-routes.ts";
import { relatedness } from "./relatedness.ts";

/** The least relatedness for a step with the reason "skills" instead of "change". */
const sameSkills = 0.3;
/** The most steps below a wished role at which to enter. */
const deepest = 4;
const perStep = 0.2;
const perZone = 0.3;

/** A step that is not in the catalogue. */
const unlistedStep = (index: CareerIndex, from: Role, to: Role): Move => ({
  from,
  to,
  reason: relatedness(index, from, to) >= sameSkills ? "skills" : "change",
  up: false,
});

/**
 * Ways to a role that the catalogue's steps do not reach: a change into the nearest role on the ladder below it and up
 * from there, or else the direct change.
 */
export function bridgeRoutes(index: CareerIndex, from: Role, to: Role, bounds: Bounds): Route[] {
  const entries = rolesBelow(index, to, bounds.hidden)
    .filter(({ role }) => role !== from)
    .map(({ role, steps }) => {
      const zones = Math.max(0, zoneOf(index, role) - zoneOf(index, from));
      return { role, cost: 1 - relatedness(index, from, role) + perStep * steps + perZone * zones };
    })
    .sort((a, b) => a.cost - b.cost || (a.role.id < b.role.id ? -1 : 1));
  const ways: Route[] = [];
  for (const { role } of entries.slice(0, 3)) {
    const first = unlistedStep(index, from, role);
    const [rest] = role === to ? [[]] : findRoutes(index, role, to, bounds);
    if (rest === undefined || rest.some((move) => move.to === from)) continue;
    const all = [...ways, [first, ...rest]];
    if (inOrder(all) !== null) ways.push([first, ...rest]);
  }
  return ways.length > 0 ? ways : [[unlistedStep(index, from, to)]];
}

function rolesBelow(
  index: CareerIndex,
  to: Role,
  hidden: ReadonlySet<string>,
): { role: Role; steps: number }[] {
  const found = new Map([[to, 0]]);
  for (const [role, steps] of found) {
    if (steps >= deepest) continue;
    for (const move of index.into.get(role.id) ?? [])
      if (move.up && !found.has(move.from) && !hidden.has(move.from.id)) found.set(move.from, steps + 1);
  }
  return [...found].map(([role, steps]) => ({ role, steps }));
}
