import { timeZonesOfData } from "./time-zones.generated.ts";

/** The country assumed for a language tag without a region. */
const homes: Readonly<Record<string, string>> = { en: "US", es: "ES", fr: "FR", de: "DE" };

const countryOfZone = new Map(
  Object.entries(timeZonesOfData()).flatMap(([country, zones]) =>
    zones.map((zone) => [zone, country] as const),
  ),
);

/**
 * Guesses the country of a person's phone number: the country of their time zone, which the machine's location sets;
 * else the region of their languages, which is often left at its default.
 * @param languages BCP 47 tags, the most preferred first.
 * @param timeZone An IANA name, or empty.
 * @returns ISO 3166-1 alpha-2; US when nothing is known.
 */
export function guessCountry(languages: readonly string[], timeZone: string): string {
  const byZone = countryOfZone.get(timeZone.split("/").at(-1) ?? "");
  if (byZone !== undefined) return byZone;
  const regions = languages.map((tag) => /[-_]([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase());
  const homeless = languages.map((tag) => homes[tag.slice(0, 2).toLowerCase()]);
  return [...regions, ...homeless].find((country) => country !== undefined) ?? "US";
}
