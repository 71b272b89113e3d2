import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedPlace, isSamePlace } from "../location/compared-place.ts";
import { type Comparable, companyKey, compareJobs, duplicateKey } from "./duplicates.ts";

const towns = new Set(["romford", "derby", "chichester", "bude", "bodmin"]);
const isTown = (name: string) => towns.has(name);
const place = (location: string) => comparedPlace(location, "GB", isTown);
const text =
  "You repair clocks of every age in our workshop, talk to customers about what can be saved and keep the books of the workshop.";
const job = (more: Partial<Comparable> = {}): Comparable => {
  const made = {
    title: "Clockmaker",
    company: "Acme Clocks Ltd",
    location: "Derby",
    description: text,
    payMin: null,
    payMax: null,
    payCurrency: null,
    salary: "",
    type: "full-time",
    ...more,
  };
  return { place: place(made.location), ...made };
};

describe("recognising duplicate postings", () => {
  it.each<[string, Partial<Comparable>]>([
    ["cut short", { description: text.slice(0, 90) }],
    ["a legal form", { company: "ACME Clocks" }],
    ["a group", { company: "Acme Clocks Group plc" }],
    ["a decorated title", { title: "Clockmaker (m/f/d) - Derby" }],
    ["a house in the town", { location: "Clock House, Derby" }],
    ["the source's own ending", { description: `${text} Found by Example Board, get alerts first.` }],
    ["new dates", { description: `${text} Interviews on 12 November 2026 in the workshop.` }],
  ])("sees one job in %s", (_name, more) => expect(compareJobs(job(), job(more)).same).toBe(true));

  it.each<[string, Partial<Comparable>, string]>([
    ["another town", { location: "Romford" }, "place"],
    ["another level", { title: "Senior Clockmaker" }, "level"],
    ["another band", { salary: "Band 6" }, "level"],
    ["another shift", { title: "Clockmaker - Nights" }, "title"],
    ["another employer", { company: "Bolt & Nut" }, "company"],
    ["an employer whose name begins with this one's", { company: "Acme Clocks Repairs Ltd" }, "company"],
    ["an employer with whose name this one's begins", { company: "Acme" }, "company"],
    ["another pay", { payMin: 40_000, payCurrency: "GBP" }, "pay"],
    ["another type", { type: "part-time" }, "type"],
    ["a word swapped", { description: text.replace("clocks", "barometers") }, "text"],
    ["a cover for a year", { description: text.replace("in our", "as maternity cover in our") }, "terms"],
  ])("sees two jobs in %s", (_name, more, against) => {
    const base = job({ payMin: 30_000, payCurrency: "GBP", salary: "Band 5" });
    const other = job({ payMin: 30_000, payCurrency: "GBP", salary: "Band 5", ...more });
    expect(compareJobs(base, other).against).toContain(against);
  });

  it("requires everything else to be equal without a text", () => {
    expect(compareJobs(job({ description: "" }), job()).same).toBe(true);
    expect(compareJobs(job({ description: "" }), job({ location: "Clock House, Derby" })).same).toBe(false);
  });

  it("does not depend on the order", () => {
    const words = fc.constantFrom(
      "Derby",
      "Romford",
      "Clock House, Derby",
      "Senior",
      "night",
      "cover",
      text,
      "",
    );
    const any = fc
      .record({ title: words, company: words, location: words, description: words, salary: words })
      .map((more) => job(more));
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(compareJobs(a, b).same).toBe(compareJobs(b, a).same);
      }),
    );
  });

  it("gives one key to spellings of one job", () => {
    const key = duplicateKey(job());
    for (const title of ["Clockmaker (m/w/d)", "CLOCKMAKER - Derby", "Clockmaker | Acme Clocks"])
      expect(duplicateKey(job({ title }))).toBe(key);
    expect(duplicateKey(job({ company: "" }))).toBe("");
    expect(companyKey("ACME Robotics GmbH & Co. KG")).toBe(companyKey("Acme Robotics"));
  });
});

describe("places", () => {
  it.each([
    ["St Richards Hospital, Chichester", "Chichester", true],
    ["Romford", "Romford, Essex", true],
    ["Derby; Romford", "Derby", true],
    ["United Kingdom", "Derby", true],
    ["Queens Hospital, Romford", "Charing Cross Hospital, London", false],
    ["Ward 1, Derby", "Ward 2, Derby", false],
    ["East Midlands", "East Anglia", false],
    ["Bude", "Bodmin", false],
  ])("%s and %s: %s", (a, b, same) => {
    expect(isSamePlace(place(a), place(b))).toBe(same);
    expect(isSamePlace(place(b), place(a))).toBe(same);
  });
});
