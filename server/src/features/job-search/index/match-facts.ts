import { knownCompanySizes } from "@waymark/contract/settings";
import { type Language, languages } from "@waymark/contract/values";
import type { OccupationReading } from "@waymark/domain/job-search/match/occupations";
import { isKnownPlace } from "@waymark/domain/job-search/match/person";
import type { CompanySize } from "@waymark/domain/jobs/requirements/company-size";
import type { IndexedJob } from "../../jobs/indexed-job.ts";

/** 0 for an unknown size. */
const sizeNumber = (stated: string): number => {
  const known: readonly string[] = knownCompanySizes;
  return known.indexOf(stated) + 1;
};

/** Titles of more words count as having this many. */
const mostTerms = 15;

/**
 * Small facts of a posting that only the order by match needs, in 16 bits: the languages whose titles named the trade,
 * whether it is an internship, the number of the title's search terms, whether its location names a known place or
 * anything at all, and the size of the employer.
 */
export function packMatchFacts(job: IndexedJob, reading: OccupationReading): number {
  const spoken = [...languages.entries()].reduce(
    (bits, [i, language]) => bits | (Number(reading.languages.has(language)) << i),
    0,
  );
  return (
    spoken |
    (Number(reading.isInternship) << 4) |
    (Math.min(mostTerms, reading.terms.length) << 5) |
    (Number(job.places.some(isKnownPlace)) << 9) |
    (Number(job.location.trim() !== "") << 10) |
    (sizeNumber(job.companySize) << 11)
  );
}

export const languagesIn = (packed: number): readonly Language[] =>
  languages.filter((_, i) => ((packed >>> i) & 1) === 1);
export const isInternshipIn = (packed: number): boolean => ((packed >>> 4) & 1) === 1;
export const termsIn = (packed: number): number => (packed >>> 5) & 15;
export const hasKnownPlaceIn = (packed: number): boolean => ((packed >>> 9) & 1) === 1;
export const companySizeIn = (packed: number): CompanySize | "" =>
  knownCompanySizes[((packed >>> 11) & 7) - 1] ?? "";
export const hasLocationIn = (packed: number): boolean => ((packed >>> 10) & 1) === 1;
/** The number of different values of the languages. */
export const languageSets = 1 << languages.length;
