/** The highest yearly wage that is published; higher wages are stated as this one. */
export const topCodedWage = 239_200;

export const figureYears = { wages: 2024, projections: 2024, zones: 2025 } as const;

/** The hours of a full-time year, for occupations whose wages are published by the hour. */
export const hoursOfYear = 2_080;

/** The figures of an occupation as a whole; domain/data/README.md states the place and time. */
export interface Figures {
  readonly code: string;
  readonly name: string;
  /** Yearly wages at five percentiles. */
  readonly wages: { p10: number; p25: number; p50: number; p75: number; p90: number };
  readonly employed: number;
  /** Percent over ten years. */
  readonly growth: number;
  /** Per year. */
  readonly openings: number;
  readonly education: string;
  readonly experience: string;
  /** 1 to 5; null when none is given. */
  readonly zone: number | null;
  /** Percent per year. */
  readonly transfer: number;
  /** Months of related work that were required of most workers; only known for imported occupations. */
  readonly months?: number | null;
}
