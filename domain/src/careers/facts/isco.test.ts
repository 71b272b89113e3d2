import { expect, it } from "vitest";
import { fields } from "../data/catalogue.ts";
import { figureTable } from "../data/figures.ts";
import { iscoTable } from "../data/isco.ts";
import { readFigures } from "../figures.ts";
import { readRoles } from "../roles.ts";
import { iscoOf } from "./isco.ts";

it("every line of the bridge is a code with figures and unit groups of ISCO-08", () => {
  const known = readFigures(figureTable);
  const entries = iscoTable.split(/\s+/).filter((entry) => entry !== "");
  expect(entries.filter((entry) => !/^\d\d-\d{4}:[0-9]\d{3}(?:\+[0-9]\d{3})?$/.test(entry))).toEqual([]);
  const codes = entries.map((entry) => entry.slice(0, 7));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

it("nearly every role of the catalogue has a bridge", () => {
  const roles = fields.flatMap((field) => readRoles(field).roles);
  const without = roles.filter(({ codes: [code = ""] }) => iscoOf(code).length === 0).map(({ id }) => id);
  expect(without.length, without.join(" ")).toBeLessThan(roles.length * 0.05);
  expect(iscoOf("29-1141")).toEqual(["2221"]);
  expect(iscoOf("00-0000")).toEqual([]);
});
