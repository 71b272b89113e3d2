import type { Language } from "@waymark/contract/values";
import { readPostedPlace } from "@waymark/domain/jobs/location";
import { currencyOfCountry } from "@waymark/domain/vocabulary/places";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/profile/get-user.ts";

/** The fallback. */
export const currencyOfLanguage: Readonly<Record<Language, string>> = {
  en: "USD",
  es: "EUR",
  fr: "EUR",
  de: "EUR",
};

/** The country a person lives in by their own word, ISO 3166-1 alpha-2. */
export async function countryOfPerson(deps: Deps, who: Who): Promise<string | undefined> {
  const { location } = await getUser(deps, who, who.userId);
  return readPostedPlace(location).country;
}

/** The currency a person thinks in (ISO 4217): their location's, else their time zone's, else their language's. */
export async function currencyOfPerson(deps: Deps, who: Who): Promise<string> {
  const country = await countryOfPerson(deps, who);
  const local = country === undefined ? undefined : currencyOfCountry(country);
  if (local !== undefined) return local;
  if (who.timeZone.startsWith("America/")) return "USD";
  return who.timeZone === "Europe/Berlin" ? "EUR" : currencyOfLanguage[who.locale];
}
