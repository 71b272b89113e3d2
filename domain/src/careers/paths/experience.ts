import { type CareerLevel, careerLevels } from "@waymark/contract/careers";

/** The years to assume when only the level is known. */
export const yearsOfLevel: Readonly<Record<CareerLevel, number>> = {
  entry: 1,
  mid: 3,
  senior: 6,
  lead: 9,
  executive: 13,
};

/** The usual level for a number of years. */
export function levelOfYears(years: number): CareerLevel {
  if (years < 2) return "entry";
  return years < 5 ? "mid" : "senior";
}

/** The years of related work for a role at a level: the role's own, plus those since its lowest level. */
export function yearsAsked(
  role: { readonly years: number; readonly levels: readonly CareerLevel[] },
  level: CareerLevel,
): number {
  const asked = { entry: 0, mid: 2, senior: 5, lead: 8, executive: 12 } satisfies Record<CareerLevel, number>;
  const [first = level] = role.levels;
  return role.years + Math.max(0, asked[level] - asked[first]);
}

/** The position of a level, 0 for the lowest. */
export const levelRank = (level: CareerLevel): number => careerLevels.indexOf(level);
