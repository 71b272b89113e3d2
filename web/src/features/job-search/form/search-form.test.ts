import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  firstForm,
  fromFilters,
  isSameForm,
  readForm,
  resetForm,
  type SearchForm,
  toCall,
  toFilters,
  writeForm,
} from "./search-form.ts";

const form = (change: Partial<SearchForm> = {}): SearchForm => ({ ...firstForm, ...change });

describe("the query sent to the server", () => {
  it.each<[string, Partial<SearchForm>, object]>([
    ["nothing set", {}, { query: "registered nurse" }],
    ["blank fields", { query: " ", location: "  ", salaryMin: " " }, { query: "" }],
    [
      "a radius",
      { location: "Lyon", within: "25" },
      { query: "registered nurse", location: "Lyon", within: 25 },
    ],
    ["a radius around nothing", { within: "25" }, { query: "registered nurse" }],
    ["a place", { location: " Lyon " }, { query: "registered nurse", location: "Lyon" }],
    ["remote", { remote: true }, { query: "registered nurse", remote: "true" }],
    ["a type", { jobType: "contract" }, { query: "registered nurse", jobType: "contract" }],
    ["a salary", { salaryMin: "50,000" }, { query: "registered nurse", salaryMin: 50_000 }],
    ["a salary that is no number", { salaryMin: "a lot" }, { query: "registered nurse" }],
    [
      "unknown pay with a salary",
      { salaryMin: "1", unknownPay: true },
      { query: "registered nurse", salaryMin: 1, unknownPay: "true" },
    ],
    ["unknown pay alone", { unknownPay: true }, { query: "registered nurse" }],
  ])("%s", (_, change, call) => {
    expect(toCall(form(change))).toEqual(call);
  });
});

describe("the search in the address", () => {
  it("is null without parameters", () => {
    expect(readForm({ section: "search", item: "7" })).toBeNull();
  });

  it.each<[string, Record<string, unknown>, Partial<SearchForm>]>([
    ["only a place: the first query", { location: "Lyon" }, { location: "Lyon" }],
    ["a blank query stays blank", { query: "" }, { query: "" }],
    ["a number the router made", { query: 7, salaryMin: 50_000 }, { query: "7", salaryMin: "50000" }],
    ["an unknown type", { jobType: "weekend" }, {}],
    ["things of a wrong kind", { query: { a: 1 }, remote: "yes", salaryMin: [] }, { query: "" }],
  ])("%s", (_, values, change) => {
    expect(readForm(values)).toEqual(form(change));
  });

  it("is the same after writing and reading it", () => {
    const anyForm = fc.record<SearchForm>({
      query: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      location: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      within: fc.constantFrom("", "25"),
      remote: fc.boolean(),
      jobType: fc.constantFrom("all", "full-time", "part-time", "contract", "internship"),
      salaryMin: fc.nat().map(String),
      unknownPay: fc.boolean(),
      sort: fc.constantFrom("relevance", "date", "salary", "match"),
      postedWithin: fc.constantFrom("", "1", "30"),
      level: fc.constantFrom("", "senior"),
      company: fc.string({ maxLength: 50 }).map((text) => text.trim()),
      source: fc.constantFrom("", "adzuna"),
      language: fc.constantFrom("", "de"),
      salaryKnown: fc.boolean(),
      hideCompanies: fc.constantFrom([], ["Acorn", "Harbour Health"]),
      asTyped: fc.boolean(),
      withUnwanted: fc.boolean(),
    });
    fc.assert(
      fc.property(anyForm, (any) => {
        // A radius needs a place.
        const before = any.location === "" ? { ...any, within: "" } : any;
        expect(readForm(writeForm(before))).toEqual(before);
        const kept = fromFilters(toFilters(before));
        expect(toCall(kept)).toEqual(toCall(before));
      }),
    );
  });

  it("compares searches without surrounding spaces", () => {
    expect(isSameForm(form({ query: "nurse " }), form({ query: "nurse" }))).toBe(true);
    expect(isSameForm(firstForm, resetForm)).toBe(false);
  });
});
