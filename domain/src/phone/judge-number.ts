import { type NumberType, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** A number that text messages can be sent to. */
export interface TextableNumber {
  /** `+` and digits. */
  readonly e164: string;
  /** ISO 3166-1 alpha-2; empty for a number of no country (satellite, freephone of the world). */
  readonly country: string;
}

/** Kinds of numbers that no text message reaches, or that cost whoever sends one to them. */
const unreachable: ReadonlySet<NumberType> = new Set<NumberType>([
  "FIXED_LINE",
  "PREMIUM_RATE",
  "TOLL_FREE",
  "SHARED_COST",
  "UAN",
  "VOICEMAIL",
  "PAGER",
]);

/**
 * What a number written with its country code is worth for text messages. Blanks, dots, hyphens and brackets do
 * not count; a leading 00 is read as +.
 * @returns the number, or why it is none: `invalid` is not a number of any country, `unreachable` is one that no
 * text message reaches.
 */
export function judgeNumber(written: string): TextableNumber | "invalid" | "unreachable" {
  const number = parsePhoneNumberFromString(written.trim().replace(/^00/, "+"), { extract: false });
  if (number === undefined || !number.isValid() || number.ext !== undefined) return "invalid";
  if (unreachable.has(number.getType())) return "unreachable";
  return { e164: number.number, country: number.country ?? "" };
}
