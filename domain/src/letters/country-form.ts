import type { LetterConvention } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { readPostedPlace } from "../jobs/location/location.ts";
import { usualForm } from "./usual-form.ts";

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

/** The form of a letter: that of the job's country, else in English that of the person's home, else the usual one. */
export function conventionFor(
  language: Language,
  jobPlace: string,
  { home, timeZone }: { readonly home: string; readonly timeZone: string },
): LetterConvention {
  const ofJob = formIn(jobPlace);
  if (ofJob !== undefined) return ofJob;
  const atHome = language === "en" ? formIn(home) : undefined;
  return atHome === "us" || atHome === "uk" ? atHome : usualForm(language, timeZone);
}
