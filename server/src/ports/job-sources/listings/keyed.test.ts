import { describe, expect, it } from "vitest";
import { clean } from "../testing/clean.ts";
import { adzuna } from "./adzuna.ts";
import { bundesagentur } from "./bundesagentur.ts";
import { franceTravail } from "./francetravail.ts";
import { hackerNews } from "./hackernews.ts";
import { jooble } from "./jooble.ts";
import { reed } from "./reed.ts";
import { usaJobs } from "./usajobs.ts";

describe("Adzuna", () => {
  const job = {
    id: "5001",
    title: "Nurse",
    company: { display_name: "Acorn" },
    location: { display_name: "Leeds, West Yorkshire", area: ["UK"] },
    description: "Care …",
    salary_min: 30000,
    salary_max: 35000,
    created: "2026-11-12T00:00:00Z",
    redirect_url: "https://www.adzuna.co.uk/jobs/land/ad/5001",
    contract_time: "part_time",
  };
  it.each([["5001"], [5001]])("reads id %j alike, and pay in the country's money", (id) => {
    expect(clean(adzuna, { results: [{ ...job, id }] }).postings[0]).toMatchObject({
      sourceId: "gb/5001",
      country: "GB",
      type: "part-time",
      pay: { annualMin: 30_000, currency: "GBP" },
    });
  });
  it.each([["1"], [1], [true]])("leaves out pay it guessed itself (%j)", (salary_is_predicted) => {
    expect(clean(adzuna, { results: [{ ...job, salary_is_predicted }] }).postings[0]?.pay).toBeNull();
  });
  it("asks on while pages are full, and keeps no key in what it asks", () => {
    const full = Array.from({ length: 50 }, () => job);
    const { next } = clean(adzuna, { results: full });
    expect(next[0]?.url).toContain("/gb/search/2?app_id={ADZUNA_APP_ID}");
    expect(clean(adzuna, { results: [job] }).next).toEqual([]);
  });
});

describe("USAJOBS", () => {
  const item = (more: object, details: object = {}) => ({
    SearchResult: {
      SearchResultItems: [
        {
          MatchedObjectId: "83",
          MatchedObjectDescriptor: {
            PositionTitle: "Nurse",
            PositionURI: "https://www.usajobs.gov/job/83",
            OrganizationName: "Veterans Health Administration",
            PositionLocation: [{ LocationName: "Denver, Colorado" }],
            PositionSchedule: [{ Name: "Full-time" }],
            PublicationStartDate: "2026-11-01",
            UserArea: { Details: { JobSummary: "Care", ...details } },
            ...more,
          },
        },
      ],
    },
  });
  it.each([
    [
      {
        PositionRemuneration: [{ MinimumRange: "60000.0", MaximumRange: "80000.0", RateIntervalCode: "PA" }],
      },
      { period: "year", annualMin: 60_000 },
    ],
    [
      { PositionRemuneration: [{ MinimumRange: "45.50", MaximumRange: "60.00", RateIntervalCode: "PH" }] },
      { period: "hour", min: 45.5 },
    ],
    [{ PositionRemuneration: [{ MinimumRange: "10", RateIntervalCode: "WC" }] }, null],
    [{}, null],
  ])("reads pay by its code: %j", (more, pay) => {
    const [posting] = clean(usaJobs, item(more)).postings;
    if (pay === null) expect(posting?.pay).toBeNull();
    else expect(posting?.pay).toMatchObject(pay);
  });
  it.each([
    [true, true],
    [false, false],
    ["true", true],
    ["false", false],
    [undefined, false],
  ])("RemoteIndicator %j is %s", (RemoteIndicator, remote) => {
    expect(clean(usaJobs, item({}, { RemoteIndicator })).postings[0]?.remote).toBe(remote);
  });
  it("leaves out what is closed", () => {
    expect(clean(usaJobs, item({ ApplicationCloseDate: "2026-11-10" })).postings).toEqual([]);
  });
  it("says who asks", () => {
    expect(usaJobs.headers?.({ USAJOBS_KEY: "k", USAJOBS_EMAIL: "a@b.example" })).toEqual({
      "authorization-key": "k",
      "user-agent": "a@b.example",
    });
  });
});

describe("France Travail", () => {
  const offer = {
    id: "187ABCD",
    intitule: "Infirmier / Infirmière (H/F)",
    description: "Vous soignez.\nEnvoyez CV à marie.martin@acorn.example ou 06 12 34 56 78",
    dateCreation: "2026-11-10T10:00:00.000Z",
    lieuTravail: { libelle: "75 - Paris 9e Arrondissement" },
    entreprise: { nom: "ACORN SAS" },
    typeContrat: "CDD",
    contact: { nom: "Mme Martin", courriel: "marie.martin@acorn.example" },
    origineOffre: { urlOrigine: "https://candidat.francetravail.fr/offres/recherche/detail/187ABCD" },
  };
  it.each([
    [
      { libelle: "Annuel de 42000 Euros à 48000 Euros" },
      { annualMin: 42_000, annualMax: 48_000, currency: "EUR" },
    ],
    [{ libelle: "Selon profil" }, null],
    [{}, null],
    [undefined, null],
  ])("reads pay %j", (salaire, pay) => {
    const [posting] = clean(franceTravail, { resultats: [{ ...offer, salaire }] }).postings;
    expect(posting).toMatchObject({ location: "Paris 9e Arrondissement", country: "FR", type: "contract" });
    if (pay === null) expect(posting?.pay).toBeNull();
    else expect(posting?.pay).toMatchObject(pay);
  });
  it("keeps nothing of whom to write to", () => {
    const kept = JSON.stringify(clean(franceTravail, { resultats: [offer] }));
    expect(kept).not.toMatch(/martin|06 12|Mme/i);
  });
  it("asks on by ranges up to the last index", () => {
    const full = Array.from({ length: 150 }, () => offer);
    expect(clean(franceTravail, { resultats: full }).next[0]?.url).toContain("range=150-299");
    const last = { url: "https://x.example/", kind: "A/1050" };
    expect(clean(franceTravail, { resultats: full }, last).next).toEqual([]);
  });
});

describe("Reed", () => {
  const job = {
    jobId: 7,
    jobTitle: "Nurse",
    employerName: "Acorn",
    locationName: "Leeds",
    date: "18/11/2026",
    expirationDate: "24/12/2026",
    currency: "GBP",
    jobUrl: "https://www.reed.co.uk/jobs/nurse/7",
  };
  it.each([
    [
      { minimumSalary: 30000, maximumSalary: 35000 },
      { period: "year", annualMin: 30_000 },
    ],
    [
      { minimumSalary: 18.5, maximumSalary: 22 },
      { period: "hour", min: 18.5 },
    ],
    [
      { minimumSalary: 150, maximumSalary: 200 },
      { period: "day", min: 150 },
    ],
    [{ minimumSalary: null, maximumSalary: null }, null],
  ])("reads pay %j and dates with the day first", (more, pay) => {
    const [posting] = clean(reed, { results: [{ ...job, ...more }] }).postings;
    expect(posting).toMatchObject({ postedAt: new Date("2026-11-18T00:00:00Z") });
    if (pay === null) expect(posting?.pay).toBeNull();
    else expect(posting?.pay).toMatchObject(pay);
  });
  it("shows its key as Basic name", () => {
    expect(reed.headers?.({ REED_KEY: "k" })).toEqual({ authorization: "Basic azo=" });
  });
});

it("Jooble: takes the link for identity, as its ids outgrow numbers", () => {
  const job = {
    title: "Nurse",
    location: "Leeds",
    snippet: "&nbsp;<b>Care</b>",
    salary: "£30k - £35k",
    link: "https://jooble.org/jdp/4937463472645212923?x=1",
    company: "Acorn",
    updated: "2026-11-12T00:00:00.0000000",
    id: 4937463472645213000,
  };
  const { postings, next } = clean(jooble, { totalCount: 1, jobs: [job] });
  expect(postings[0]).toMatchObject({
    sourceId: "4937463472645212923",
    description: "Care",
    pay: { annualMin: 30_000 },
  });
  expect(next[0]).toMatchObject({ url: "https://jooble.org/api/{JOOBLE_KEY}" });
});

describe("Hacker News", () => {
  it.each([
    [
      "Acorn | Senior Developer | Remote (Europe) | Full-time | €75k–110k<p>We…",
      { company: "Acorn", title: "Senior Developer", remote: true, pay: { annualMin: 75_000 } },
    ],
    [
      "Acorn | Full-time | Fullstack SWE | Remote, PT&#x2F;ET | $150 - 210K USD + equity<p>We…",
      { title: "Fullstack SWE", pay: { annualMin: 150_000, annualMax: 210_000 } },
    ],
  ])("reads %s", (text, expected) => {
    const thread = { url: "https://hn.algolia.com/api/v1/items/1", kind: "thread" };
    const [posting] = clean(
      hackerNews,
      { children: [{ id: 5, text, created_at: "2026-11-01T15:00:00.000Z" }] },
      thread,
    ).postings;
    expect(posting).toMatchObject({ ...expected, url: "https://news.ycombinator.com/item?id=5" });
  });
  it("finds the thread, and leaves out what is no posting", () => {
    const hits = [
      { title: "Ask HN: Who wants to be hired?", objectID: "1" },
      { title: "Ask HN: Who is hiring? (November 2026)", objectID: "2" },
    ];
    const { next } = clean(hackerNews, { hits });
    expect(next[0]?.url).toBe("https://hn.algolia.com/api/v1/items/2");
    expect(
      clean(
        hackerNews,
        {
          children: [
            { id: 1, text: "Is anyone hiring?" },
            { id: 2, text: null },
          ],
        },
        next[0],
      ),
    ).toMatchObject({ postings: [], skipped: 2 });
  });
});

it("Bundesagentur: reads its list and makes the page's address", () => {
  const job = {
    referenznummer: "10000-1",
    stellenangebotsTitel: "Pflegefachkraft (m/w/d)",
    firma: "Klinikum",
    stellenlokationen: [{ adresse: { ort: "Kiel", region: "SCHLESWIG_HOLSTEIN", land: "DEUTSCHLAND" } }],
    homeofficemoeglich: false,
  };
  expect(clean(bundesagentur, { ergebnisliste: [job] }).postings[0]).toMatchObject({
    title: "Pflegefachkraft (m/w/d)",
    country: "DE",
    url: "https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1",
  });
});
