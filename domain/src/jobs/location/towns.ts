import {
  isRemoteWord,
  type KnownPlace,
  locationParts,
  namesOfCity,
  placeName,
  placesNamed,
} from "../../vocabulary/places.ts";
import { fullerNames, usualTowns } from "./usual-towns.ts";

/** A town of the gazetteer. `division` is the country's first-level one, for an American state two letters. */
export interface KnownTown {
  readonly key: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly division: string;
}

/** Finds the towns with a name, limited to one country when it is given. */
export type FindTowns<T extends KnownTown = KnownTown> = (
  name: string,
  country: string | undefined,
) => readonly T[];

export const townToken = (key: string): string => `%${key}`;

/** A name that more towns of a country share than this does not locate anything. */
const mostTownsPerName = 3;

/** Words that accompany a town's name in postings, or that mean no town although one has that name. */
const nonTownWords = new Set(
  (
    "remote office home mobile various multiple field based hybrid anywhere nationwide worldwide national region area greater " +
    "metro city town centre center downtown north south east west central campus hospital school university airport county of " +
    "kreis landkreis raum grossraum umgebung stadt innenstadt nord sud ost zone secteur region departement centre ville " +
    "provincia zona centro ciudad norte sur este oeste bundesweit homeoffice standort"
  ).split(" "),
);

interface Located<T> {
  readonly towns: readonly T[];
  readonly country: string | undefined;
}

/** The towns of one location ("Leeds, UK"). Its wider parts decide between several towns of one name. */
function townsOfOne<T extends KnownTown>(
  location: string,
  stated: string | undefined,
  find: FindTowns<T>,
): Located<T> {
  const parts = locationParts(location)
    .slice(0, 6)
    .map((part) => ({ part, known: placesNamed(part) }));
  const cities = parts.flatMap(({ known }) => known.filter((place) => place.kind === "city"));
  const wide = parts.flatMap(({ part, known }) => (isWide(known) ? usualMeaning(part, known) : []));
  const country = stated ?? decidingCountry(wide, cities);
  const states = wide.filter((place) => place.kind === "state" && place.country === country);
  const divisions = new Set(states.map((place) => place.key.split("-")[1]?.toUpperCase()));
  const towns: T[] = [];
  for (const [i, { part, known }] of parts.entries()) {
    // In "New York, NY" the last part is the state and the first the city; "Germany" alone is neither.
    if (isRemoteWord(part) || (isWide(known) && (i > 0 || parts.length === 1))) continue;
    const found = named(part, country, find);
    const near = found.filter(({ division }) => divisions.has(division));
    towns.push(...unambiguous(near.length > 0 ? near : usualTowns(found), country));
  }
  return { towns, country: country ?? towns[0]?.country };
}

const isWide = (known: readonly KnownPlace[]): boolean =>
  known.length > 0 && known.every((place) => place.kind !== "city");

/** A two-letter code usually means the American state, except DE, which is Germany. */
function usualMeaning(part: string, known: readonly KnownPlace[]): readonly KnownPlace[] {
  const state = known.find((place) => place.kind === "state" && place.country === "US");
  return part.length === 2 && part !== "DE" && state !== undefined ? [state] : known;
}

function decidingCountry(wide: readonly KnownPlace[], cities: readonly KnownPlace[]): string | undefined {
  const supported = wide.find((place) => cities.some((city) => city.country === place.country));
  if (supported !== undefined) return supported.country;
  const first = wide.find((place) => place.kind === "country") ?? wide[0];
  if (first !== undefined) return first.country;
  return new Set(cities.map((city) => city.country)).size === 1 ? cities[0]?.country : undefined;
}

/** Finds towns by the name itself, by a fuller name, or with "Saint" and "Fort" spelt differently. */
function townsCalled<T extends KnownTown>(
  name: string,
  country: string | undefined,
  find: FindTowns<T>,
): readonly T[] {
  const fuller = fullerNames(name, country).flatMap((full) => find(full.name, full.country));
  if (fuller.length > 0 && country !== undefined) return fuller;
  const other = name
    .replace(/^(saint|st|fort|ft) /, (word) => otherWritings.get(word) ?? word)
    .replace(/^sainte /, "ste ");
  const exact = find(name, country);
  const found = exact.length > 0 || other === name ? exact : find(other, country);
  return [...fuller, ...found];
}

const otherWritings = new Map([
  ["saint ", "st "],
  ["st ", "saint "],
  ["fort ", "ft "],
  ["ft ", "fort "],
]);

function named<T extends KnownTown>(
  part: string,
  country: string | undefined,
  find: FindTowns<T>,
): readonly T[] {
  const plain = placeName(part);
  const words = plain.split(" ").filter((word) => !/\d/.test(word) && !nonTownWords.has(word));
  const rest = words.join(" ");
  if (rest.length < 3) return [];
  for (const name of rest === plain ? [plain] : [plain, rest]) {
    if (nonTownWords.has(name)) continue;
    const found = townsCalled(name, country, find);
    if (found.length > 0) return found;
    // GeoNames has "New York City" and "Ciudad de México" where people leave out "City".
    const city = find(`${name} city`, country);
    if (city.length > 0) return city;
  }
  // The gazetteer may list a known city under another of its names: "München" is Munich there.
  const city = placesNamed(rest).find((p) => p.kind === "city" && (country ?? p.country) === p.country);
  for (const name of city === undefined ? [] : namesOfCity(city)) {
    const found = find(placeName(name), city?.country);
    if (found.length > 0) return found;
  }
  return [];
}

/** Drops a name that could mean too many places. Without a country all of them must be in the same one. */
function unambiguous<T extends KnownTown>(found: readonly T[], country: string | undefined): readonly T[] {
  if (found.length > mostTownsPerName) return [];
  if (country === undefined && new Set(found.map((town) => town.country)).size > 1) return [];
  return found;
}

/** The towns in a posting's location ("Leeds; York"), and the country they imply when the posting states none. */
export function postedTowns(
  location: string,
  country: string | undefined,
  find: FindTowns,
): { readonly keys: readonly string[]; readonly country: string | undefined } {
  const each = location
    .slice(0, 300)
    .split(/[;|/\n]/)
    .slice(0, 20)
    .map((one) => townsOfOne(one, country, find));
  const keys = [...new Set(each.flatMap(({ towns }) => towns.map(({ key }) => key)))].slice(0, 20);
  const countries = new Set(each.flatMap(({ towns }) => towns.map((town) => town.country)));
  return { keys, country: country ?? (countries.size === 1 ? [...countries][0] : undefined) };
}

/**
 * The towns that the place of a search names: those in the person's country, else those in the country where the
 * vocabulary puts the name, else those of every country. Several when several share the name ("Springfield"); empty
 * when it names none ("Germany", "remote").
 */
export function queryTowns<T extends KnownTown>(
  location: string,
  home: string | undefined,
  find: FindTowns<T>,
): readonly T[] {
  const atHome = (towns: readonly T[]) => {
    const near = towns.filter((town) => town.country === home);
    return near.length > 0 ? near : towns;
  };
  const { towns } = townsOfOne(location, undefined, find);
  if (towns.length > 0) return atHome(towns);
  for (const country of [home, ...placesNamed(location).map((place) => place.country)]) {
    if (country === undefined) continue;
    const found = named(location, country, find);
    if (found.length > 0) return usualTowns(found);
  }
  return usualTowns(named(location, undefined, find));
}
