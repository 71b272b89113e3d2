import { languages } from "@waymark/contract/values";
import { placesOfData } from "./places.generated.ts";
import { plainText } from "./stem.ts";

/** `key` is a stable id: `us`, `us-ca`, or a city's `munchen`. `country` is ISO 3166-1 alpha-2 in upper case. */
export interface KnownPlace {
  readonly key: string;
  readonly kind: "country" | "state" | "city";
  readonly country: string;
}

export interface Places {
  readonly countries: readonly {
    readonly code: string;
    readonly currency: string;
    readonly spellings: readonly string[];
  }[];
  readonly regions: readonly { readonly names: readonly string[]; readonly countries: readonly string[] }[];
  readonly states: readonly {
    readonly country: string;
    readonly code: string;
    readonly names: readonly string[];
  }[];
  /** Postings are stored by the first name. */
  readonly towns: readonly { readonly country: string; readonly names: readonly string[] }[];
  readonly remoteWords: readonly string[];
}

const data = placesOfData();
const currencies = new Map<string, string>();
const known = new Map<string, KnownPlace[]>();
const cityNames = new Map<string, readonly string[]>();
const regionCountries = new Map<string, readonly string[]>();
const remote = new Set(data.remoteWords);

/** Normalises a place name for comparison: plain words separated by single spaces. */
export const placeName = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function addPlace(name: string, place: KnownPlace): void {
  const plain = placeName(name);
  const there = known.get(plain);
  if (there === undefined) known.set(plain, [place]);
  else if (!there.some((p) => p.key === place.key && p.kind === place.kind)) there.push(place);
}

function fill(): void {
  const namesIn = languages.map((language) => new Intl.DisplayNames([language], { type: "region" }));
  for (const { code: country, currency, spellings } of data.countries) {
    currencies.set(country, currency);
    const place: KnownPlace = { key: country.toLowerCase(), kind: "country", country };
    for (const names of namesIn) addPlace(names.of(country) ?? country, place);
    for (const name of spellings) addPlace(name, place);
  }
  for (const { country, code, names } of data.states) {
    const place: KnownPlace = { key: `${country.toLowerCase()}-${code}`, kind: "state", country };
    for (const name of names) addPlace(name, place);
    if (country === "US" || country === "CA") addPlace(code, place);
  }
  for (const { country, names } of data.towns) {
    const place: KnownPlace = { key: (names[0] ?? "").replaceAll(" ", "_"), kind: "city", country };
    cityNames.set(`${country} ${place.key}`, names);
    for (const name of names) addPlace(name, place);
  }
  for (const country of currencies.keys())
    addPlace(country, { key: country.toLowerCase(), kind: "country", country });
  for (const { names, countries } of data.regions)
    for (const name of names) regionCountries.set(name, countries);
}
fill();

/** The possible meanings of a name, the likeliest first: a country before a state before a city; empty when unknown. */
export const placesNamed = (name: string): readonly KnownPlace[] => known.get(placeName(name)) ?? [];

export const namesOfCity = ({ country, key }: KnownPlace): readonly string[] =>
  cityNames.get(`${country} ${key}`) ?? [];

/** The countries of a region such as "Europe" or "LATAM"; undefined when the name is no region. */
export const countriesOfRegion = (name: string): readonly string[] | undefined =>
  regionCountries.get(placeName(name));

export const isRemoteWord = (part: string): boolean => remote.has(placeName(part));

/** The ISO 4217 code of the currency in which pay is stated in a country; undefined for an unknown country. */
export const currencyOfCountry = (country: string): string | undefined =>
  currencies.get(country.toUpperCase());

export const isCountry = (code: string): boolean => currencies.has(code.toUpperCase());

/** Splits a location at commas, bars, slashes, brackets, spaced dashes and "or". */
export function locationParts(text: string): string[] {
  return text
    .split(/[,;|/()•·\n]|\s[-–—]\s|\s(?:or|oder|ou|o)\s/i)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
