import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryKey, readQuery } from "./query.ts";
import { indexTokens, payTokenFor, stemsOf } from "./tokens.ts";

const posting = {
  title: "Senior Nurses (m/w/d)",
  company: "Lake Clinic",
  location: "Leeds",
  description: "You care for patients.",
  remote: true,
  type: "part-time",
  topPay: 42_000,
  currency: "GBP",
  places: ["@gb", "@leeds"],
} as const;

describe("readQuery", () => {
  it.each([
    ["The Registered Nurse in the ward", stemsOf("registered nurse ward")],
    ["the", ["the"]],
    ["  ", []],
    ["C++ / C#", ["cplusplus", "csharp"]],
  ])("%s", (query, terms) => {
    expect(readQuery({ query }, "USD").terms).toEqual(terms);
  });

  it("turns filters into lists of tokens", () => {
    const asked = {
      query: "x",
      location: "Remote, Germany",
      jobType: "contract",
      salaryMin: 50_000,
    } as const;
    expect(readQuery(asked, "USD")).toEqual({
      terms: ["x"],
      filters: [["@de"], [":remote"], [":type-contract"], [payTokenFor(50_000, "EUR")]],
      pay: { least: 50_000, currency: "EUR", unknown: false },
    });
    expect(readQuery({ query: "", jobType: "all", remote: false, salaryMin: 0 }, "USD")).toEqual({
      terms: [],
      filters: [],
      pay: null,
    });
  });

  it("bounds what it asks of the index", () => {
    const query = Array.from({ length: 200 }, (_, i) => `word${i}`).join(" ");
    expect(readQuery({ query }, "USD").terms).toHaveLength(16);
  });
});

it("queryKey counts equal questions together", () => {
  expect(queryKey("Registered NURSES")).toBe(queryKey("registered nurse"));
});

describe("indexTokens", () => {
  it("tells title, company and text apart", () => {
    const tokens = indexTokens(posting);
    const has = (...wanted: string[]) => expect(tokens).toEqual(expect.arrayContaining(wanted));
    const [nurse = "", clinic = "", patient = ""] = stemsOf("nurse clinic patient");
    has(
      `t.${nurse}`,
      `h.${nurse}`,
      `b.${nurse}`,
      `h.${clinic}`,
      `b.${patient}`,
      ":remote",
      ":type-part-time",
      "@leeds",
    );
    expect(tokens).not.toContain(`t.${clinic}`);
    expect(tokens).not.toContain(`h.${patient}`);
  });

  it("carries the step of every minimum that its pay meets", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        (pay, least) => {
          const tokens = indexTokens({ ...posting, topPay: Math.max(pay, least) });
          expect(tokens).toContain(payTokenFor(least, "GBP"));
        },
      ),
    );
  });

  it("marks unknown pay", () => {
    expect(indexTokens({ ...posting, topPay: null, currency: null })).toContain(":pay-unknown");
  });
});
