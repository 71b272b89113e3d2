import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJobPosting } from "@waymark/domain/job-sources/read-row";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../../root.ts";
import { readPage } from "./boards/careersite.ts";
import { readSmartPosting } from "./boards/smartrecruiters.ts";
import { type JobSource, jsonOf, readItems } from "./port.ts";
import { jobSourcesKnown } from "./sources.ts";
import { firstStep } from "./testing/clean.ts";

const recorded = join(repositoryRoot, "../shared/corpus/jobs/dev");
const at = (file: string) => readFileSync(join(recorded, file), "utf8");
const source = (id: string): JobSource => {
  const found = jobSourcesKnown.find((known) => known.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
/** Recorded postings may be years old: what has closed since is judged as of then. */
const then = new Date("2020-01-01T00:00:00Z");
const cleaned = (raws: Parameters<typeof normalisePosting>[0][]) =>
  raws.map((raw) => {
    const posting = normalisePosting(raw, then);
    if ("refused" in posting) throw new Error(`${posting.refused}: ${JSON.stringify(raw).slice(0, 200)}`);
    return posting;
  });

describe.skipIf(!existsSync(recorded))("recorded answers beside the repository (skipped when absent)", () => {
  it.each([
    ["remoteok", "remoteok/api.json", 2, 0],
    ["arbeitnow", "arbeitnow/page1.json", 1, 0],
    ["jobicy", "jobicy/2024-12-05_0.json", 6, 0],
    ["jobicy", "jobicy/2024-12-08_2.json", 6, 0],
    ["jobicy", "jobicy/2024-12-08_4.json", 6, 0],
    ["himalayas", "himalayas/jobs.json", 2, 0],
    ["themuse", "themuse/jobs_handbuilt.json", 2, 0],
    ["greenhouse", "greenhouse/jobs.json", 2, 0],
    ["greenhouse", "greenhouse/official_doc_example_0.json", 1, 0],
    ["greenhouse", "greenhouse/official_doc_example_1.json", 1, 0],
    ["lever", "lever/postings.json", 2, 0],
    ["ashby", "ashby/jobs.json", 2, 0],
    ["workable", "workable/v3_jobs.json", 2, 0],
    ["recruitee", "recruitee/offers.json", 1, 0],
    ["personio", "personio/feed.xml", 2, 1],
    ["adzuna", "adzuna/search_handbuilt.json", 1, 0],
    ["usajobs", "usajobs/search_handbuilt.json", 3, 0],
    ["francetravail", "francetravail/search_handbuilt.json", 2, 0],
    ["remotive", "remotive/jobs.json", 2, 0],
  ] as const)("%s %s", (id, file, count, skips) => {
    const { postings, skipped } = source(id).read(at(file), firstStep(source(id)));
    expect([postings.length, skipped]).toEqual([count, skips]);
    for (const posting of cleaned([...postings])) {
      expect(posting.description).not.toMatch(/<\/?(?:p|div|li|strong)\b|&(?:lt|amp|nbsp);|Ã/);
      expect(posting.title).not.toMatch(/Ã|^\s|&\w+;/);
      expect(posting.company).not.toBe("");
    }
  });

  it("hackernews", () => {
    const step = { url: "https://hn.algolia.com/api/v1/items/1", kind: "thread" };
    const { postings } = source("hackernews").read(at("hackernews/item.json"), step);
    expect(
      cleaned([...postings]).map((posting) => [posting.company, posting.title, posting.pay?.annualMin]),
    ).toEqual([
      ["Modash.io", "Senior Product Engineer", 75_000],
      ["Quill", "Fullstack SWE", 150_000],
    ]);
  });

  it("smartrecruiters, the list as postings and as what to ask next", () => {
    const body = at("smartrecruiters/postings.json");
    expect(source("smartrecruiters").read(body, firstStep(source("smartrecruiters"))).next).toHaveLength(3);
    const content = Reflect.get(Object(jsonOf(body)), "content");
    const { postings } = readItems(content, (job) => readSmartPosting(job, "Ubisoft2"));
    expect(cleaned(postings).map((posting) => posting.country)).toEqual(["CA", "FR"]);
  });

  it("schema.org postings of a page and of thirty recorded ones", () => {
    const page = {
      url: "https://career.paradoxplaza.com/jobs/6926996-game-programmer",
      board: "career.paradoxplaza.com",
    };
    expect(cleaned([...readPage(at("jsonld/teamtailor_job_page.html"), page).postings])[0]).toMatchObject({
      title: "Game Programmer",
      // Neither the name of its domain nor its first words: shown as posted on that host.
      company: "career.paradoxplaza.com",
      country: "NL",
    });
    const rows = at("jsonld/nhs_jobposting.jsonl").trim().split("\n");
    const raws = rows.map((row) => readJobPosting(JSON.parse(row), "careersite"));
    expect(cleaned(raws)).toHaveLength(30);
  });
});
