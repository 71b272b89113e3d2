import { dismissReasons, type RuleCriteria } from "@waymark/contract/packages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pickPostings, type RulePosting } from "./pick-postings.ts";
import { proposeRuleChange } from "./propose-rule-change.ts";

const now = new Date("2026-11-23T12:00:00Z");
const dayMs = 86_400_000;
const open: RuleCriteria = {
  titles: [],
  places: [],
  remoteOnly: false,
  minPay: null,
  currency: null,
  unknownPay: true,
  types: [],
  minMatch: 0,
  avoidCompanies: [],
  avoidTitles: [],
  maxAgeDays: 30,
  perDay: 5,
};
const nurse: RulePosting = {
  id: "n1",
  title: "Staff Nurse",
  company: "Harbour Hospital GmbH",
  location: "Leeds, UK",
  country: "GB",
  remote: false,
  payMin: 31_000,
  payMax: 36_000,
  payCurrency: "GBP",
  type: "full-time",
  postedAt: new Date(now.getTime() - 2 * dayMs),
  match: 70,
};

/** "pick", or the criterion that is missed. */
const outcome = (criteria: Partial<RuleCriteria>, posting: Partial<RulePosting> = {}, left = 5) => {
  const { picks, missed } = pickPostings({ ...open, ...criteria }, [{ ...nurse, ...posting }], {
    now,
    known: new Set(["known"]),
    left,
  });
  return picks.length > 0 ? "pick" : missed[0]?.miss;
};

describe("what a rule picks", () => {
  it.each<[Partial<RuleCriteria>, Partial<RulePosting>, string]>([
    [{}, {}, "pick"],
    [{ titles: ["nurse"] }, {}, "pick"],
    [{ titles: ["NURSES"] }, {}, "pick"],
    [{ titles: ["Midwife", "staff nurse"] }, {}, "pick"],
    [{ titles: ["Midwife"] }, {}, "title"],
    [{ titles: ["infirmiere"] }, { title: "Infirmières de bloc (H/F)" }, "pick"],
    [{ titles: ["Enfermera"] }, { title: "ENFERMERO/A de urgencias" }, "pick"],
    [{ titles: ["Koch"] }, { title: "Köchin (m/w/d)" }, "pick"],
    [{ titles: ["Verkäuferin"] }, { title: "Verkäufer:innen gesucht" }, "pick"],
    [{ titles: ["Techniker (m/w/d)"] }, { title: "Technikerinnen Haustechnik" }, "pick"],
    [{ titles: ["Trainee"] }, { title: "Trainer" }, "title"],
    [{ avoidTitles: ["Senior"] }, { title: "Senior Nurse" }, "title"],
    [{ avoidTitles: ["Senior"] }, {}, "pick"],
    [{ titles: ["nurse"], avoidTitles: ["night nurses"] }, { title: "Nurse, nights" }, "title"],
    [{ places: ["Leeds"] }, {}, "pick"],
    [{ places: ["York", "United Kingdom"] }, {}, "pick"],
    [{ places: ["York"] }, {}, "place"],
    [{ places: ["München"] }, { location: "Munich, Germany", country: "DE" }, "pick"],
    [{ places: ["Berlin"] }, { location: "Deutschland", country: "DE", remote: true }, "pick"],
    [{ places: ["Berlin"] }, { location: "Remote, USA", country: "US", remote: true }, "place"],
    [{ places: ["Berlin"] }, { location: "Remote", country: null, remote: true }, "pick"],
    [{ places: ["remote"] }, {}, "place"],
    [{ remoteOnly: true }, {}, "place"],
    [{ remoteOnly: true }, { remote: true }, "pick"],
    [{ minPay: 36_000, currency: "GBP" }, {}, "pick"],
    [{ minPay: 36_001, currency: "GBP" }, {}, "pay"],
    [{ minPay: 20_000, currency: "EUR", unknownPay: false }, {}, "pay"],
    [{ minPay: 90_000, currency: "EUR" }, {}, "pick"],
    [{ minPay: 20_000, currency: "GBP", unknownPay: false }, { payMin: null, payMax: null }, "pay"],
    [{ types: ["part-time"] }, {}, "type"],
    [{ types: ["part-time"] }, { type: "" }, "pick"],
    [{ minMatch: 71 }, {}, "match"],
    [{ minMatch: 1 }, { match: null }, "match"],
    [{ avoidCompanies: ["harbour hospital"] }, {}, "company"],
    [{ avoidCompanies: ["Harbour Hospital Ltd."] }, {}, "company"],
    [{ avoidCompanies: ["HARBOURHOSPITAL"] }, {}, "company"],
    [{ avoidCompanies: ["Harbour"] }, {}, "company"],
    [{ avoidCompanies: ["Harb"] }, {}, "pick"],
    [{ avoidCompanies: ["GmbH"] }, {}, "pick"],
    [{ avoidCompanies: ["Harbour Hospital"] }, { company: "" }, "pick"],
    [{ maxAgeDays: 2 }, {}, "pick"],
    [{ maxAgeDays: 1 }, {}, "age"],
    [{}, { id: "known" }, "known"],
    [{ titles: ["Midwife"], minPay: 99_000, currency: "GBP" }, {}, "title"],
  ])("%j %j: %s", (criteria, posting, expected) => expect(outcome(criteria, posting)).toBe(expected));

  it("picks the best first, and no more than are left today", () => {
    const postings = [60, 90, null, 75].map((match, i) => ({ ...nurse, id: `p${i}`, match }));
    const { picks, missed } = pickPostings(open, postings, { now, known: new Set(), left: 2 });
    expect(picks.map(({ match }) => match)).toEqual([90, 75]);
    expect(missed).toEqual([{ miss: "per_day", count: 2 }]);
    expect(outcome({}, {}, 0)).toBe("per_day");
  });
});

const words = fc.constantFrom(
  "Nurse",
  "Senior",
  "Köchin",
  "Praktikum",
  "Lead",
  "Baker",
  "(m/w/d)",
  "Nights",
  "",
);
const aPosting: fc.Arbitrary<RulePosting> = fc.record({
  id: fc.string(),
  title: fc.array(words, { maxLength: 5 }).map((parts) => parts.join(" ")),
  company: fc.constantFrom("", "Acme GmbH", "ACME Logistics", "Crumb", "S.A.", "…"),
  location: fc.constantFrom("", "Leeds, UK", "Berlin", "Remote", "München | Berlin"),
  country: fc.constantFrom(null, "GB", "DE"),
  remote: fc.boolean(),
  payMin: fc.option(fc.integer({ min: 0, max: 200_000 })),
  payMax: fc.option(fc.integer({ min: 0, max: 200_000 })),
  payCurrency: fc.constantFrom(null, "EUR", "GBP"),
  type: fc.constantFrom("", "full-time", "internship"),
  postedAt: fc.integer({ min: 0, max: 60 * dayMs }).map((age) => new Date(now.getTime() - age)),
  match: fc.option(fc.integer({ min: 0, max: 100 })),
});
const someCriteria: fc.Arbitrary<RuleCriteria> = fc.record({
  titles: fc.array(words, { maxLength: 2 }),
  places: fc.array(fc.constantFrom("Berlin", "Leeds", "remote", "Germany"), { maxLength: 3 }),
  remoteOnly: fc.boolean(),
  minPay: fc.option(fc.integer({ min: 0, max: 100_000 })),
  currency: fc.constantFrom(null, "EUR", "GBP"),
  unknownPay: fc.boolean(),
  types: fc.subarray(["full-time", "internship"] as const),
  minMatch: fc.integer({ min: 0, max: 100 }),
  avoidCompanies: fc.array(fc.constantFrom("Acme", "Crumb AG"), { maxLength: 2 }),
  avoidTitles: fc.array(words, { maxLength: 2 }),
  maxAgeDays: fc.integer({ min: 1, max: 60 }),
  perDay: fc.integer({ min: 1, max: 25 }),
});

describe("any rule and posting", () => {
  it("accounts for every posting once", () => {
    fc.assert(
      fc.property(
        someCriteria,
        fc.array(aPosting, { maxLength: 20 }),
        fc.nat(25),
        (criteria, postings, left) => {
          const { picks, missed } = pickPostings(criteria, postings, { now, known: new Set(), left });
          expect(picks.length).toBeLessThanOrEqual(left);
          expect(picks.length + missed.reduce((sum, { count }) => sum + count, 0)).toBe(postings.length);
        },
      ),
    );
  });

  it("a proposed change leaves the dismissed posting out, and is null rather than useless", () => {
    let proposed = 0;
    fc.assert(
      fc.property(someCriteria, aPosting, fc.constantFrom(...dismissReasons), (criteria, posting, reason) => {
        const change = proposeRuleChange(criteria, reason, posting, now);
        if (change === null) return;
        proposed += 1;
        const { picks } = pickPostings({ ...criteria, ...change }, [posting], {
          now,
          known: new Set(),
          left: 1,
        });
        expect(picks).toEqual([]);
      }),
      { numRuns: 500 },
    );
    expect(proposed).toBeGreaterThan(50);
  });

  it.each<[(typeof dismissReasons)[number], Partial<RuleCriteria>, Partial<RulePosting>, object | null]>([
    ["title", {}, { title: "Staff Nurse (Band 5)" }, { avoidTitles: ["Staff Nurse"] }],
    ["level", {}, { title: "Senior Staff Nurse" }, { avoidTitles: ["Senior"] }],
    ["level", {}, {}, null],
    ["company", {}, {}, { avoidCompanies: ["Harbour Hospital GmbH"] }],
    ["company", {}, { company: "" }, null],
    ["place", { places: ["Leeds", "York"] }, {}, { places: ["York"] }],
    ["place", {}, {}, { remoteOnly: true }],
    ["pay", {}, {}, { minPay: 37_000, currency: "GBP" }],
    ["pay", { minPay: 30_000, currency: "EUR" }, {}, { unknownPay: false }],
    ["type", {}, {}, { types: ["part-time", "contract", "internship"] }],
    ["old", {}, { postedAt: new Date(now.getTime() - 9.5 * dayMs) }, { maxAgeDays: 9 }],
    ["other", {}, {}, null],
  ])("%s %j %j proposes %j", (reason, criteria, posting, change) =>
    expect(proposeRuleChange({ ...open, ...criteria }, reason, { ...nurse, ...posting }, now)).toEqual(
      change,
    ),
  );
});
