import { languages } from "@waymark/contract/values";
<<<<<<< HEAD
import { expect, it } from "vitest";
=======
import { describe, expect, it } from "vitest";
>>>>>>> main
import { openCatalogue } from "../catalogue.ts";
import { fields } from "../data/catalogue.ts";
import { figureTable } from "../data/figures.ts";
import { licenceList } from "../data/licences.ts";
import { searchTitle } from "./search-title.ts";

const { roles } = openCatalogue(fields, figureTable, licenceList);
<<<<<<< HEAD
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
=======

describe("what postings for a role are searched by", () => {
  it.each([
    ["receptionist", "fr", "Hôte d'accueil"],
    ["administrative-assistant", "fr", "Assistant administratif"],
    ["junior-doctor", "de", "Assistenzarzt"],
    ["medical-assistant", "de", "Medizinische Fachangestellte"],
    ["radiographer", "de", "Medizinischer Technologe für Radiologie"],
    ["surgical-technologist", "de", "Operationstechnischer Assistent"],
    ["actor", "es", "Actor"],
    ["cad-drafter", "en", "CAD drafter"],
  ] as const)("%s in %s: %s", (id, language, wanted) => {
    const role = roles.get(id);
    expect(role && searchTitle(role, language)).toBe(wanted);
  });

  it("is one form of every title, in every language", () => {
    const unsettled = [...roles.values()].flatMap((role) =>
      languages
        .map((language) => searchTitle(role, language))
        .filter((title) => /[/()]/.test(title) || title.length < 3),
    );
    expect(unsettled).toEqual([]);
  });
>>>>>>> main
});
