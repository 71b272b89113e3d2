import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexTokens, payTokenFor, stemsOf } from "../jobs/tokens/tokens.ts";
import { queryKey, readQuery } from "./query.ts";
import { readQueryText } from "./query-text.ts";

const asking = { currency: "USD", now: new Date("2026-11-20T12:00:00Z") };

const posting = {
  title: "Senior Nurses (m/w/d)",
  company: "Lake Clinic",
  location: "Leeds",
  description: "You care for patients.",
  remote: true,
  type: "part-time",
  open: true,
  topPay: 42_000,
  currency: "GBP",
  places: ["@gb", "@leeds"],
  source: "test",
  language: "en",
  level: "senior",
} as const;

describe("readQuery", () => {
  it.each([
    ["The Registered Nurse in the ward", ["=registered_nurs", "ward"]],
    ["the", ["the"]],
    ["  ", []],
    ["C++ / C#", ["cplusplus", "csharp"]],
  ])("%s", (query, terms) => {
    expect(readQuery({ query }, asking).terms).toEqual(terms);
  });

  it("turns filters into lists of tokens", () => {
    const asked = {
      query: "x",
      location: "Remote, Germany",
      jobType: "contract",
      salaryMin: 50_000,
    } as const;
    const nothing = {
      phrases: [],
      not: [],
      follows: [],
      since: null,
      sort: "relevance",
      prefers: [],
      related: { alike: [], further: [], near: [] },
    };
    expect(readQuery(asked, asking)).toEqual({
      ...nothing,
      terms: ["x"],
      filters: [
        { of: "place", any: ["@de"] },
        { of: "remote", any: [":remote"] },
        { of: "type", any: [":type-contract"] },
      ],
      pay: { least: 50_000, currency: "EUR", unknown: false },
      currency: "EUR",
    });
    expect(readQuery({ query: "", jobType: "all", remote: false, salaryMin: 0 }, asking)).toEqual({
      ...nothing,
      terms: [],
      filters: [],
      pay: null,
      currency: "USD",
    });
  });

  it("applies a query of excluded words to everything", () => {
    expect(readQuery({ query: "-senior" }, asking)).toMatchObject({ terms: [], not: [["b.senior"]] });
  });

  it.each([
    ["infirmier·ère", "infirmier"],
    ["infirmier.ère", "infirmier"],
    ["infirmier-ère de nuit", "infirmier nuit"],
    ["infirmier(ère)", "infirmier"],
    ["infirmiers·ères", "infirmiers"],
    ["vendeur·euse", "vendeur"],
    ["conducteur·rice", "conducteur"],
    ["électricien·ne·s", "électricien"],
    ["agent·e·s d'entretien", "agent d'entretien"],
    ["Pflegefachmann/-frau", "Pflegefachmann"],
    ["Kauffrau/mann", "Kauffrau"],
    ["Verkäufer*innen", "Verkäufer"],
    ["Lehrer:in", "Lehrer"],
    ["Erzieher/-in", "Erzieher"],
    ["Bäcker_in (m/w/d)", "Bäcker"],
    ["enfermero/a", "enfermero"],
    ["cocinero(a)", "cocinero"],
    ["enfermeros/as", "enfermeros"],
  ])("reduces the gender-inclusive form %s", (query, once) => {
    expect(readQuery({ query }, asking).terms).toEqual(readQuery({ query: once }, asking).terms);
  });

  it.each([
    "check-in agent",
    "nurse/doctor",
    "co-founder",
    "walk-in",
    "B&M",
    "C++",
    "AC/DC",
    "and/or",
    "node.js",
  ])("leaves %s as it is", (query) => {
    expect(readQueryText(query).words).toBe(query);
  });

  it("reads quotes and minus words", () => {
    const query = readQuery(
      { query: 'nurse "night shift" -senior -"head of nursing" well-paid', hideCompanies: ["Acme & Co."] },
      asking,
    );
    expect(query.terms).toEqual(stemsOf("nurse well paid night shift"));
    expect(query.phrases).toEqual([["night", "shift"]]);
    expect(query.not).toEqual([["b.head", "b.nursing"], ["b.senior"], [":company-acme_co"]]);
  });

  it("gives bounded lists for any text, quickly", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500, unit: "grapheme" }), (query) => {
        const read = readQuery({ query }, asking);
        return read.terms.length <= 16 && read.phrases.length <= 4 && read.not.length <= 16;
      }),
    );
    const began = performance.now();
    for (const query of [
      "-".repeat(500),
      '"'.repeat(500),
      "(".repeat(500),
      "🩺".repeat(250),
      "護士 ".repeat(160),
    ])
      readQuery({ query }, asking);
    expect(performance.now() - began).toBeLessThan(200);
  });

  it("bounds the index query", () => {
    const query = Array.from({ length: 200 }, (_, i) => `word${i}`).join(" ");
    expect(readQuery({ query }, asking).terms).toHaveLength(16);
  });
});

it("queryKey counts equal questions together", () => {
  expect(queryKey("Registered NURSES")).toBe(queryKey("registered nurse"));
});

describe("indexTokens", () => {
  it("keeps title, company and text apart", () => {
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

  it("has the token of every minimum that its pay meets", () => {
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
    expect(indexTokens(posting)).not.toContain(":pay-unknown");
  });
});
