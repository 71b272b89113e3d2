import type { Language } from "@waymark/contract/values";
import { readPostedPlace } from "@waymark/domain/jobs/location";
import { currencyOfCountry } from "@waymark/domain/vocabulary/places";
import type { Actor } from "../../actor.ts";
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
export async function countryOfPerson(deps: Deps, actor: Actor): Promise<string | undefined> {
  const { location } = await getUser(deps, actor, actor.userId);
  return readPostedPlace(location).country;
}

/** The currency a person thinks in (ISO 4217): their location's, else their time zone's, else their language's. */
export async function currencyOfPerson(deps: Deps, actor: Actor): Promise<string> {
  const country = await countryOfPerson(deps, actor);
  const local = country === undefined ? undefined : currencyOfCountry(country);
  if (local !== undefined) return local;
  if (actor.timeZone.startsWith("America/")) return "USD";
  return actor.timeZone === "Europe/Berlin" ? "EUR" : currencyOfLanguage[actor.locale];
}
