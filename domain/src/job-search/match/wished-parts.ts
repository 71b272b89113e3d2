import type { OwnLevel } from "@waymark/contract/job-search-match";
import { jobTypes } from "@waymark/contract/jobs";
import { knownCompanySizes } from "@waymark/contract/settings";
import type { Level } from "../../jobs/title/level.ts";
import type { MatchPosting } from "./match.ts";
import type { OccupationReading } from "./occupations.ts";
import type { Person } from "./person.ts";

/** The most that level, kind of employment and size of the employer may reduce a match, as parts of it. */
const largestReduction = { level: 0.2, internship: 0.6, type: 0.15, size: 0.1 } as const;

/** A contract may be as many hours as a permanent job: it is half of what somebody wants who wants full time. */
export function typePart({ jobType: wish }: Person, { type }: Pick<MatchPosting, "type">) {
  const asked = jobTypes.find((one) => one === type);
  if (wish === null || asked === undefined) return null;
  const isNear = [wish, asked].includes("contract") && [wish, asked].includes("full-time");
  return { worth: wish === asked ? 1 : isNear ? 0.5 : 0, weight: largestReduction.type, asked, wish };
}

/** The next size is half of what somebody wants. */
export function sizePart({ companySize: wish }: Person, { companySize }: Pick<MatchPosting, "companySize">) {
  const stated = knownCompanySizes.find((one) => one === companySize);
  if (wish === null || stated === undefined) return null;
  const apart = Math.abs(knownCompanySizes.indexOf(stated) - knownCompanySizes.indexOf(wish));
  return { worth: Math.max(0, 1 - apart / 2), weight: largestReduction.size, stated, wish };
}

const heights: Readonly<Record<OwnLevel, number>> = {
  internship: -1,
  entry: 0,
  middle: 1,
  senior: 2,
  lead: 3,
  executive: 4,
};
const levelWorth = [1, 0.7, 0.3];

export function levelPart(
  person: Person,
  { level, isInternship }: Pick<OccupationReading, "level" | "isInternship">,
  { type }: Pick<MatchPosting, "type">,
) {
  const asked: Level | "internship" = isInternship || type === "internship" ? "internship" : level;
  if (asked === "" || person.level === null) return null;
  const apart = Math.abs(heights[asked] - heights[person.level]);
  const weight = largestReduction[asked === "internship" ? "internship" : "level"];
  return { worth: levelWorth[apart] ?? 0, weight, asked, own: person.level };
}
