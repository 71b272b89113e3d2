/** Pay at five percentiles; null where it is not published. */
export interface Percentiles {
  readonly p10: number | null;
  readonly p25: number | null;
  readonly p50: number | null;
  readonly p75: number | null;
  readonly p90: number | null;
}

/** The fields of an O*NET occupation that the engine uses. */
export interface OnetOccupation {
  /** Eight digits: `29-1141.00`. */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly zone: number | null;
  readonly titles: readonly string[];
  readonly tasks: readonly string[];
  /** Level by element id, for skills and for knowledge. */
  readonly skills: Readonly<Record<string, number>>;
  readonly knowledge: Readonly<Record<string, number>>;
  /** Technologies marked as hot or in demand. */
  readonly technologies: readonly string[];
  /** Months of related work that were required of most workers. */
  readonly months: number | null;
  /** The primary related occupations. They are shown and used for evaluation, but never for computing relatedness. */
  readonly related: readonly string[];
}

/** Pay of an occupation in the United States. */
export interface CodeWages extends Percentiles {
  readonly code: string;
  readonly name: string;
  readonly employed: number | null;
}

/** The expected development of an occupation in the United States over ten years. */
export interface Projection {
  readonly code: string;
  /** In thousands. */
  readonly employed: number | null;
  readonly growth: number | null;
  /** In thousands per year. */
  readonly openings: number | null;
  readonly education: string | null;
  readonly experience: string | null;
  readonly transfer: number | null;
}

/** An occupation of ESCO in one language. The code is the same in all languages. */
export interface EscoOccupation {
  readonly code: string;
  /** The four digits of its ISCO-08 unit group. */
  readonly isco: string;
  readonly title: string;
  readonly titles: readonly string[];
}

/** Yearly pay of an ISCO-08 occupation in a country. */
export interface IscoWages extends Percentiles {
  readonly code: string;
  readonly currency: string;
  readonly year: number;
}
