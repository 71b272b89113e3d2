import { cities, countriesByCurrency, countryAliases, regions, remoteWords, states } from "./places-data.ts";
import { plainText } from "./stem.ts";

/**
 * One thing a place name may stand for. `key` is a stable id: `us`, `us-ca` or a city's `munchen`.
 * `country` is ISO 3166-1 alpha-2, upper case.
 */
export interface KnownPlace {
  readonly key: string;
  readonly kind: "country" | "state" | "city";
  readonly country: string;
}

const currencies = new Map<string, string>();
const known = new Map<string, KnownPlace[]>();
const cityNames = new Map<string, readonly string[]>();
const regionCountries = new Map<string, readonly string[]>();
const remote = new Set(remoteWords);

/** Plain words with single spaces: how place names are compared. */
export const placeName = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function put(name: string, place: KnownPlace): void {
  const plain = placeName(name);
  const there = known.get(plain);
  if (there === undefined) known.set(plain, [place]);
  else if (!there.some((p) => p.key === place.key && p.kind === place.kind)) there.push(place);
}

function fill(): void {
  const namesIn = ["en", "es", "fr", "de"].map((l) => new Intl.DisplayNames([l], { type: "region" }));
  for (const [currency, codes] of Object.entries(countriesByCurrency)) {
    for (const country of codes.split(" ")) {
      currencies.set(country, currency);
      const place: KnownPlace = { key: country.toLowerCase(), kind: "country", country };
      for (const names of namesIn) put(names.of(country) ?? country, place);
      for (const alias of countryAliases[country]?.split(",") ?? []) put(alias, place);
    }
  }
  for (const [country, list] of Object.entries(states)) {
    for (const entry of list.split(";")) {
      const [, code = "", names = ""] = /^(\S+) (.+)$/.exec(entry) ?? [];
      const place: KnownPlace = { key: `${country.toLowerCase()}-${code}`, kind: "state", country };
      for (const name of names.split("|")) put(name, place);
      if (country === "US" || country === "CA") put(code, place);
    }
  }
  for (const [country, list] of Object.entries(cities)) {
    for (const entry of list.split(";")) {
      const names = entry.split("|");
      const place: KnownPlace = { key: (names[0] ?? "").replaceAll(" ", "_"), kind: "city", country };
      cityNames.set(`${country} ${place.key}`, names);
      for (const name of names) put(name, place);
    }
  }
  for (const country of currencies.keys())
    put(country, { key: country.toLowerCase(), kind: "country", country });
  for (const [names, codes] of Object.entries(regions))
    for (const name of names.split(",")) regionCountries.set(name, codes.split(" "));
}
fill();

/** What a name may stand for, likeliest first: a country before a state before a city; empty when unknown. */
export const placesNamed = (name: string): readonly KnownPlace[] => known.get(placeName(name)) ?? [];

/** Every name a city of the vocabulary goes by ("munchen", "munich"). */
export const namesOfCity = ({ country, key }: KnownPlace): readonly string[] =>
  cityNames.get(`${country} ${key}`) ?? [];

/** Countries of a region such as "Europe" or "LATAM"; undefined when the name is none. */
export const countriesOfRegion = (name: string): readonly string[] | undefined =>
  regionCountries.get(placeName(name));

/** Whether a part of a location says that the work can be done remotely. */
export const isRemoteWord = (part: string): boolean => remote.has(placeName(part));

/** ISO 4217 code of the currency that pay is stated in there; undefined for an unknown country. */
export const currencyOfCountry = (country: string): string | undefined =>
  currencies.get(country.toUpperCase());

/** Whether the code is a country this vocabulary knows. */
export const isCountry = (code: string): boolean => currencies.has(code.toUpperCase());

/** The parts of a location text: what commas, bars, slashes, brackets, dashes between spaces and "or" divide. */
export function locationParts(text: string): string[] {
  return text
    .split(/[,;|/()•·\n]|\s[-–—]\s|\s(?:or|oder|ou|o)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
