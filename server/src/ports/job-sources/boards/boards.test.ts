import { describe, expect, it } from "vitest";
import { SourceGarbled } from "../port.ts";
import { clean } from "../testing/clean.ts";
import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { lever } from "./lever.ts";
import { personio } from "./personio.ts";
import { recruitee } from "./recruitee.ts";
import { smartRecruiters } from "./smartrecruiters.ts";
import { teamtailor } from "./teamtailor.ts";
import { workable } from "./workable.ts";

describe("Greenhouse", () => {
  const job = {
    id: 5,
    absolute_url: "https://job-boards.greenhouse.io/acorn/jobs/5",
    title: " Line Cook",
    company_name: "Acorn",
    location: { name: "Austin, TX | Remote-Friendly, United States" },
    metadata: [{ name: "Location Type", value: "On-Site" }],
    first_published: "2026-11-01T17:58:31-04:00",
    updated_at: "2026-11-12T18:35:00-04:00",
    application_deadline: "2027-01-01T00:00:00-05:00",
    content: "&lt;div&gt;&lt;p&gt;Grill &amp;amp; salad&lt;/p&gt;&lt;/div&gt;",
    offices: [{ location: "Austin, Texas, United States" }],
  };

  it("reads a board", () => {
    expect(clean(greenhouse, { jobs: [job] }).postings[0]).toMatchObject({
      sourceId: "acorn/5",
      title: "Line Cook",
      country: "US",
      remote: true,
      description: "Grill & salad",
      postedAt: new Date("2026-11-01T21:58:31Z"),
      closesAt: new Date("2027-01-01T05:00:00Z"),
    });
  });

  it("falls back to the board's name, the office and the last change", () => {
    const { company_name: _c, first_published: _f, ...rest } = job;
    expect(
      clean(greenhouse, { jobs: [{ ...rest, location: null, metadata: null }] }).postings[0],
    ).toMatchObject({
      company: "Acorn",
      location: "Austin, Texas, United States",
      remote: false,
      postedAt: new Date("2026-11-12T22:35:00Z"),
    });
  });
});

describe("Lever", () => {
  const job = {
    id: "a1",
    text: "Driver",
    categories: { location: "Lyon", commitment: "Full-Time", allLocations: ["Lyon", "Paris"] },
    country: "FR",
    createdAt: 1795000000000,
    description: "<p>Drive</p>",
    lists: [{ text: "You bring", content: "<li>A licence</li>" }],
    additional: "<p>Bye</p>",
    workplaceType: "onsite",
    salaryRange: { min: 30000, max: 40000, currency: "EUR", interval: "per-year-salary" },
    hostedUrl: "https://jobs.lever.co/acorn/a1",
  };
  it("reads milliseconds, the pieces of the body, its pay and all its places", () => {
    expect(clean(lever, [job]).postings[0]).toMatchObject({
      sourceId: "acorn/a1",
      company: "Acorn",
      location: "Lyon | Paris",
      postedAt: new Date(1795000000000),
      description: "Drive\n\nYou bring\n- A licence\n\nBye",
      type: "full-time",
      pay: { annualMin: 30_000, currency: "EUR" },
    });
  });
  it("asks on after a full page, at the board's own region", () => {
    const [step] = lever.start({
      boards: [{ kind: "lever", slug: "acorn@eu" }],
      keys: {},
      queries: [],
      countries: [],
    });
    expect(step?.url).toContain("https://api.eu.lever.co/v0/postings/acorn?");
    expect(
      clean(
        lever,
        Array.from({ length: 100 }, () => job),
        step,
      ).next[0]?.url,
    ).toContain("skip=100");
    expect(clean(lever, [job], step).next).toEqual([]);
  });
});

describe("Ashby", () => {
  const job = {
    id: "b1",
    title: " Porter",
    location: "Leeds",
    secondaryLocations: [{ location: "York" }],
    employmentType: "PartTime",
    isRemote: true,
    workplaceType: "Hybrid",
    publishedAt: "2026-11-01T10:00:00.000+00:00",
    jobUrl: "https://jobs.ashbyhq.com/acorn/b1",
    descriptionHtml: "<p>Carry</p>",
    compensation: {
      compensationTiers: [
        {
          components: [
            {
              compensationType: "EquityCashValue",
              interval: "1 YEAR",
              currencyCode: "GBP",
              minValue: 1,
              maxValue: 2,
            },
            {
              compensationType: "Salary",
              interval: "1 YEAR",
              currencyCode: "GBP",
              minValue: 21000,
              maxValue: 24000,
            },
          ],
        },
      ],
    },
  };
  it("reads the salary among equity, all places, and hybrid as not remote", () => {
    expect(clean(ashby, { jobs: [job] }).postings[0]).toMatchObject({
      title: "Porter",
      location: "Leeds | York",
      remote: false,
      type: "part-time",
      pay: { annualMin: 21_000, annualMax: 24_000, currency: "GBP" },
    });
  });
  it("leaves out what is not listed", () => {
    expect(clean(ashby, { jobs: [{ ...job, isListed: false }] })).toMatchObject({ skipped: 0, postings: [] });
  });
});

describe("Workable", () => {
  it.each([
    [
      "the widget",
      {
        name: "Acorn Ltd",
        jobs: [
          {
            title: "Cook",
            shortcode: "AB1",
            city: "Athens",
            country: "Greece",
            employment_type: "Full-time",
            published_on: "2026-11-01",
            url: "https://apply.workable.com/j/AB1",
            description: "<p>Cook</p>",
          },
        ],
      },
      "Acorn Ltd",
      "Athens, Greece",
    ],
    [
      "the list",
      {
        results: [
          {
            title: "Cook",
            shortcode: "AB1",
            type: "full",
            published: "2026-11-01T00:00:00.000Z",
            location: { city: "Athens", region: "Attica", country: "Greece", countryCode: "GR" },
            locations: [{ city: "Athens", country: "Greece", hidden: true }],
          },
        ],
      },
      "Acorn",
      "Athens, Attica, Greece",
    ],
  ])("reads %s", (_what, answer, company, location) => {
    expect(clean(workable, answer).postings[0]).toMatchObject({
      company,
      location,
      country: "GR",
      type: "full-time",
      sourceId: "acorn/AB1",
    });
  });
});

describe("SmartRecruiters", () => {
  it("reads the list into one request each, and each posting whole", () => {
    const list = { totalFound: 150, content: [{ id: "7440", name: "Cook" }, { id: "../x" }, 3] };
    const { postings, next, skipped } = clean(smartRecruiters, list);
    expect(postings).toEqual([]);
    expect(skipped).toBe(2);
    expect(next.map((step) => step.url)).toEqual([
      "https://api.smartrecruiters.com/v1/companies/acorn/postings/7440",
      "https://api.smartrecruiters.com/v1/companies/acorn/postings?limit=100&offset=100",
    ]);
    const detail = {
      id: "7440",
      name: "Cook",
      company: { name: "Acorn" },
      location: { city: "Paris", region: "IDF", country: "fr", remote: false },
      releasedDate: "2026-11-01T14:49:00.552Z",
      typeOfEmployment: { id: "intern", label: "Intern" },
      jobAd: {
        sections: {
          jobDescription: { title: "The job", text: "<p>Cook</p>" },
          qualifications: { title: "You", text: "<p>Can</p>" },
        },
      },
    };
    expect(clean(smartRecruiters, detail, next[0]).postings[0]).toMatchObject({
      location: "Paris, IDF, FR",
      country: "FR",
      type: "internship",
      description: "The job\n\nCook\n\nYou\n\nCan",
      url: "https://jobs.smartrecruiters.com/acorn/7440",
    });
  });
});

it("Recruitee: reads pay as text by the month, dates that end in UTC, and the closing date", () => {
  const offer = {
    id: 8,
    title: "Cook",
    company_name: "Acorn",
    location: "Utrecht, Netherlands",
    country_code: "NL",
    remote: false,
    employment_type_code: "fulltime_permanent",
    salary: { min: "3750", max: "5250", period: "month", currency: "EUR" },
    description: "<p>Cook</p>",
    requirements: "<p>Can</p>",
    careers_url: "https://jobs.acorn.example/o/cook",
    published_at: "2026-11-18 13:27:28 UTC",
    close_at: "2026-12-24 00:00:00 UTC",
    mailbox_email: "job.x@acorn.recruitee.com",
  };
  const { postings } = clean(recruitee, { offers: [offer] });
  expect(postings[0]).toMatchObject({
    pay: { period: "month", min: 3750, annualMin: 45_000 },
    postedAt: new Date("2026-11-18T13:27:28Z"),
    closesAt: new Date("2026-12-24T00:00:00Z"),
    type: "full-time",
  });
  expect(JSON.stringify(postings)).not.toContain("job.x@");
});

describe("Personio", () => {
  const feed = (rows: string) => `<?xml version="1.0" encoding="utf-8"?><workzag-jobs>${rows}</workzag-jobs>`;
  const row = `<position><id>7</id><subcompany>Acorn &amp; Co. KG</subcompany><office>Wien</office><additionalOffices><office>Graz</office></additionalOffices><name>Koch (m/w/d)</name><jobDescriptions><jobDescription><name>Aufgaben</name><value><![CDATA[<ul><li>Kochen</li></ul>]]></value></jobDescription></jobDescriptions><employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>2026-11-01T14:10:41+00:00</createdAt></position>`;
  it("reads a feed and makes the link; a row without an id is skipped", () => {
    const { postings, skipped } = clean(
      personio,
      feed(`${row}<position><id></id><name>Broken</name></position>`),
    );
    expect(skipped).toBe(1);
    expect(postings[0]).toMatchObject({
      company: "Acorn & Co. KG",
      location: "Wien | Graz",
      description: "Aufgaben\n- Kochen",
      type: "full-time",
      url: "https://acorn.jobs.personio.de/job/7",
    });
  });
  it.each([
    ["breaks off", feed(row).slice(0, -8), 1],
    ["breaks off after a whole row", `<workzag-jobs>${row}<position><id>8`, 1],
    ["holds an entity only HTML knows", feed(row.replace("Wien", "Wien&nbsp;1")), 1],
  ])("keeps what is good of a feed that %s", (_what, body, kept) => {
    expect(clean(personio, body).postings).toHaveLength(kept);
  });
  it.each(["<html><body>Just a moment</body></html>", "<!DOCTYPE html><html></html>", "no xml", ""])(
    "takes %s for garbage",
    (body) => expect(() => clean(personio, body)).toThrow(SourceGarbled),
  );
  it("reads no entity of a feed's own", () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>${feed(row.replace("Wien", "&b;&c;"))}`;
    const read = () => clean(personio, bomb).postings;
    try {
      expect(JSON.stringify(read())).not.toMatch(/aaaaaaaaaa|root:/);
    } catch (error) {
      expect(error).toBeInstanceOf(SourceGarbled);
    }
  });
});

it("Teamtailor: reads its own tags for places and how remote it is", () => {
  const feed = `<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Acorn</title><item><title>Cook</title><description>&lt;p&gt;Cook&lt;/p&gt;</description><pubDate>Wed, 18 Nov 2026 08:15:00 +0100</pubDate><link>https://acorn.teamtailor.com/jobs/1-cook</link><remoteStatus>fully</remoteStatus><guid>abc</guid><tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>Delft</tt:city><tt:country>Netherlands</tt:country></tt:location></tt:locations></item></channel></rss>`;
  expect(clean(teamtailor, feed).postings[0]).toMatchObject({
    title: "Cook",
    company: "Acorn",
    location: "Delft, Netherlands",
    remote: true,
    sourceId: "acorn/abc",
    postedAt: new Date("2026-11-18T07:15:00Z"),
  });
});
