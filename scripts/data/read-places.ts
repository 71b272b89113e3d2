import type { Places } from "@waymark/domain/vocabulary/places";
import { plainText } from "@waymark/domain/vocabulary/stem";
import type { DataFile, Problems } from "./data-file.ts";
import { type Row, readTable } from "./read-table.ts";

interface PlaceFiles {
  readonly countries: DataFile;
  readonly worldRegions: DataFile;
  readonly states: DataFile;
  readonly towns: DataFile;
  readonly remoteWords: DataFile;
}

/** Reads countries, regions, states and towns, and looks up the countries that they name. */
export function readPlaces(files: PlaceFiles, problems: Problems): Places {
  const countries = readTable(files.countries, ["country", "currency", "spellings?"], problems).map((row) => {
    const [code, currency] = [row.cell("country"), row.cell("currency")];
    checkCountry(code, row);
    if (!Intl.supportedValuesOf("currency").includes(currency)) row.wrong(`no such currency: ${currency}`);
    return { code, currency, spellings: plainNames(row, "spellings") };
  });
  const known = new Set(countries.map(({ code }) => code));
  const lookUp = (code: string, row: Row): string => {
    if (!known.has(code)) row.wrong(`no such country in countries.tsv: ${code}`);
    return code;
  };
  return {
    countries,
    regions: readTable(files.worldRegions, ["names", "countries"], problems).map((row) => ({
      names: plainNames(row, "names"),
      countries: row.list("countries").map((code) => lookUp(code, row)),
    })),
    states: readTable(files.states, ["country", "code", "names"], problems, 2).map((row) => ({
      country: lookUp(row.cell("country"), row),
      code: row.cell("code"),
      names: plainNames(row, "names"),
    })),
    towns: readTable(files.towns, ["country", "key", "names?"], problems, 2).map((row) => ({
      country: lookUp(row.cell("country"), row),
      names: [...plainNames(row, "key"), ...plainNames(row, "names")],
    })),
    remoteWords: readTable(files.remoteWords, ["words"], problems).flatMap((row) => plainNames(row, "words")),
  };
}

/** Reads the last parts of the names of time zones, by country. */
export function readTimeZones(file: DataFile, problems: Problems): Record<string, string[]> {
  const zones: Record<string, string[]> = {};
  const countryOf = new Map<string, string>();
  for (const row of readTable(file, ["country", "zones"], problems)) {
    const country = row.cell("country");
    checkCountry(country, row);
    zones[country] = row.list("zones");
    for (const zone of row.list("zones")) {
      const other = countryOf.get(zone);
      if (other !== undefined) row.wrong(`${zone} is a zone of ${other} already`);
      countryOf.set(zone, country);
    }
  }
  return zones;
}

const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

function checkCountry(code: string, { wrong }: Row): void {
  if (!/^[A-Z]{2}$/.test(code) || regionNames.of(code) === undefined)
    wrong(`no such country in ISO 3166-1: ${code}`);
}

/** The names in a cell, which are compared in plain letters. */
export function plainNames(row: Row, column: string): string[] {
  const names = row.list(column);
  for (const [at, name] of names.entries()) {
    if (plainText(name) !== name) row.wrong(`${name} is not in plain letters: ${plainText(name)}`);
    if (names.indexOf(name) !== at) row.wrong(`${name} stands twice in ${column}`);
  }
  return names;
}
