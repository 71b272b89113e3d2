import { describe, expect, it } from "vitest";
import { openCatalogue } from "../catalogue.ts";
import { catalogueProblems } from "../testing/catalogue-problems.ts";
import { smallCatalogue, smallLicences } from "../testing/small-catalogue.ts";
import { fields } from "./catalogue.ts";
import { figureTable } from "./figures.ts";
import { licenceList } from "./licences.ts";

describe("the role catalogue", () => {
  const catalogue = openCatalogue(fields, figureTable, licenceList);

  it("keeps to its format and its rules", () => {
    const problems = catalogueProblems(catalogue);
    expect(problems, `${problems.length} problems:\n${problems.join("\n")}`).toEqual([]);
  });

  it("has at least 350 roles, over every major group of occupations", () => {
    expect(catalogue.roles.size).toBeGreaterThanOrEqual(350);
    const groups = new Set(
      [...catalogue.roles.values()].flatMap(({ codes }) => codes.map((code) => code.slice(0, 2))),
    );
    expect([...groups].sort()).toEqual(
      [11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53].map(String),
    );
  });

  it("has the published figures of a nurse", () => {
    const nurse = catalogue.figures.get("29-1141");
    expect(nurse).toMatchObject({
      wages: { p10: 66_030, p50: 93_600, p90: 135_320 },
      growth: 4.9,
      openings: 189_100,
      zone: 4,
      education: "bachelor",
    });
    // Physicians: at or above the highest published wage. Actors: paid by the hour.
    expect(catalogue.figures.get("29-1211")?.wages.p50).toBe(239_200);
    expect(catalogue.figures.get("27-2011")?.wages.p50).toBe(Math.round(23.33 * 2_080));
  });
});

describe("the check of the catalogue", () => {
  const problemsWith = (change: (text: string) => string) =>
    catalogueProblems(openCatalogue([change(smallCatalogue)], figureTable, smallLicences));

  it("finds nothing in a valid catalogue", () => {
    expect(problemsWith((text) => text)).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    ["29-1141 |", "29-9999 |", /no figures for 29-9999/],
    ["| health |", "| wealth |", /no such industry: wealth/],
    ["entry mid senior", "senior mid entry", /levels are not in order/],
    ["| bachelor |", "| college |", /no such education/],
    ["| nursing-registration", "| nursing-licence", /no such licence: nursing-licence/],
    ["charge-nurse lead", "charge-nurse boss", /no reason, or no known one/],
    ["charge-nurse lead", "chief-nobody lead", /no such role in up: chief-nobody/],
    ["charge-nurse lead", "nursing-assistant lead", /rises to nursing-assistant/],
    ["patient-care, triage", "patient-care, levitation", /no such skill: levitation/],
    ["en: Registered nurse;", "en: Nursing assistant;", /"nursing assistant" \(en\) is .*'s too/],
    ["de> Leitet eine Station", "xx> Leitet eine Station", /a line that is not understood/],
    ["\nside: ", "\nbeside: ", /a line that is not understood/],
  ])("finds %j made %j", (from, to, expected) => {
    expect(smallCatalogue).toContain(from);
    expect(problemsWith((text) => text.replace(from, to)).join("\n")).toMatch(expected);
  });
});
