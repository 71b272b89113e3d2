import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brandColors, contrastOf } from "./brand-colors.ts";

describe("the colours of a team's brand", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#ff0000", "#ffffff", 4],
    ["#ffffff", "#ffffff", 1],
  ])("%s on %s has a contrast of %d", (a, b, contrast) => {
    expect(contrastOf(a, b)).toBeCloseTo(contrast, 2);
    expect(contrastOf(b, a)).toBe(contrastOf(a, b));
  });

  it("leaves a colour alone that can be read", () => {
    expect(brandColors("#0b5f66")).toMatchObject({ color: "#0b5f66", on: "#ffffff", onLight: "#0b5f66" });
    expect(brandColors("#ffd400")).toMatchObject({ color: "#ffd400", on: "#14201b", onDark: "#ffd400" });
  });

  it("makes of every colour one that can be read as text, and text that can be read on it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, "0")}`;
        const made = brandColors(color);
        expect(made.onContrast).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(made.onLight, "#f3f1ea")).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(made.onLight, "#ffffff")).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(made.onDark, "#1a231e")).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
