import { languages } from "@waymark/contract/values";
import { expect, it } from "vitest";
import { openCatalogue } from "../catalogue.ts";
import { fields } from "../data/catalogue.ts";
import { figureTable } from "../data/figures.ts";
import { licenceList } from "../data/licences.ts";
import { searchTitle } from "./search-title.ts";

const { roles } = openCatalogue(fields, figureTable, licenceList);
const titleOf = (id: string, language: (typeof languages)[number]) => {
  const role = roles.get(id);
  return role === undefined ? "" : searchTitle(role, language);
};

it.each([
  ["cook", "de", "Koch"],
  ["technical-writer", "de", "Technischer Redakteur"],
  ["flight-attendant", "fr", "Hôtesse de l'air"],
  ["waiter", "en", "Waiter"],
  ["registered-nurse", "fr", "Infirmier"],
] as const)("searches postings for %s in %s by %s", (id, language, expected) => {
  expect(titleOf(id, language)).toBe(expected);
});

it("asks for one form of every title of the catalogue", () => {
  for (const role of roles.values())
    for (const language of languages) expect(searchTitle(role, language)).toMatch(/^[^/()*:]{2,80}$/u);
});
