import { isRemoteWord, placeName, placesNamed } from "../../vocabulary/places.ts";

/** Tells whether a name is a town's. The vocabulary knows large ones only; a gazetteer knows all. */
export type IsTown = (name: string, country: string | undefined) => boolean;

/**
 * A place, prepared for comparing two postings: towns by name, the remaining words ("St Richards"), and wider areas. A
 * posting for a whole country has neither towns nor words.
 */
export interface ComparedPlace {
  /** The countries and states that are named, or that follow from a town of the vocabulary. */
  readonly wide: readonly string[];
  readonly towns: readonly string[];
  readonly rest: readonly string[];
}

/** Words that many places share or that name no place. */
const generic = new Set(
  (
    "hospital hospitals centre center clinic site surrounding area areas region district county city town greater metropolitan " +
    "various across throughout near nr within based office offices house the and of in at a an or to on wide trust location " +
    "locations multiple flexible hybrid remote standort und in am im an der umgebung raum grossraum bei kreis stadt region " +
    "zone secteur departement centre arrondissement ville et de la le du des les y del el los las provincia zona centro ciudad " +
    "st saint united"
  ).split(" "),
);

const postcode = /\b(?:[a-z]{1,2}\d[a-z\d]?\s+\d[a-z]{2}|\d{5}(?:-\d{4})?)\b/gi;

/**
 * Splits a location for comparison. Towns with the same name count as one here; their countries or states tell them
 * apart in `isSamePlace`.
 */
export function comparedPlace(location: string, country: string | undefined, isTown: IsTown): ComparedPlace {
  const towns = new Set<string>();
  const rest = new Set<string>();
  const wide = new Set<string>(country === undefined ? [] : [country.toLowerCase()]);
  const text = location.slice(0, 300).replace(postcode, " ");
  for (const part of text.split(/[,;|/()•·\n]|\s[-–—&+]\s|\s(?:or|and|oder|und|ou|et|o|y)\s/i)) {
    const name = placeName(part);
    if (name === "" || isRemoteWord(name)) continue;
    const known = placesNamed(name);
    const city = known.find((place) => place.kind === "city");
    for (const place of city === undefined ? known.slice(0, 1) : []) wide.add(place.key);
    if (city !== undefined) towns.add(city.key.replaceAll("_", " "));
    else if (known.length > 0) continue;
    else if (isTown(name, country)) towns.add(name);
    else {
      const words = name.split(" ").filter((word) => !generic.has(word));
      const left = words.join(" ");
      const within = placesNamed(left);
      const town = within.find((place) => place.kind === "city");
      if (town !== undefined) towns.add(town.key.replaceAll("_", " "));
      else if (within.length > 0) continue;
      else if (left !== "" && isTown(left, country)) towns.add(left);
      else for (const word of words) rest.add(word);
    }
  }
  return { towns: [...towns].sort(), rest: [...rest].sort(), wide: [...wide] };
}

const isWithin = (a: readonly string[], b: readonly string[]): boolean => a.every((one) => b.includes(one));

/** The towns and words of a place; when only one of the two places names towns, by the words of their names. */
const namesOf = ({ towns, rest }: ComparedPlace, isApart: boolean): string[] =>
  isApart ? [...towns, ...rest] : [...towns.flatMap((town) => town.split(" ")), ...rest];

/** Compares countries with countries and states with states: apart when both places name some and share none. */
function differsInArea(a: readonly string[], b: readonly string[]): boolean {
  return [2, 0].some((length) => {
    const [left, right] = [a, b].map((of) => of.filter((one) => (one.length === 2) === (length === 2)));
    return (
      left !== undefined &&
      right !== undefined &&
      left.length > 0 &&
      right.length > 0 &&
      !left.some((one) => right.includes(one))
    );
  });
}

/** Tells whether two postings may be in the same place: one names everything that the other names. */
export function isSamePlace(a: ComparedPlace, b: ComparedPlace): boolean {
  if (differsInArea(a.wide, b.wide)) return false;
  const isApart = a.towns.length > 0 && b.towns.length > 0;
  const [left, right] = [namesOf(a, isApart), namesOf(b, isApart)];
  return isWithin(left, right) || isWithin(right, left);
}

/** The words that only one of two places names, such as a ward or building that the other posting leaves out. */
export const namedBeyond = (a: ComparedPlace, b: ComparedPlace): string[] => {
  const [left, right] = [namesOf(a, false), namesOf(b, false)];
  return [...left.filter((one) => !right.includes(one)), ...right.filter((one) => !left.includes(one))];
};
