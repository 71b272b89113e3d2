/** Yearly or any other pay at five percentiles; what is not published is null. */
export interface Percentiles {
  readonly p10: number | null;
  readonly p25: number | null;
  readonly p50: number | null;
  readonly p75: number | null;
  readonly p90: number | null;
}

/** An occupation of O*NET, as far as the engine uses it. */
export interface OnetOccupation {
  /** Eight digits: `29-1141.00`. */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly zone: number | null;
  readonly titles: readonly string[];
  readonly tasks: readonly string[];
  /** Level by element, of skills and of knowledge. */
  readonly skills: Readonly<Record<string, number>>;
  readonly knowledge: Readonly<Record<string, number>>;
  /** Those named hot or in demand. */
  readonly technologies: readonly string[];
  /** Months of related work that most of its people were asked for. */
  readonly months: number | null;
  /** Primary related occupations: shown and measured against, never read by the engine's relatedness. */
  readonly related: readonly string[];
}

/** Pay of an occupation in the United States. */
export interface CodeWages extends Percentiles {
  readonly code: string;
  readonly name: string;
  readonly employed: number | null;
}

/** What ten years are expected to bring to an occupation in the United States. */
export interface Projection {
  readonly code: string;
  /** In thousands. */
  readonly employed: number | null;
  readonly growth: number | null;
  /** In thousands a year. */
  readonly openings: number | null;
  readonly education: string | null;
  readonly experience: string | null;
  readonly transfer: number | null;
}

/** An occupation of ESCO in one language. The id is the same in all. */
export interface EscoOccupation {
  readonly code: string;
  /** The four digits of ISCO-08 it belongs to. */
  readonly isco: string;
  readonly title: string;
  readonly titles: readonly string[];
}

/** Pay of an occupation of ISCO-08 in a country, a year. */
export interface IscoWages extends Percentiles {
  readonly code: string;
  readonly currency: string;
  readonly year: number;
}
