import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { searchJobs } from "../job-search/search/search-jobs.ts";
import { importJobs } from "./import-jobs.ts";

const actor = { userId: "nobody", verified: true, teams: [], locale: "en" as const, timeZone: "UTC" };
const search = (deps: Deps, query: string) => searchJobs(deps, actor, { query, page: 1, limit: 20 });

async function* pieces(bytes: Uint8Array | string, size = 7): AsyncGenerator<Uint8Array> {
  const all = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
  for (let i = 0; i < all.length; i += size) yield all.subarray(i, i + size);
}
const row = (n: number, more: object = {}) => ({
  title: `Baker ${n}`,
  company: "Crumb & Crust",
  location: "Ghent, Belgium",
  description: `Bread number ${n}.`,
  url: `https://bread.example.org/${n}`,
  postedDate: "2026-10-01",
  ...more,
});
const lines = (rows: unknown[]) =>
  rows.map((r) => (typeof r === "string" ? r : JSON.stringify(r))).join("\n");

describe.each(testDatabases())("importing on $name", ({ open }) => {
  let deps: Deps;
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    deps = await testDeps({ database });
  });
  afterEach(async () => {
    await deps.jobIndex.close();
    await database.query("truncate jobs, job_index, job_changes, job_query_counts cascade");
  });

  it("takes plain and gzipped lines, wherever the pieces are cut", async () => {
    const file = lines([row(1), row(2, { title: "Bäcker ü" })]);
    expect(await importJobs(deps, pieces(file))).toEqual({
      read: 2,
      taken: 2,
      merged: 0,
      refused: {},
      broken: false,
    });
    expect(await importJobs(deps, pieces(gzipSync(file), 1_000))).toMatchObject({
      read: 2,
      taken: 0,
      merged: 2,
    });
    expect((await search(deps, "Bäcker ü")).jobs[0]).toMatchObject({
      title: "Bäcker ü",
      source: "import",
      sample: false,
      postedDate: "2026-10-01T00:00:00.000Z",
    });
  });

  it("refuses hostile rows with a reason and goes on", async () => {
    const file = lines([
      row(1),
      "{ half a row",
      '["a list"]',
      "7",
      row(2, { title: { $gt: "" } }),
      row(3, { url: "javascript:alert(1)" }),
      JSON.stringify({ title: "x".repeat(4_100_000) }),
      row(4, { description: "<script>steal()</script>Bread<img src=x onerror=1>" }),
      row(5, { description: "word ".repeat(220_000), company: 9, remote: "yes", salary: [1] }),
      "",
      row(6),
    ]);
    expect(await importJobs(deps, pieces(file, 65_536))).toEqual({
      read: 10,
      taken: 4,
      merged: 0,
      refused: { unreadable: 3, no_title: 1, no_link: 1, too_long: 1 },
      broken: false,
    });
    const found = await search(deps, "baker");
    expect(found.total).toBe(4);
    expect(found.jobs.map((job) => job.description).join()).not.toMatch(/steal|onerror|<img/);
  });

  it("merges the same link, the same text again, and the same job of another source", async () => {
    await importJobs(deps, pieces(lines([row(1, { salary: "€20 per hour" })])));
    const again = [
      row(1, { url: "https://www.bread.example.org/1/?utm_source=x#top", title: "Baker 1, days" }),
      row(1, { title: "Baker 1, days", url: "https://bread.example.org/other" }),
      row(1, { title: "BAKER 1, DAYS", source: "elsewhere", url: "https://else.example.org/9" }),
      row(1, {
        title: "Baker 1, days",
        description: "Another vacancy.",
        url: "https://bread.example.org/2nd",
      }),
    ];
    expect(await importJobs(deps, pieces(lines(again)))).toMatchObject({ read: 4, taken: 1, merged: 3 });
    const found = await search(deps, "baker");
    expect(found.jobs.map((job) => job.title)).toEqual(["Baker 1, days", "Baker 1, days"]);
  });

  it("reads CSV with quotes, line ends in cells and other separators", async () => {
    const csv =
      'Title,company,location,url,description,salary\r\n"Baker, nights",Crumb,"Ghent, Belgium",https://b.example.org/1,"Two\nlines ""here""",€2.600/month\r\nno link,,,,,\r\n';
    expect(await importJobs(deps, pieces(csv))).toMatchObject({ read: 2, refused: { no_title: 2 } });
    const named = csv.replace("Title", "title");
    expect(await importJobs(deps, pieces(named))).toMatchObject({
      read: 2,
      taken: 1,
      refused: { no_link: 1 },
    });
    const semicolons = "title;company;url\nBaker B;Crumb;https://b.example.org/2\n";
    expect(await importJobs(deps, pieces(semicolons))).toMatchObject({ taken: 1 });
    const { jobs } = await search(deps, "baker nights");
    expect(jobs.find(({ title }) => title === "Baker, nights")).toMatchObject({
      description: 'Two\nlines "here"',
      pay: { min: 31_200, currency: "EUR", period: "month" },
    });
  });

  it("keeps what stands before the break of a cut file", async () => {
    const whole = gzipSync(
      lines(Array.from({ length: 3_000 }, (_, i) => row(i, { description: `${i}`.repeat(50) }))),
    );
    const report = await importJobs(deps, pieces(whole.subarray(0, whole.length / 2), 4_096));
    expect(report.broken).toBe(true);
    expect(report.taken).toBe(report.read);
    expect(report.taken).toBeGreaterThan(0);
  });

  it.each(["2099-01-01", new Date(Date.now() + 3 * 86_400_000).toISOString()])(
    "takes a posting dated %s as posted now",
    async (postedDate) => {
      await importJobs(deps, pieces(lines([row(1, { postedDate })])));
      const [job] = (await search(deps, "baker")).jobs;
      expect(Math.abs(Date.parse(job?.postedDate ?? "") - Date.now())).toBeLessThan(60_000);
    },
  );

  it("finds nothing in files without rows", async () => {
    for (const file of ["", "\n\n", "[]", "title,url\n"]) {
      expect(await importJobs(deps, pieces(file))).toMatchObject({ read: 0, taken: 0, broken: false });
    }
  });

  it.each([
    ["a list over many lines", JSON.stringify([row(1), row(2)], null, 2)],
    ["a list on one line", JSON.stringify([row(1), row(2)])],
    [
      "a list inside an object",
      JSON.stringify({ meta: { total: 2 }, jobs: [row(1), row(2)], next: [] }, null, 1),
    ],
    [
      "texts that look like JSON",
      JSON.stringify([row(1, { description: 'a "}] {[ \\" b' }), row(2)], null, 2),
    ],
    ["objects over many lines", `${JSON.stringify(row(1), null, 2)}\n${JSON.stringify(row(2), null, 2)}`],
  ])("takes JSON as %s", async (_what, file) => {
    expect(await importJobs(deps, pieces(file))).toMatchObject({
      read: 2,
      taken: 2,
      refused: {},
      broken: false,
    });
    expect(await importJobs(deps, pieces(file, 50_000))).toMatchObject({ merged: 2 });
  });

  it("takes one posting that stands alone, with lists of its own", async () => {
    const one = {
      "@type": "JobPosting",
      title: "Baker",
      hiringOrganization: { name: "C" },
      jobLocation: [{ address: "Ghent" }],
      url: "https://bread.example.org/9",
    };
    expect(await importJobs(deps, pieces(JSON.stringify(one, null, 2)))).toMatchObject({ read: 1, taken: 1 });
  });

  it("keeps what stands before the break of a list, and leaves out what is too long", async () => {
    const whole = JSON.stringify([row(1), row(2)], null, 2);
    expect(await importJobs(deps, pieces(whole.slice(0, -30)))).toMatchObject({
      read: 2,
      taken: 1,
      refused: { unreadable: 1 },
      broken: true,
    });
    const byLine = lines([row(5), row(6)]);
    expect(await importJobs(deps, pieces(byLine.slice(0, -30)))).toMatchObject({
      read: 2,
      taken: 1,
      refused: { unreadable: 1 },
      broken: true,
    });
    const long = JSON.stringify([row(3, { description: "x".repeat(4_100_000) }), row(4)], null, 2);
    expect(await importJobs(deps, pieces(long, 60_000))).toMatchObject({
      taken: 1,
      refused: { too_long: 1 },
    });
  });

  const indeed = (more = "") => `<?xml version="1.0" encoding="utf-8"?><source><publisher>Crumb</publisher>
    <job><title><![CDATA[Baker & Pastry]]></title><date><![CDATA[Mon, 16 Nov 2026 10:00:00 GMT]]></date><referencenumber><![CDATA[r1]]></referencenumber>
    <url><![CDATA[https://bread.example.org/r1?a=1&b=2]]></url><company><![CDATA[Crumb]]></company><city>Leeds</city><state>ENG</state><country>GB</country>
    <description><![CDATA[<p>Bread&nbsp;here</p><script>alert(1)</script>]]></description><salary>£25,000 - £28,000 per year</salary><jobtype>parttime</jobtype></job>${more}</source>`;

  it.each([
    ["Indeed-style XML", indeed()],
    [
      "RSS",
      `<rss version="2.0"><channel><title>Jobs</title><item><title>Baker &amp; Pastry</title><link>https://bread.example.org/r1?a=1&amp;b=2</link><guid>r1</guid><pubDate>Mon, 16 Nov 2026 10:00:00 GMT</pubDate><description>&lt;p&gt;Bread&amp;nbsp;here&lt;/p&gt;</description><location>Leeds, GB</location></item></channel></rss>`,
    ],
    [
      "Atom",
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Baker &amp; Pastry</title><link href="https://bread.example.org/r1?a=1&amp;b=2"/><id>r1</id><published>2026-11-16T10:00:00Z</published><summary>Bread here</summary></entry></feed>`,
    ],
  ])("takes %s as it arrives", async (_what, file) => {
    expect(await importJobs(deps, pieces(file))).toMatchObject({ read: 1, taken: 1, broken: false });
    expect((await search(deps, "baker")).jobs[0]).toMatchObject({
      title: "Baker & Pastry",
      description: "Bread here",
      url: "https://bread.example.org/r1?a=1&b=2",
      postedDate: "2026-11-16T10:00:00.000Z",
    });
  });

  it.each([
    ["UTF-16 with its mark", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
    ["what old spreadsheets write", (text: string) => Buffer.from(text, "latin1")],
  ])("reads a list in %s", async (_what, encoded) => {
    const csv = "title;company;location;description;url\nBäcker;Mühle;Köln;Brot;https://b.example.org/1\n";
    expect(await importJobs(deps, pieces(encoded(csv)))).toMatchObject({ taken: 1, broken: false });
    expect((await search(deps, "bäcker")).jobs[0]).toMatchObject({ title: "Bäcker", company: "Mühle" });
  });

  it("reads a feed in the encoding it names", async () => {
    const feed = `<?xml version="1.0" encoding="ISO-8859-1"?><source><job><title>Boulangère</title><company>Épi</company><city>Nîmes</city><description>Pétrir le pain.</description><url>https://b.example.org/2</url></job></source>`;
    expect(await importJobs(deps, pieces(Buffer.from(feed, "latin1")))).toMatchObject({ taken: 1 });
    expect((await search(deps, "boulangère")).jobs[0]).toMatchObject({ company: "Épi", location: "Nîmes" });
  });

  it("reads no entities of a feed's own, and keeps what stands before its break", async () => {
    const bomb = `<!DOCTYPE s [<!ENTITY a "${"x".repeat(50)}"><!ENTITY b SYSTEM "file:///etc/passwd">]>${indeed().replace("Crumb]]", "&a;&b;]]")}`;
    expect(await importJobs(deps, pieces(bomb, 300))).toMatchObject({ taken: 0, broken: true });
    const half = indeed("<job><title>Half").replace("</source>", "");
    expect(await importJobs(deps, pieces(half))).toMatchObject({ taken: 1, broken: true });
  });
});
