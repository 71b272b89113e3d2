import type { CareerLevel } from "@waymark/contract/careers";
import type { Role } from "../roles.ts";
import type { Move } from "./career-index.ts";
import { rungOf } from "./experience.ts";
import type { Way } from "./ways.ts";

/**
 * The level at which one comes into the next role: rising, the lowest that is not below the present one; moving
 * aside, the highest that is not above it; starting afresh, the role's lowest.
 */
export function levelAfter(
  level: CareerLevel,
  { to, up, reason }: Pick<Move, "to" | "up" | "reason">,
): CareerLevel {
  const rung = rungOf(level);
  const lowest = to.levels[0] ?? level;
  if (reason === "change") return lowest;
  if (up) return to.levels.find((one) => rungOf(one) >= rung) ?? to.levels.at(-1) ?? level;
  return to.levels.findLast((one) => rungOf(one) <= rung) ?? lowest;
}

/** The level of every role of a path's ways: that to which the best way through it brings one. */
export function levelsOf(ways: readonly Way[], from: Role, level: CareerLevel): Map<Role, CareerLevel> {
  const levels = new Map([[from, level]]);
  for (const move of ways.flat())
    if (!levels.has(move.to)) levels.set(move.to, levelAfter(levels.get(move.from) ?? level, move));
  return levels;
}
