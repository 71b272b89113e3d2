import {
  countriesOfRegion,
  currencyOfCountry,
  isCountry,
  isRemoteWord,
  type KnownPlace,
  locationParts,
  placeName,
  placesNamed,
} from "../../vocabulary/places.ts";

/** The place of a posting as index tokens: `@us`, `@us-ca`, `@munchen` for known places, `~word` for every word. */
export interface PostedPlace {
  readonly country: string | undefined;
  readonly tokens: readonly string[];
}

/** The known places in a part: the whole part, else its longest known run of up to four words. */
function placesIn(part: string): readonly KnownPlace[] {
  const whole = placesNamed(part);
  if (whole.length > 0) return whole;
  const words = placeName(part).split(" ");
  for (let size = Math.min(4, words.length - 1); size > 0; size--) {
    for (let i = 0; i + size <= words.length; i++) {
      const name = words.slice(i, i + size).join(" ");
      // A two-letter word inside a phrase ("in", "or", "de") is seldom a state.
      if (name.length < 3) continue;
      const found = placesNamed(name).filter((p) => p.kind !== "state" || size > 1 || name.length > 3);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** The places that one location means. A country or state in it decides between several places of one name. */
function placesOfOne(location: string, stated: string | undefined): KnownPlace[] {
  const found = locationParts(location).map((part) => ({ part, places: placesIn(part) }));
  const cityCountries = new Set(
    found.flatMap(({ places }) => places.flatMap((p) => (p.kind === "city" ? [p.country] : []))),
  );
  const decided = new Set<string>(stated === undefined ? [] : [stated]);
  for (const { part, places } of found) {
    const wide = places.filter((p) => p.kind !== "city");
    if (wide.length === 0 || wide.length < places.length) continue;
    const supported = wide.filter((p) => cityCountries.has(p.country));
    // "Springfield, IL": a two-letter code usually means the American state, except DE, which is Germany.
    const state = part.length === 2 && part !== "DE" ? wide.find((p) => p.country === "US") : undefined;
    for (const p of supported.length > 0 ? supported : [state ?? wide[0]]) if (p) decided.add(p.country);
  }
  return found.flatMap(({ places }) => places.filter((p) => decided.size === 0 || decided.has(p.country)));
}

/** Parses a posting's location, possibly several places ("Paris, TX" is not Paris). A stated `country` decides. */
export function readPostedPlace(location: string, country?: string): PostedPlace {
  const stated = country !== undefined && isCountry(country) ? country.toUpperCase() : undefined;
  const text = location.slice(0, 300);
  const places = text
    .split(/[;|/\n]/)
    .slice(0, 20)
    .flatMap((one) => placesOfOne(one, stated));
  const tokens = new Set<string>(stated === undefined ? [] : [`@${stated.toLowerCase()}`]);
  for (const place of places) tokens.add(`@${place.country.toLowerCase()}`).add(`@${place.key}`);
  for (const word of placeName(text).split(" ")) if (word !== "") tokens.add(`~${word}`);
  return { country: stated ?? places[0]?.country, tokens: [...tokens].slice(0, 60) };
}

/** The place of a search: a posting must have at least one token of every inner list. */
export interface QueryPlace {
  readonly all: readonly (readonly string[])[];
  readonly remote: boolean;
  /** The currency of the place, when all of it is in one known currency. */
  readonly currency: string | undefined;
}

/** Parses the `location` of a search. Unknown names are compared word by word. */
export function readQueryPlace(location: string): QueryPlace {
  const all: string[][] = [];
  const currencies = new Set<string>();
  let remote = false;
  for (const part of locationParts(location).slice(0, 8)) {
    if (isRemoteWord(part)) {
      remote = true;
      continue;
    }
    const region = countriesOfRegion(part);
    const places = placesNamed(part);
    if (places.length > 0) {
      all.push([...new Set(places.map((p) => `@${p.key}`))]);
      const currency = currencyOfCountry(places[0]?.country ?? "");
      if (currency !== undefined) currencies.add(currency);
    } else if (region !== undefined) {
      all.push(region.map((code) => `@${code.toLowerCase()}`));
    } else {
      for (const word of placeName(part).split(" ").slice(0, 8)) if (word) all.push([`~${word}`]);
    }
  }
  return { all, remote, currency: currencies.size === 1 ? [...currencies][0] : undefined };
}
