import { expect, it } from "vitest";
import { openCareers } from "../paths/career-index.ts";
import { wagesPay } from "../paths/pay.ts";
import { shippedCatalogue } from "../shipped-catalogue.ts";
import type { CodeWages, IscoWages } from "./facts.ts";
import { noFacts, withFacts } from "./with-facts.ts";

const shipped = shippedCatalogue();
const nurse = shipped.figures.get("29-1141");
const wages = (over: Partial<CodeWages>): CodeWages => ({
  code: "29-1141",
  name: "Registered Nurses",
  employed: 1,
  p10: 1,
  p25: 2,
  p50: 3,
  p75: 4,
  p90: 5,
  ...over,
});

it("imported figures take the place of the shipped ones, code by code", () => {
  const { figures, roles } = withFacts(shipped, {
    ...noFacts,
    oews: [wages({})],
    projections: [
      {
        code: "29-1141",
        employed: 9,
        growth: -7,
        openings: 2,
        education: null,
        experience: null,
        transfer: null,
      },
    ],
  });
  expect(figures.get("29-1141")).toEqual({
    ...nurse,
    wages: { p10: 1, p25: 2, p50: 3, p75: 4, p90: 5 },
    employed: 9,
    growth: -7,
    openings: 2_000,
    months: null,
  });
  expect(figures.get("35-2014")).toEqual({ ...shipped.figures.get("35-2014"), months: null });
  expect(roles).toBe(shipped.roles);
});

it.each([wages({ p75: null }), wages({ p25: 9 })])(
  "half a row, or one that falls, is left out: %j",
  (row) => {
    expect(withFacts(shipped, { ...noFacts, oews: [row] }).figures.get("29-1141")?.wages).toEqual(
      nurse?.wages,
    );
  },
);

it("a title of ESCO goes to the role of its other titles, but never to another ISCO group", () => {
  const concept = (id: string, isco: string, titles: string[]) => ({ id, isco, titles: { en: titles } });
  const { reader } = openCareers(shipped, {
    ...noFacts,
    concepts: [
      concept("a", "2221", ["registered nurse", "zzz ward pearl"]),
      concept("b", "9112", ["registered nurse", "qqq floor pearl"]),
    ],
  });
  expect(reader.read("ZZZ ward pearl", "en")).toMatchObject({ confidence: 1, role: { codes: ["29-1141"] } });
  expect(reader.read("qqq floor pearl", "en").role).toBeNull();
});

it("a country's wages are those of the role's group, else of the group above", () => {
  const role = [...shipped.roles.values()].find(({ codes: [code] }) => code === "29-1141");
  if (role === undefined) throw new Error("The catalogue has no nurse.");
  const row = (code: string, p50: number, p25: number | null = null): IscoWages => ({
    ...{ code, currency: "EUR", year: 2024, p10: null, p25, p50, p75: null, p90: null },
  });
  const pay = (...rows: IscoWages[]) =>
    wagesPay(shipped, role, "mid", {
      byIsco: new Map(rows.map((one) => [one.code, one])),
      country: "DE",
      source: "ISCO-08 2024",
    });
  expect(pay(row("22", 40_000), row("2221", 50_000, 45_000))).toMatchObject({
    basis: "wages",
    p25: 45_000,
    p50: 47_500,
    p75: 50_000,
    country: "DE",
    year: 2024,
  });
  expect(pay(row("22", 40_000))).toMatchObject({ p25: 40_000, p50: 40_000, p75: 40_000 });
  expect(pay(row("51", 1), row("2", 1))).toBeNull();
});
