import { describe, expect, it } from "vitest";
import { normalisePosting } from "../jobs/normalise.ts";
import { readRow } from "./read-row.ts";

const now = new Date("2026-11-20T12:00:00Z");
const read = (row: unknown) => {
  const raw = readRow(row, "import");
  return raw === null ? null : normalisePosting(raw, now);
};

describe("readRow", () => {
  it("reads rows with the fields of a Job", () => {
    const row = {
      id: "a1",
      title: "Baker",
      company: "Mill & Co",
      location: "Lille",
      remote: false,
      postedDate: "2026-11-01",
      salary: "2 100 € par mois",
      description: "Pain et brioche.",
      type: "full-time",
      url: "https://example.org/a1",
      source: "My Board",
    };
    expect(read(row)).toMatchObject({
      source: "my-board",
      sourceId: "a1",
      title: "Baker",
      country: "FR",
      type: "full-time",
      pay: { period: "month", annualMin: 25_200 },
    });
  });

  it("reads a schema.org JobPosting with figures as texts and an escaped body", () => {
    const row = {
      "@type": "JobPosting",
      title: "Staff nurse",
      hiringOrganization: { "@type": "Organization", name: "Harbour Trust" },
      jobLocation: { address: { addressLocality: "YORK", addressCountry: "GB" } },
      baseSalary: {
        currency: "GBP",
        value: {
          minValue: "31000",
          maxValue: "36000",
          unitText: "YEAR",
          value: "£31,000 - £36,000 per annum",
        },
      },
      employmentType: ["PART_TIME"],
      datePosted: "2026-11-10T09:00:00+0000",
      description: "&lt;p&gt;Ward &amp;amp; clinic&lt;/p&gt;",
      url: "https://example.org/n1",
      identifier: { value: 7 },
    };
    expect(read(row)).toMatchObject({
      source: "import",
      sourceId: "example.org/n1",
      company: "Harbour Trust",
      location: "YORK, GB",
      country: "GB",
      type: "part-time",
      salary: "£31,000 - £36,000 per annum",
      pay: { annualMin: 31_000, annualMax: 36_000 },
      description: "Ward & clinic",
    });
  });

  it("reads hourly pay, several places and remote work of a JobPosting", () => {
    const row = {
      "@type": ["JobPosting"],
      title: "Tutor",
      hiringOrganization: "Quill Lessons",
      jobLocation: [
        { address: "Austin, TX" },
        { address: { addressLocality: "Boise", addressCountry: "US" } },
      ],
      jobLocationType: "TELECOMMUTE",
      baseSalary: { currency: "USD", value: { value: 25, unitText: "HOUR" } },
      url: "https://example.org/t1",
    };
    expect(read(row)).toMatchObject({
      remote: true,
      country: "US",
      pay: { period: "hour", annualMin: 52_000 },
    });
  });

  it.each([null, 7, "text", [], { hello: 1 }, true])("is no posting: %j", (row) => {
    expect(readRow(row, "import")).toBeNull();
  });

  it("does not let a file call its rows samples", () => {
    expect(readRow({ title: "x", source: "Sample" }, "import")?.source).toBe("import");
  });

  it("survives a JobPosting of wrong types", () => {
    const row = {
      "@type": "JobPosting",
      title: 5,
      hiringOrganization: [],
      jobLocation: "x",
      baseSalary: [[]],
      url: {},
    };
    expect(read(row)).toEqual({ refused: "no_title" });
  });
});
