import { guessCountry } from "@waymark/domain/phone/guess-country";
import examples from "libphonenumber-js/examples.mobile.json";
import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

export type { CountryCode } from "libphonenumber-js/min";

export function likelyCountry(): CountryCode {
  const guess = guessCountry(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone ?? "");
  return isSupportedCountry(guess) ? guess : "US";
}

export const isCountry = (text: string): text is CountryCode => isSupportedCountry(text);

export const namesCountry = (typed: string): boolean => /^\s*(\+|00)/.test(typed);

const plain = (typed: string) => typed.trim().replace(/^00/, "+");

export interface TypedNumber {
  readonly shown: string;
  readonly country: CountryCode | undefined;
  readonly e164: string | undefined;
}

/** Reads what is typed so far, without changing the field. */
export function readTyped(typed: string, country: CountryCode): TypedNumber {
  const typing = new AsYouType(namesCountry(typed) ? undefined : country);
  const formatted = typing.input(plain(typed));
  const number = typing.getNumber();
  const whole = number?.isValid() === true;
  const shown = whole || !namesCountry(typed) ? (number?.formatInternational() ?? "") : formatted;
  return {
    shown,
    country: typing.getCountry() ?? (namesCountry(typed) ? undefined : country),
    e164: whole ? number?.number : undefined,
  };
}

export function showNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

export function exampleOf(country: CountryCode): string {
  return getExampleNumber(country, examples)?.formatInternational() ?? "+1 201 555 0123";
}

/** Sorted by name in the language, with calling codes. */
export function countryChoices(language: string): { country: CountryCode; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: "region" });
  const order = new Intl.Collator(language);
  return getCountries()
    .map((country) => ({ country, name: names.of(country) ?? country, code: getCountryCallingCode(country) }))
    .sort((a, b) => order.compare(a.name, b.name))
    .map(({ country, name, code }) => ({ country, label: `${name} (+${code})` }));
}
