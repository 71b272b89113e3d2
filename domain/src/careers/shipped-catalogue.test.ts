import { describe, expect, it } from "vitest";
import { shippedCatalogue } from "./shipped-catalogue.ts";

describe("the role catalogue", () => {
  const catalogue = shippedCatalogue();

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
