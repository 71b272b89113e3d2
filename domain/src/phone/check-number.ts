import { type NumberType, parsePhoneNumberFromString } from "libphonenumber-js/max";

export interface TextableNumber {
  /** E.164: `+` and digits. */
  readonly e164: string;
  /** ISO 3166-1 alpha-2; empty for a number without a country (satellite, international freephone). */
  readonly country: string;
}

/** Types of numbers that cannot receive text messages, or that charge the sender. */
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
 * Can a number with its country code receive text messages? Blanks, dots, hyphens and brackets are ignored; a leading
 * 00 is read as +. @returns the number, or `invalid`: not a number of any country, `unreachable`: no text messages.
 */
export function checkNumber(written: string): TextableNumber | "invalid" | "unreachable" {
  const number = parsePhoneNumberFromString(written.trim().replace(/^00/, "+"), { extract: false });
  if (number === undefined || !number.isValid() || number.ext !== undefined) return "invalid";
  if (unreachable.has(number.getType())) return "unreachable";
  return { e164: number.number, country: number.country ?? "" };
}
