import {
  isRemoteWord,
  type KnownPlace,
  locationParts,
  namesOfCity,
  placeName,
  placesNamed,
} from "../vocabulary/places.ts";
import { fullerNames, usualTowns } from "./usual-towns.ts";

/** A town of a gazetteer. `key` is stable; `division` is the country's first one, of a state its two letters. */
export interface KnownTown {
  readonly key: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly division: string;
}

/** Says which towns a name stands for; of one country when it is given. */
export type FindTowns<T extends KnownTown = KnownTown> = (
  name: string,
  country: string | undefined,
) => readonly T[];

/** The token of a town in the index. */
export const townToken = (key: string): string => `%${key}`;

/** A name that more towns of a country bear tells nothing of where it is. */
const mostAlike = 3;

/** Words that stand beside a town's name in postings, or for no town at all though one is called so. */
const noTown = new Set(
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

/** Towns of one location ("Leeds, UK"): its wider parts decide which of several of a name. */
function townsOfOne<T extends KnownTown>(
  location: string,
  stated: string | undefined,
  find: FindTowns<T>,
): Located<T> {
  const parts = locationParts(location)
    .slice(0, 6)
    .map((part) => ({ part, known: placesNamed(part) }));
  const cities = parts.flatMap(({ known }) => known.filter((place) => place.kind === "city"));
  const wide = parts.flatMap(({ part, known }) => (isWide(known) ? widest(part, known) : []));
  const country = stated ?? decided(wide, cities);
  const states = wide.filter((place) => place.kind === "state" && place.country === country);
  const divisions = new Set(states.map((place) => place.key.split("-")[1]?.toUpperCase()));
  const towns: T[] = [];
  for (const [i, { part, known }] of parts.entries()) {
    // The last of "New York, NY" is the state, the first the city; "Germany" alone is neither.
    if (isRemoteWord(part) || (isWide(known) && (i > 0 || parts.length === 1))) continue;
    const found = named(part, country, find);
    const near = found.filter(({ division }) => divisions.has(division));
    towns.push(...clear(near.length > 0 ? near : usualTowns(found), country));
  }
  return { towns, country: country ?? towns[0]?.country };
}

const isWide = (known: readonly KnownPlace[]): boolean =>
  known.length > 0 && known.every((place) => place.kind !== "city");

/** Of a code's readings the American state is the usual one, but DE is Germany. */
function widest(part: string, known: readonly KnownPlace[]): readonly KnownPlace[] {
  const state = known.find((place) => place.kind === "state" && place.country === "US");
  return part.length === 2 && part !== "DE" && state !== undefined ? [state] : known;
}

function decided(wide: readonly KnownPlace[], cities: readonly KnownPlace[]): string | undefined {
  const supported = wide.find((place) => cities.some((city) => city.country === place.country));
  if (supported !== undefined) return supported.country;
  const first = wide.find((place) => place.kind === "country") ?? wide[0];
  if (first !== undefined) return first.country;
  return new Set(cities.map((city) => city.country)).size === 1 ? cities[0]?.country : undefined;
}

/** Towns called so, by the name itself, a fuller one, or with "Saint" and "Fort" written otherwise. */
function called<T extends KnownTown>(
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
  const words = plain.split(" ").filter((word) => !/\d/.test(word) && !noTown.has(word));
  const rest = words.join(" ");
  if (rest.length < 3) return [];
  for (const name of rest === plain ? [plain] : [plain, rest]) {
    if (noTown.has(name)) continue;
    const found = called(name, country, find);
    if (found.length > 0) return found;
    // GeoNames has "New York City" and "Ciudad de México" where people leave the word out.
    const city = find(`${name} city`, country);
    if (city.length > 0) return city;
  }
  // A vocabulary's city may be filed under another of its names: "München" is Munich there.
  const city = placesNamed(rest).find((p) => p.kind === "city" && (country ?? p.country) === p.country);
  for (const name of city === undefined ? [] : namesOfCity(city)) {
    const found = find(placeName(name), city?.country);
    if (found.length > 0) return found;
  }
  return [];
}

/** What is left when a name could be too many places: nothing. Without a country all must be in one. */
function clear<T extends KnownTown>(found: readonly T[], country: string | undefined): readonly T[] {
  if (found.length > mostAlike) return [];
  if (country === undefined && new Set(found.map((town) => town.country)).size > 1) return [];
  return found;
}

/**
 * The towns that a posting's location names, which may be several ("Leeds; York"), and the country they tell where the
 * posting does not.
 */
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
 * The towns that a search's place names: those in the asker's country, else those of the vocabulary's country for that
 * name, else those of every country. More than one where more bear the name ("Springfield"): which of them is meant
 * nobody has said. Empty where it names none ("Germany", "remote").
 */
export function askedTowns<T extends KnownTown>(
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
