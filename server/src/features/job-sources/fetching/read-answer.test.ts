import { afterAll, beforeAll, expect, it } from "vitest";
import { openDocumentParsers } from "../../../document-parsers/open-parsers.ts";
import { childProgram } from "../../../testing/child-program.ts";
import { PageHead, postingsIn } from "./answer-shape.ts";

let pool: ReturnType<typeof openDocumentParsers>;
beforeAll(() => {
  pool = openDocumentParsers({
    size: 1,
    queue: 50,
    timeoutMs: 15_000,
    memoryMb: 768,
    ...childProgram("parser-child.ts"),
  });
});
afterAll(() => pool.close());

const asked = (more: object = {}) =>
  JSON.stringify({
    what: "source",
    source: "careersite",
    step: { url: "https://www.acorn.com/jobs/1", kind: "page", board: "www.acorn.com" },
    now: "2026-11-20T12:00:00.000Z",
    ...more,
  });
const posting = (i: number) => ({
  "@type": "JobPosting",
  title: `Baker ${i}`,
  url: `https://www.acorn.com/jobs/${i}`,
  datePosted: "2026-11-19",
  validThrough: "2027-01-31",
  hiringOrganization: { name: "Acorn" },
  baseSalary: { currency: "EUR", value: { minValue: 30_000, maxValue: 36_000, unitText: "YEAR" } },
  description: "<p>You bake <b>bread</b>.</p>",
});
const page = (postings: readonly object[]) =>
  Buffer.from(`<script type="application/ld+json">${JSON.stringify(postings)}</script>`);

it("a page of 500 postings comes back clean from another process, in batches", async () => {
  const parts = await pool.readAnswer(page(Array.from({ length: 500 }, (_, i) => posting(i))), asked());
  const [head = "", ...batches] = parts;
  expect(PageHead.parse(JSON.parse(head))).toMatchObject({ read: 500, skipped: 0, isPart: false });
  expect(batches).toHaveLength(10);
  const [first] = postingsIn(batches[0] ?? "", "careersite");
  expect(first).toMatchObject({
    source: "careersite",
    title: "Baker 0",
    company: "Acorn",
    description: "You bake bread.",
    postedAt: new Date("2026-11-19T00:00:00Z"),
    pay: { annualMin: 30_000, annualMax: 36_000, currency: "EUR" },
  });
});

it("a child that speaks in another source's name, or says no postings, is not believed", () => {
  const line = (more: object) => JSON.stringify([{ ...known, ...more }]);
  const known = {
    source: "remoteok",
    sourceId: "1",
    title: "Baker",
    company: "",
    postedOn: "",
    location: "",
    places: [],
    remote: false,
    postedAt: null,
    closesAt: null,
    salary: "",
    pay: null,
    description: "",
    type: "",
    url: "https://www.acorn.com/",
    group: "other",
    plainTitle: "",
    skills: [],
    fingerprint: "",
    linkKey: "",
  };
  expect(postingsIn(line({}), "careersite")[0]?.source).toBe("careersite");
  expect(() => postingsIn(line({ url: "javascript:alert(1)" }), "careersite")).toThrow();
  expect(() => postingsIn(line({ title: "" }), "careersite")).toThrow();
});

it("an answer in another format is refused, and the next page is still read", async () => {
  const greenhouse = asked({ source: "greenhouse", step: { url: "https://x.example/", board: "x" } });
  await expect(pool.readAnswer(Buffer.from("<html>"), greenhouse)).rejects.toMatchObject({
    code: "file_corrupt",
  });
  await expect(pool.readAnswer(Buffer.from("[".repeat(5_000_000)), greenhouse)).rejects.toMatchObject({
    code: "file_corrupt",
  });
  expect(await pool.readAnswer(page([posting(1)]), asked())).toHaveLength(2);
});

it("a career page is read there, too", async () => {
  const html = '<iframe src="https://boards.greenhouse.io/embed/job_board?for=acorn"></iframe>';
  const about = JSON.stringify({ what: "career-page", url: "https://www.acorn.com/careers" });
  const [read = ""] = await pool.readAnswer(Buffer.from(html), about);
  expect(JSON.parse(read)).toEqual({
    board: { kind: "greenhouse", slug: "acorn" },
    hasPostings: false,
    links: [],
  });
});
