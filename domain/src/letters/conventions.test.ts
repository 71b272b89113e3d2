import { describe, expect, it } from "vitest";
import { closingOf, placeAndDate, salutationOf, subjectOf } from "./conventions.ts";

const none = { person: "", addressForm: "none" as const };
const ms = (person: string) => ({ person, addressForm: "ms" as const });
const mr = (person: string) => ({ person, addressForm: "mr" as const });

describe("salutation", () => {
  it.each([
    [none, "en", "us", "Dear Hiring Manager:"],
    [none, "en", "uk", "Dear Sir or Madam,"],
    [none, "de", "de", "Sehr geehrte Damen und Herren,"],
    [none, "fr", "fr", "Madame, Monsieur,"],
    [none, "es", "es", "A quien corresponda:"],
    [ms("Jane Smith"), "en", "us", "Dear Ms. Smith:"],
    [mr("John Smith"), "en", "uk", "Dear Mr Smith,"],
    [{ person: "Sam Lee", addressForm: "none" as const }, "en", "uk", "Dear Sam Lee,"],
    [mr("Dr. Hans von der Heide"), "de", "de", "Sehr geehrter Herr Dr. von der Heide,"],
    [ms("Schmidt"), "de", "de", "Sehr geehrte Frau Schmidt,"],
    [{ person: "Kim Yıldız", addressForm: "none" as const }, "de", "de", "Guten Tag Kim Yıldız,"],
    [ms("Claire Dubois"), "fr", "fr", "Madame,"],
    [mr("Luc Petit"), "fr", "fr", "Monsieur,"],
    [ms("Ana López Gil"), "es", "es", "Estimada Sra. López Gil:"],
    [mr("Juan Ruiz"), "es", "es", "Estimado Sr. Ruiz:"],
  ] as const)("%o %s %s", (recipient, language, convention, expected) =>
    expect(salutationOf(recipient, language, convention)).toBe(expected),
  );
});

describe("closing, date and subject", () => {
  it("repeats the salutation in France", () => {
    expect(closingOf(ms("Claire Dubois"), "fr", "fr", "plain")).toContain(", Madame, ");
    expect(closingOf(none, "fr", "fr", "warm")).toContain(", Madame, Monsieur, ");
  });
  it("depends on a known name in the UK", () => {
    expect(closingOf(none, "en", "uk", "plain")).toBe("Yours faithfully,");
    expect(closingOf(mr("Smith"), "en", "uk", "plain")).toBe("Yours sincerely,");
  });
  it.each([
    ["en", "us", "November 3, 2026"],
    ["en", "uk", "3 November 2026"],
    ["de", "de", "Köln, 3. November 2026"],
    ["fr", "fr", "Köln, le 3 novembre 2026"],
    ["es", "es", "Köln, 3 de noviembre de 2026"],
  ] as const)("%s %s", (language, convention, expected) =>
    expect(placeAndDate("Köln", "2026-11-03", language, convention)).toBe(expected),
  );
  it("elides in French and adds a reference", () => {
    expect(subjectOf("posting", "fr", "Infirmière", "")).toBe("Candidature au poste d’Infirmière");
    expect(subjectOf("posting", "de", "Koch", "A-12")).toBe("Bewerbung als Koch, Kennziffer A-12");
  });
});
