import { type ResumeStyle, styleFor } from "@waymark/contract/resumes-style";
import type { Language } from "@waymark/contract/values";

/** Countries that print on letter paper (Unicode CLDR, supplemental measurement data, paper size). */
const withLetterPaper = new Set("US CA MX PH CL CO CR GT NI PA PR SV VE BZ".split(" "));

/** The paper of a country; of an unknown one, the usual one of the language. */
export const paperOf = (country: string | undefined, language: Language): ResumeStyle["paper"] =>
  country === undefined ? styleFor(language).paper : withLetterPaper.has(country) ? "letter" : "a4";
