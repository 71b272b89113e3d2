import { Slug } from "@waymark/contract/public-profile";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReservedSlug, numberedSlug, slugOfName } from "./slug.ts";

describe("slugOfName", () => {
  it.each([
    ["Nora Vale", "nora-vale"],
    ["  José-María  Ñíguez ", "jose-maria-niguez"],
    ["Björn Weiß", "bjorn-weiss"],
    ["O'Brien, Søren", "obrien-soren"],
    ["Łukasz Żółć", "lukasz-zolc"],
    ["李小龙", ""],
    ["Al", ""],
    ["Admin", ""],
    ["Waymark Support", ""],
    ["nora@example.org", "nora-example-org"],
  ])("%s is %s", (name, slug) => {
    expect(slugOfName(name)).toBe(slug);
  });

  it("is empty or an allowed address for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
        const slug = slugOfName(name);
        return slug === "" || (Slug.safeParse(slug).success && !isReservedSlug(slug));
      }),
    );
  });
});

describe("numberedSlug", () => {
  it("stays a valid address for a long name", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), fc.integer({ min: 2, max: 99_999 }), (name, number) => {
        const slug = slugOfName(name);
        return slug === "" || Slug.safeParse(numberedSlug(slug, number)).success;
      }),
    );
    expect(numberedSlug("a".repeat(40), 12)).toBe(`${"a".repeat(37)}-12`);
  });
});
