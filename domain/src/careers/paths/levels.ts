import type { CareerLevel } from "@waymark/contract/careers";
import type { Role } from "../roles.ts";
import type { Move } from "./career-index.ts";
import { levelRank } from "./experience.ts";
import type { Route } from "./find-routes.ts";

/**
 * The level at which a person enters the next role. Rising: the lowest level that is not below the present one. Moving
 * to the side: the highest that is not above it. Changing profession: the role's lowest.
 */
export function levelAfter(
  level: CareerLevel,
  { to, up, reason }: Pick<Move, "to" | "up" | "reason">,
): CareerLevel {
  const rung = levelRank(level);
  const lowest = to.levels[0] ?? level;
  if (reason === "change") return lowest;
  if (up) return to.levels.find((one) => levelRank(one) >= rung) ?? to.levels.at(-1) ?? level;
  return to.levels.findLast((one) => levelRank(one) <= rung) ?? lowest;
}

/** The level of every role on a path's ways, as reached by the best way through it. */
export function levelsOf(ways: readonly Route[], from: Role, level: CareerLevel): Map<Role, CareerLevel> {
  const levels = new Map([[from, level]]);
  for (const move of ways.flat())
    if (!levels.has(move.to)) levels.set(move.to, levelAfter(levels.get(move.from) ?? level, move));
  return levels;
}
