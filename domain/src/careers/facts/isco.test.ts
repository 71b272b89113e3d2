import { expect, it } from "vitest";
import { shippedRoles } from "../shipped-catalogue.ts";
import { iscoOf } from "./isco.ts";

it("nearly every role of the catalogue has a bridge", () => {
  const roles = shippedRoles();
  const without = roles.filter(({ codes: [code = ""] }) => iscoOf(code).length === 0).map(({ id }) => id);
  expect(without.length, without.join(" ")).toBeLessThan(roles.length * 0.05);
  expect(iscoOf("29-1141")).toEqual(["2221"]);
  expect(iscoOf("00-0000")).toEqual([]);
});
