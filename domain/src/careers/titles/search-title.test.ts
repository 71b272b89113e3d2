import { languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "../shipped-catalogue.ts";
import { searchTitle } from "./search-title.ts";

const { roles } = shippedCatalogue();

describe("the query for postings of a role", () => {
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

  it("has one gender form of every title, in every language", () => {
    const unsettled = [...roles.values()].flatMap((role) =>
      languages
        .map((language) => searchTitle(role, language))
        .filter((title) => /[/()]/.test(title) || title.length < 3),
    );
    expect(unsettled).toEqual([]);
  });
});
