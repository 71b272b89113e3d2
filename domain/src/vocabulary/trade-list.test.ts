import { expect, it } from "vitest";
import { fields } from "../careers/data/catalogue.ts";
import { readRoles } from "../careers/roles.ts";
import { occupationList } from "./trade-list.ts";

it("names roles of the catalogue only, each once", () => {
  const known = new Set(fields.flatMap((table) => readRoles(table).roles.map(({ id }) => id)));
  const named = occupationList
    .trim()
    .split("\n")
    .map((line) => line.split(":")[0] ?? "");
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
