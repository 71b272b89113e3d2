import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting } from "@waymark/domain/jobs/posting";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../../root.ts";
import { arbeitnow } from "./arbeitnow.ts";
import { greenhouse } from "./greenhouse.ts";
import { remoteOk } from "./remoteok.ts";
import { type JobSource, SourceGarbled } from "./source.ts";
import { originOf, sourcesNamed } from "./sources.ts";

const now = new Date("2026-11-20T12:00:00Z");
function clean(source: JobSource, answer: unknown, address = source.addresses([])[0] ?? "") {
  const { postings, skipped } = source.read(JSON.stringify(answer), address);
  const read = postings.map((raw) => normalisePosting(raw, now));
  return { skipped, postings: read.filter((p): p is Posting => !("refused" in p)) };
}

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
    content: "&lt;div&gt;&lt;p&gt;Grill &amp;amp; salad&lt;/p&gt;&lt;/div&gt;",
    offices: [{ location: "Austin, Texas, United States" }],
  };
  const address = "https://boards-api.greenhouse.io/v1/boards/acorn/jobs?content=true";

  it("reads a board", () => {
    const { postings } = clean(greenhouse, { jobs: [job] }, address);
    expect(postings[0]).toMatchObject({
      sourceId: "acorn/5",
      title: "Line Cook",
      country: "US",
      remote: true,
      description: "Grill & salad",
      postedAt: new Date("2026-11-01T21:58:31Z"),
    });
  });

  it("falls back to the board's name, the office and the last change", () => {
    const { company_name: _c, first_published: _f, ...rest } = job;
    const { postings } = clean(greenhouse, { jobs: [{ ...rest, location: null, metadata: null }] }, address);
    expect(postings[0]).toMatchObject({
      company: "acorn",
      location: "Austin, Texas, United States",
      remote: false,
      postedAt: new Date("2026-11-12T22:35:00Z"),
    });
  });

  it("fetches the operator's boards and no strange names", () => {
    const addresses = greenhouse.addresses(["my-board", "../evil", "a b", ""]);
    expect(addresses).toContain("https://boards-api.greenhouse.io/v1/boards/my-board/jobs?content=true");
    expect(addresses.every((a) => /\/boards\/[a-z0-9_-]+\/jobs/.test(a))).toBe(true);
  });
});

it.each([remoteOk, arbeitnow, greenhouse])("$id says when an answer is garbage", (source) => {
  for (const body of ["", "{", "<html>blocked</html>", "null", "7", '{"data":{}}', '{"jobs":"x"}']) {
    expect(() => source.read(body, "https://example.org/")).toThrow(SourceGarbled);
  }
});

it("knows the sources an operator names", () => {
  expect(sourcesNamed(" greenhouse,nothing,remoteok").map((s) => s.id)).toEqual(["remoteok", "greenhouse"]);
  expect(sourcesNamed("")).toEqual([]);
});

const recorded = join(repositoryRoot, "../shared/corpus/jobs/dev");
describe.skipIf(!existsSync(recorded))("recorded answers beside the repository (skipped when absent)", () => {
  it.each([
    [remoteOk, "remoteok/api.json", 2],
    [arbeitnow, "arbeitnow/page1.json", 1],
    [greenhouse, "greenhouse/jobs.json", 2],
    [greenhouse, "greenhouse/official_doc_example_1.json", 1],
  ] as const)("%o %s", (source, file, count) => {
    const { postings, skipped } = clean(source, JSON.parse(readFileSync(join(recorded, file), "utf8")));
    expect(skipped).toBe(0);
    expect(postings).toHaveLength(count);
    for (const posting of postings) {
      expect(posting.description).not.toMatch(/<\/?(?:p|div|li|strong)\b|&(?:lt|amp|nbsp);|Ã/);
      expect(posting.title).not.toMatch(/Ã/);
    }
  });
});
