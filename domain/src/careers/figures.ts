/** The highest yearly wage that is published; higher wages are stated as this one. */
export const topCodedWage = 239_200;

export const figureYears = { wages: 2024, projections: 2024, zones: 2025 } as const;

/** The figures of an occupation as a whole; `data/figures.ts` states the place and time. */
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

const hoursOfYear = 2_080;

const yearly = (wage: string): number =>
  Math.round(Number.parseFloat(wage) * (wage.endsWith("h") ? hoursOfYear : 1));

/** Parses the table of `data/figures.ts`; throws on a malformed line, which is a defect of the table. */
export function readFigures(table: string): Map<string, Figures> {
  const found = new Map<string, Figures>();
  for (const line of table.split("\n")) {
    if (line.trim() === "") continue;
    const columns = line.split("|").map((column) => column.trim());
    const [code = "", wages = "", employed, growth, openings, asked = "", transfer, name = ""] = columns;
    const [p10 = 0, p25 = 0, p50 = 0, p75 = 0, p90 = 0] = wages.split(" ").map(yearly);
    const [education = "", experience = "", zone = ""] = asked.split(" ");
    const figures = {
      code,
      name,
      wages: { p10, p25, p50, p75, p90 },
      employed: Math.round(Number(employed) * 1_000),
      growth: Number(growth),
      openings: Math.round(Number(openings) * 1_000),
      education,
      experience,
      zone: zone === "-" ? null : Number(zone),
      transfer: Number(transfer),
    };
    const numbers = [
      p10,
      p25,
      p50,
      p75,
      p90,
      figures.employed,
      figures.growth,
      figures.openings,
      figures.transfer,
    ];
    if (columns.length !== 8 || !numbers.every(Number.isFinite))
      throw new Error(`Not a line of figures: ${line}`);
    found.set(code, figures);
  }
  return found;
}
