import { getDomain } from "tldts";
import { describe, expect, it } from "vitest";
import { arbeitnow } from "./listings/arbeitnow.ts";
import { himalayas } from "./listings/himalayas.ts";
import { jobicy } from "./listings/jobicy.ts";
import { remoteOk } from "./listings/remoteok.ts";
import { remotive } from "./listings/remotive.ts";
import { theMuse } from "./listings/themuse.ts";
import { SourceGarbled } from "./port.ts";
import { jobSourcesKnown, originOf, sourcesNamed } from "./sources.ts";
import { clean, firstStep } from "./testing/clean.ts";

describe("Remote OK", () => {
  const row = {
    id: "77",
    epoch: 1795000000,
    date: "2026-11-18T00:00:00+00:00",
    company: "Cloud Kiosk",
    position: "TÃ©cnico de soporte",
    tags: ["support", "full time"],
    description: "<p>AtenciÃ³n a clientes</p><p>Mention the word PLUM to show you read this.</p>",
    location: "Spain, ",
    salary_min: 0,
    salary_max: 0,
    url: "https://remoteOK.com/remote-jobs/77",
  };

  it("skips the notice, repairs the text and takes zero pay for unknown", () => {
    const { postings, skipped } = clean(remoteOk, [
      { last_updated: 1, legal: "Please link back" },
      row,
      "junk",
      null,
    ]);
    expect(skipped).toBe(2);
    expect(postings).toHaveLength(1);
    expect(postings[0]).toMatchObject({
      source: "remoteok",
      sourceId: "77",
      title: "Técnico de soporte",
      location: "Spain",
      country: "ES",
      remote: true,
      pay: null,
      type: "full-time",
      url: "https://remoteok.com/remote-jobs/77",
    });
  });

  it("reads stated pay as a year's in dollars", () => {
    const { postings } = clean(remoteOk, [{ ...row, salary_min: 60000, salary_max: 80000 }]);
    expect(postings[0]?.pay).toMatchObject({ annualMin: 60_000, annualMax: 80_000, currency: "USD" });
  });

  it("is named with a link back that may be followed", () => {
    expect(originOf("remoteok", "https://remoteok.com/remote-jobs/77")).toEqual({
      name: "Remote OK",
      url: "https://remoteok.com/remote-jobs/77",
      follow: true,
    });
  });
});

describe("Arbeitnow", () => {
  const item = {
    slug: "koch-kiel-1",
    company_name: "Kombüse &amp; Co",
    title: "Koch (m/w/d)",
    description:
      "&lt;h2&gt;Deine Küche&lt;/h2&gt;\n&lt;p&gt;Fisch &amp;amp; Gemüse&amp;nbsp;frisch&lt;/p&gt;",
    remote: false,
    url: "https://www.arbeitnow.com/jobs/koch-kiel-1",
    tags: ["Gastronomie"],
    job_types: [],
    location: "Kiel, Kiel",
    created_at: 1795000000,
  };

  it("reads bodies escaped as a whole, empty types and seconds", () => {
    const { postings, skipped } = clean(arbeitnow, {
      data: [item, { slug: "no-title" }],
      links: { next: "x" },
    });
    expect(skipped).toBe(1);
    expect(postings[0]).toMatchObject({
      company: "Kombüse & Co",
      description: "Deine Küche\n\nFisch & Gemüse frisch",
      type: "",
      country: "DE",
      postedAt: new Date(1795000000 * 1000),
    });
  });

  it.each([
    [["Vollzeit"], "full-time"],
    [["Part time", "Teilzeit"], "part-time"],
    [["berufseinstieg", "Internship"], "internship"],
  ])("type %j", (job_types, type) => {
    expect(clean(arbeitnow, { data: [{ ...item, job_types }] }).postings[0]?.type).toBe(type);
  });
});

describe("Jobicy", () => {
  const job = {
    id: 9,
    url: "https://jobicy.com/jobs/9-cook",
    jobTitle: "Cook &#8211; Soups &amp; Sauces",
    companyName: "Kombüse",
    jobType: ["full-time"],
    jobGeo: "LATAM,  Canada,  USA",
    jobDescription: "<p>Soup</p>",
    pubDate: "2026-11-18 09:30:00",
  };
  it("reads entities, places in a row, a date without a zone, and no pay where there is none", () => {
    const { postings } = clean(jobicy, { jobs: [job, { id: 1 }] });
    expect(postings[0]).toMatchObject({
      title: "Cook – Soups & Sauces",
      location: "LATAM | Canada | USA",
      remote: true,
      pay: null,
      type: "full-time",
      postedAt: new Date("2026-11-18T09:30:00Z"),
    });
  });
  it.each([
    [{ annualSalaryMin: "60000", annualSalaryMax: "80000", salaryCurrency: "USD" }, 60_000],
    [{ salaryMin: 30, salaryMax: 40, salaryCurrency: "USD", salaryPeriod: "hourly" }, 62_400],
  ])("reads pay as text or figures: %j", (pay, annualMin) => {
    expect(clean(jobicy, { jobs: [{ ...job, ...pay }] }).postings[0]?.pay).toMatchObject({ annualMin });
  });
});

describe("Himalayas", () => {
  const job = {
    title: "Evaluator",
    companyName: "Acorn",
    employmentType: "Contractor",
    minSalary: 15,
    maxSalary: 30,
    salaryPeriod: "hourly",
    currency: "USD",
    locationRestrictions: ["United States"],
    timezoneRestrictions: [5.5],
    description: "<p>Work</p>",
    pubDate: 1795000000,
    expiryDate: 1800000000,
    guid: "https://himalayas.app/companies/acorn/jobs/evaluator",
  };
  it("reads seconds, hourly pay, the end, and goes on by its cursor", () => {
    const { postings, next } = clean(himalayas, { jobs: [job], nextCursor: "a b" });
    expect(postings[0]).toMatchObject({
      postedAt: new Date(1795000000_000),
      closesAt: new Date(1800000000_000),
      pay: { period: "hour", min: 15, max: 30 },
      country: "US",
    });
    expect(next).toEqual([{ url: "https://himalayas.app/jobs/api?limit=20&cursor=a%20b", kind: "2" }]);
  });
  it.each([
    ["no restriction", { locationRestrictions: [] }, "Worldwide"],
    [
      "places as objects",
      { locationRestrictions: [{ name: "Spain" }, { name: "France" }] },
      "Spain | France",
    ],
  ])("%s", (_what, more, location) => {
    expect(clean(himalayas, { jobs: [{ ...job, ...more }] }).postings[0]).toMatchObject({ location });
  });
  it("leaves out what is over, and ends without a cursor or on an empty page", () => {
    const { postings, next } = clean(himalayas, { jobs: [{ ...job, expiryDate: 1790000000 }] });
    expect([postings, next]).toEqual([[], []]);
    expect(clean(himalayas, { jobs: [], nextCursor: "x" }).next).toEqual([]);
  });
});

describe("The Muse", () => {
  const job = {
    id: 4,
    name: "Nurse",
    company: { name: "Acorn Clinic" },
    contents: "<p>Care</p>",
    levels: [{ name: "Internship" }],
    locations: [{ name: "Austin, TX" }, { name: "Flexible / Remote" }],
    publication_date: "2026-11-01T12:00:00Z",
    refs: { landing_page: "https://www.themuse.com/jobs/acorn/nurse" },
  };
  it("reads a page and asks for the next up to the last", () => {
    const { postings, next } = clean(theMuse, { results: [job], page_count: 2 });
    expect(postings[0]).toMatchObject({
      title: "Nurse",
      company: "Acorn Clinic",
      remote: true,
      type: "internship",
    });
    expect(next).toHaveLength(1);
    expect(clean(theMuse, { results: [job], page_count: 2 }, next[0]).next).toEqual([]);
  });
  it("never asks for the page it is refused", () => {
    const step = { url: "https://www.themuse.com/api/public/jobs?page=60" };
    expect(clean(theMuse, { results: [job], page_count: 9_000 }, step).next).toEqual([]);
  });
});

describe("Remotive", () => {
  const job = {
    id: 3,
    url: "https://remotive.com/remote-jobs/3",
    title: "Clerk",
    company_name: "Acorn",
    job_type: "part_time",
    description: "",
    candidate_required_location: "USA",
  };
  it.each([
    ["$90k - $105k", { annualMin: 90_000, annualMax: 105_000 }],
    ["$14/hour", { period: "hour", min: 14 }],
    ["", null],
  ])("reads pay %s, and a posting without a text", (salary, pay) => {
    const [posting] = clean(remotive, { jobs: [{ ...job, salary }] }).postings;
    expect(posting).toMatchObject({ type: "part-time", description: "" });
    if (pay === null) expect(posting?.pay).toBeNull();
    else expect(posting?.pay).toMatchObject(pay);
  });
});

describe.each(jobSourcesKnown)("$id", (source) => {
  it("says when an answer is garbage, and never breaks on single items", () => {
    const step = firstStep(source);
    for (const body of ["{", "null", "7", '{"data":{}}', '{"jobs":"x"}']) {
      // A site without robots.txt is none that answers garbage.
      if (source.id === "careersite") expect(source.read(body, step).postings).toEqual([]);
      else expect(() => source.read(body, step)).toThrow(SourceGarbled);
    }
    const odd = [
      null,
      7,
      "x",
      [],
      {},
      { title: { a: 1 }, id: {}, url: [], jobs: 1 },
      { name: 1, text: [], position: {} },
    ];
    const lists = ["data", "jobs", "results", "offers", "content", "children", "ergebnisliste", "resultats"];
    const answers = [...lists, "jobPostings", "hits"].map((list) => ({
      [list]: odd,
      SearchResult: { SearchResultItems: odd },
    }));
    for (const answer of [...answers, odd, [odd], [{}]]) {
      try {
        expect(clean(source, answer, step).postings).toEqual([]);
      } catch (error) {
        expect(error).toBeInstanceOf(SourceGarbled);
      }
    }
  });

  it("says what it asks of those who show it", () => {
    const { policy } = source;
    expect(policy.refreshMinutes).toBeGreaterThanOrEqual(60);
    expect(policy.keepDays).toBeLessThanOrEqual(60);
    expect(policy.keys.length > 0).toBe(policy.keyPage !== undefined);
    expect(policy.byDefault === "off").toBe(policy.label !== undefined);
    // A list of postings has a domain of its own, by which its links are known; a board is known by its address.
    expect(policy.domains.length > 0).toBe(policy.kind === "list");
    for (const domain of policy.domains) expect(getDomain(domain)).toBe(domain);
    for (const { url } of source.start({
      boards: [{ kind: "site", slug: "acorn" }],
      keys: {},
      queries: ["nurse"],
      countries: ["us"],
    }))
      expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\//);
  });
});

it("knows the sources an operator names", () => {
  expect(sourcesNamed(" greenhouse,nothing,remoteok").map((s) => s.id)).toEqual(["remoteok", "greenhouse"]);
  expect(sourcesNamed("")).toEqual([]);
  expect(sourcesNamed("none")).toEqual([]);
  const named = sourcesNamed("default").map((s) => s.id);
  expect(named).not.toContain("remotive");
  expect(named).toContain("workday");
  expect(sourcesNamed("default,remotive").map((s) => s.id)).toContain("remotive");
});

it("never asks where it is not allowed to", () => {
  const ids = jobSourcesKnown.map((source) => source.id);
  for (const never of ["weworkremotely", "linkedin", "indeed", "glassdoor"]) expect(ids).not.toContain(never);
});
