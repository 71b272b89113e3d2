import fc from "fast-check";
import { expect, it } from "vitest";
import { isoOf } from "./iso-of.ts";

it("writes instants like Date.toISOString", () => {
  const years = { min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) };
  fc.assert(
    fc.property(fc.integer(years), (ms) => {
      expect(isoOf(ms)).toBe(new Date(ms).toISOString());
    }),
  );
});
