import { type CareerLevel, careerLevels } from "@waymark/contract/careers";

/** Years that stand for a level where only the level was said. */
export const yearsOfLevel: Readonly<Record<CareerLevel, number>> = {
  entry: 1,
  mid: 3,
  senior: 6,
  lead: 9,
  executive: 13,
};

/** The level that so many years usually stand for. */
export function levelOfYears(years: number): CareerLevel {
  if (years < 2) return "entry";
  return years < 5 ? "mid" : "senior";
}

/** Years of related work that a role at a level asks for: the role's own, and what its ladder adds. */
export function yearsAsked(
  role: { readonly years: number; readonly levels: readonly CareerLevel[] },
  level: CareerLevel,
): number {
  const asked = { entry: 0, mid: 2, senior: 5, lead: 8, executive: 12 } satisfies Record<CareerLevel, number>;
  const [first = level] = role.levels;
  return role.years + Math.max(0, asked[level] - asked[first]);
}

/** Where a level stands, 0 for the lowest. */
export const rungOf = (level: CareerLevel): number => careerLevels.indexOf(level);
