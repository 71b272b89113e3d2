import { expect, it } from "vitest";
import { countryChoices, exampleOf, readTyped, showNumber } from "./numbers.ts";

it.each([
  ["0151 23456789", "DE", "+49 1512 3456789", "DE", "+4915123456789"],
  ["+33 6 12 34 56 78", "DE", "+33 6 12 34 56 78", "FR", "+33612345678"],
  ["0033612345678", "DE", "+33 6 12 34 56 78", "FR", "+33612345678"],
  ["(415) 555-2671", "US", "+1 415 555 2671", "US", "+14155552671"],
  ["0151", "DE", "+49 151", "DE", undefined],
  ["+3", "DE", "+3", undefined, undefined],
  ["abc", "DE", "", "DE", undefined],
] as const)("%s in %s reads %s", (typed, chosen, shown, country, e164) => {
  expect(readTyped(typed, chosen)).toEqual({ shown, country, e164 });
});

it("formats numbers it recognises, and shows others unchanged", () => {
  expect(showNumber("+4915123456789")).toBe("+49 1512 3456789");
  expect(showNumber("0151 2")).toBe("0151 2");
  expect(exampleOf("FR")).toMatch(/^\+33 /);
});

it("names countries in a language, in its alphabetical order", () => {
  const labels = countryChoices("de").map(({ label }) => label);
  expect(labels).toContain("Österreich (+43)");
  expect(labels.indexOf("Österreich (+43)")).toBeLessThan(labels.indexOf("Polen (+48)"));
});
