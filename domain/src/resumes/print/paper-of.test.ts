import { expect, it } from "vitest";
import { paperOf } from "./paper-of.ts";

it.each([
  ["US", "de", "letter"],
  ["MX", "es", "letter"],
  ["ES", "es", "a4"],
  ["GB", "en", "a4"],
  [undefined, "fr", "a4"],
  [undefined, "en", "letter"],
] as const)("the paper of country %s in %s is %s", (country, language, paper) => {
  expect(paperOf(country, language)).toBe(paper);
});
