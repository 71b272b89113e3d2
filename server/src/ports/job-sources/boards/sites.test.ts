import { describe, expect, it } from "vitest";
import { clean } from "../testing/clean.ts";
import { careerSite } from "./careersite.ts";
import { icims } from "./icims.ts";
import { workday } from "./workday.ts";

describe("Workday", () => {
  const [first] = workday.start({
    boards: [{ kind: "workday", slug: "acorn.wd5/Jobs" }],
    keys: {},
    queries: [],
    countries: [],
  });
  it("asks by POST, then for each posting, then for the next page", () => {
    expect(first).toMatchObject({ url: "https://acorn.wd5.myworkdayjobs.com/wday/cxs/acorn/Jobs/jobs" });
    const items = Array.from({ length: 20 }, (_, i) => ({
      title: "Nurse",
      externalPath: `/job/Leeds/Nurse_R${i}`,
    }));
    const { next, skipped } = clean(
      workday,
      { total: 45, jobPostings: [...items.slice(0, 19), { externalPath: "/job/../../x" }] },
      first,
    );
    expect([next.length, skipped]).toEqual([20, 1]);
    expect(next[0]?.url).toBe("https://acorn.wd5.myworkdayjobs.com/wday/cxs/acorn/Jobs/job/Leeds/Nurse_R0");
    expect(JSON.parse(next.at(-1)?.body ?? "")).toMatchObject({ offset: 20, limit: 20 });
    const detail = {
      jobPostingInfo: {
        title: "Nurse",
        jobDescription: "<p>Care</p>",
        location: "Leeds",
        additionalLocations: ["York"],
        startDate: "2026-11-01",
        endDate: "2026-12-01",
        timeType: "Part time",
        remoteType: "On-site",
        externalUrl: "https://acorn.wd5.myworkdayjobs.com/Jobs/job/Leeds/Nurse_R0",
      },
      hiringOrganization: { name: "Acorn Trust" },
    };
    expect(clean(workday, detail, next[0]).postings[0]).toMatchObject({
      sourceId: "acorn.wd5/Jobs/job/Leeds/Nurse_R0",
      company: "Acorn Trust",
      location: "Leeds | York",
      type: "part-time",
      closesAt: new Date("2026-12-02T12:00:00Z"),
    });
  });
});

describe("iCIMS", () => {
  const [first] = icims.start({
    boards: [{ kind: "icims", slug: "careers-acorn" }],
    keys: {},
    queries: [],
    countries: [],
  });
  it("reads links of a list, then the data in each page", () => {
    const list = `<html><a href="https://careers-acorn.icims.com/jobs/12/night-nurse/job?in_iframe=1">x</a><a href="/jobs/12/night-nurse/job">x</a></html>`;
    const { next } = clean(icims, list, first);
    expect(next.map((step) => step.url)).toEqual([
      "https://careers-acorn.icims.com/jobs/12/night-nurse/job?in_iframe=1",
      "https://careers-acorn.icims.com/jobs/search?ss=1&in_iframe=1&pr=1",
    ]);
    const page = `<script type="application/ld+json">{"@type":"JobPosting","title":"Night nurse","hiringOrganization":{"name":"Acorn"},"datePosted":"2026-11-01"}</script>`;
    expect(clean(icims, page, next[0]).postings[0]).toMatchObject({
      title: "Night nurse",
      url: "https://careers-acorn.icims.com/jobs/12/night-nurse/job",
    });
    expect(clean(icims, "<p>gone</p>", next[0])).toMatchObject({ postings: [], skipped: 1 });
    expect(clean(icims, "<html>nothing</html>", next[1]).next).toEqual([]);
  });
});

describe("career sites", () => {
  const [robots] = careerSite.start({
    boards: [{ kind: "site", slug: "jobs.acorn.example" }],
    keys: {},
    queries: [],
    countries: [],
  });
  it("goes from robots.txt over the maps to the pages, and stays on the site", () => {
    expect(robots?.url).toBe("https://jobs.acorn.example/robots.txt");
    const text =
      "User-agent: *\nSitemap: https://jobs.acorn.example/map.xml\nSitemap: https://elsewhere.example/map.xml\n";
    const maps = clean(careerSite, text, robots).next;
    expect(maps.map((step) => step.url)).toEqual(["https://jobs.acorn.example/map.xml"]);
    expect(clean(careerSite, "", robots).next[0]?.url).toBe("https://jobs.acorn.example/sitemap.xml");
    const index = `<sitemapindex><sitemap><loc>https://jobs.acorn.example/jobs.xml</loc></sitemap><sitemap><loc>https://jobs.acorn.example/blog.xml</loc></sitemap><sitemap><loc>http://127.0.0.1/jobs.xml</loc></sitemap></sitemapindex>`;
    const deeper = clean(careerSite, index, maps[0]).next;
    expect(deeper.map((step) => step.url)).toEqual([
      "https://jobs.acorn.example/jobs.xml",
      "https://jobs.acorn.example/blog.xml",
    ]);
    const map = `<urlset><url><loc>https://jobs.acorn.example/vacancies/1?a=1&amp;b=2</loc></url><url><loc>https://www.jobs.acorn.example/stelle/2</loc></url><url><loc>https://jobs.acorn.example/about</loc></url><url><loc>https://evil.example/jobs/1</loc></url></urlset>`;
    const pages = clean(careerSite, map, deeper[0]).next;
    expect(pages.map((step) => step.url)).toEqual([
      "https://jobs.acorn.example/vacancies/1?a=1&b=2",
      "https://www.jobs.acorn.example/stelle/2",
    ]);
    const page = `<script type="application/ld+json">{"@type":"JobPosting","title":"Tischler (m/w/d)","hiringOrganization":"Acorn","jobLocation":{"address":{"addressLocality":"Kiel","addressCountry":"DE"}},"validThrough":"2026-12-31"}</script>`;
    expect(clean(careerSite, page, pages[1]).postings[0]).toMatchObject({
      title: "Tischler (m/w/d)",
      company: "Acorn",
      country: "DE",
      url: "https://www.jobs.acorn.example/stelle/2",
      closesAt: new Date("2027-01-01T12:00:00Z"),
    });
    expect(clean(careerSite, "<p>no posting</p>", pages[0])).toMatchObject({ postings: [], skipped: 0 });
  });
  it("stops at maps of maps of maps", () => {
    const index =
      "<sitemapindex><sitemap><loc>https://jobs.acorn.example/jobs.xml</loc></sitemap></sitemapindex>";
    expect(
      clean(careerSite, index, {
        url: "https://jobs.acorn.example/c.xml",
        kind: "map3",
        board: "jobs.acorn.example",
      }),
    ).toMatchObject({ next: [], skipped: 1 });
  });
});
