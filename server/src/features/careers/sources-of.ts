import { figureYears } from "@waymark/domain/careers/figures";

/** The origin of figures: country, year, and whether an operator imported them. */
export interface FactSource {
  readonly name: string;
  readonly country: string;
  readonly year: number;
  readonly imported: boolean;
}

/** The fields of an import that describe its source. */
interface Imported {
  readonly name: string;
  readonly version: string;
  readonly importedAt: Date;
}

const shipped = {
  oews: { name: "BLS OEWS", country: "US", year: figureYears.wages, imported: false },
  projections: {
    name: "BLS Employment Projections 2024–34",
    country: "US",
    year: figureYears.projections,
    imported: false,
  },
  onet: { name: "O*NET 29.3", country: "US", year: figureYears.zones, imported: false },
} as const satisfies Record<string, FactSource>;

const called: Readonly<Record<string, string>> = {
  oews: "BLS OEWS",
  projections: "BLS Employment Projections",
  onet: "O*NET",
  esco: "ESCO",
  wages: "ISCO-08",
};

/** The sources in use: the shipped ones, replaced or extended by imports. */
export function sourcesOf(imports: readonly Imported[]): FactSource[] {
  const sources = new Map<string, FactSource>(Object.entries(shipped));
  for (const { name, version, importedAt } of imports) {
    const [kind = "", of = ""] = name.split("-");
    const [year] = /\b(?:19|20)\d\d\b/.exec(version) ?? [];
    sources.set(name, {
      name: [called[kind] ?? kind, version, kind === "esco" ? `(${of})` : ""]
        .filter((part) => part !== "")
        .join(" "),
      country: kind === "esco" ? "EU" : kind === "wages" ? of : "US",
      // A version without a year gets the year of its import.
      year: year === undefined ? importedAt.getUTCFullYear() : Number(year),
      imported: true,
    });
  }
  return [...sources.values()];
}
