import type { LetterConvention } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { readPostedPlace } from "../jobs/location/location.ts";

const ofCountry: Readonly<Record<string, LetterConvention>> = {
  US: "us",
  CA: "us",
  GB: "uk",
  IE: "uk",
  AU: "uk",
  NZ: "uk",
  IN: "uk",
  FR: "fr",
  BE: "fr",
  DE: "de",
  AT: "de",
  CH: "de",
  ES: "es",
  MX: "es",
};

const formIn = (place: string): LetterConvention | undefined =>
  ofCountry[readPostedPlace(place).country ?? ""];

/**
 * The form of a letter: that of the job's country, else the usual one of the language. English is American or British by
 * the person's home, else by the time zone.
 */
export function conventionFor(
  language: Language,
  jobPlace: string,
  { home, timeZone }: { readonly home: string; readonly timeZone: string },
): LetterConvention {
  const ofJob = formIn(jobPlace);
  if (ofJob !== undefined) return ofJob;
  if (language !== "en") return language;
  const atHome = formIn(home);
  if (atHome === "us" || atHome === "uk") return atHome;
  return /^(?:Europe|Africa|Asia|Australia|Indian|Atlantic|Pacific)\//.test(timeZone) ? "uk" : "us";
}
