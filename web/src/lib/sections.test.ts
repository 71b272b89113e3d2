import { describe, expect, it } from "vitest";
import { sectionIds, sectionOf } from "./sections.ts";

describe("sectionOf", () => {
  it.each(sectionIds)("finds %s", (id) => {
    expect(sectionOf(id)).toBe(id);
  });
  it.each([undefined, "", "nowhere", "Search", "constructor"])("goes to the Job Hub for %j", (text) => {
    expect(sectionOf(text)).toBe("dashboard");
  });
});
