import { SavedJob } from "@waymark/contract/jobs-saved";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Deps } from "../../../deps.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { readAs } from "../../../testing/a-pool.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { searchJobs } from "../../job-search/search/search-jobs.ts";
import { readAnswer } from "../../job-sources/fetching/read-answer.ts";
import { getJob } from "../get-job.ts";
import { badgeOfAddress } from "../manual/store-manual-job.ts";
import { removeSavedJob } from "./saved-jobs.ts";

const page = `<html><head><title>Work with us</title><script type="application/ld+json">{"@type":"JobPosting","title":"Roofer","hiringOrganization":{"name":"Acorn Roofs"},"jobLocation":{"address":{"addressLocality":"Leeds","addressCountry":"GB"}},"description":"<p>Roofs</p>","validThrough":"2020-01-01"}</script></head></html>`;

const pool = readAs({});

describe("own postings over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let now = new Date("2026-11-20T12:00:00Z");
  let one: Awaited<ReturnType<typeof aPerson>>;
  let other: Awaited<ReturnType<typeof aPerson>>;
  const asked: string[] = [];
  beforeAll(async () => {
    ({ deps, app, call, close } = await openTestApp({
      config: { RATE_LIMITS: "off" },
      now: () => now,
      fetch: async (url) => {
        asked.push(url);
        if (url.endsWith("/robots.txt"))
          return { status: 200, headers: {}, text: "User-agent: *\nDisallow: /secret" };
        return { status: url.includes("/gone") ? 404 : 200, headers: {}, text: page };
      },
      pool: {
        ...pool,
        readAnswer: async (bytes, asked) => readAnswer(bytes, asked),
        readResume: async (file) => ({
          ...(await pool.readResume(file)),
          lines: ["Night Nurse", "You care for people."].map((text) => ({
            ...{ text, page: 1, box: null },
            isPlaced: true,
          })),
        }),
      },
    }));
    one = await aPerson(deps);
    other = await aPerson(deps);
  });
  afterAll(() => close());
  const save = (actor: typeof one, more: object) =>
    call(actor, "POST", "/api/own-postings", { title: "Zeppelin pilot", text: "You fly.", ...more });
  const sendFile = (name: string, type: string, content: string) => {
    const edge = "----edge";
    return app.inject({
      method: "POST",
      url: "/api/own-postings/read-file",
      headers: {
        ...one.headers,
        "sec-fetch-site": "same-origin",
        "content-type": `multipart/form-data; boundary=${edge}`,
      },
      payload: `--${edge}\r\ncontent-disposition: form-data; name="posting"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n--${edge}--\r\n`,
    });
  };

  it("saves one among the saved jobs, cleaned, with its host's badge", async () => {
    const answer = await save(one, {
      address: "https://www.linkedin.com/jobs/view/7?trk=x",
      company: "Acorn",
      text: "<script>alert(1)</script><p>You fly.</p>",
    });
    expect(answer.statusCode).toBe(200);
    const { job } = SavedJob.parse(answer.json().savedJob);
    expect(job).toMatchObject({
      title: "Zeppelin pilot",
      source: "linkedin",
      description: "You fly.",
      url: "https://www.linkedin.com/jobs/view/7?trk=x",
      sample: false,
    });
    const { savedJobs } = (await call(one, "GET", "/api/saved-jobs")).json();
    expect(savedJobs).toHaveLength(1);
    const again = await save(one, { address: "https://linkedin.com/jobs/view/7", title: "Airship pilot" });
    expect(again.json().savedJob.job).toMatchObject({ id: job.id, title: "Airship pilot" });
  });

  it("is found by no search, seen by nobody else, and saved by nobody else", async () => {
    const { job } = (await save(one, { title: "Zeppelin captain" })).json().savedJob;
    expect((await searchJobs(deps, one.actor, { query: "zeppelin", page: 1, limit: 20 })).total).toBe(0);
    expect((await searchJobs(deps, other.actor, { query: "zeppelin", page: 1, limit: 20 })).total).toBe(0);
    expect(await getJob(deps, job.id, one.actor.userId)).toMatchObject({
      title: "Zeppelin captain",
      url: "",
    });
    expect(await getJob(deps, job.id, other.actor.userId)).toBeNull();
    expect(await getJob(deps, job.id)).toBeNull();
    expect((await call(other, "PUT", `/api/saved-jobs/${job.id}`)).statusCode).toBe(404);
    expect((await call(other, "GET", "/api/saved-jobs")).json().savedJobs).toEqual([]);
  });

  it("is deleted thirty days after its removal", async () => {
    const { job } = (await save(one, { title: "Short-lived" })).json().savedJob;
    await call(one, "DELETE", `/api/saved-jobs/${job.id}`);
    expect((await call(one, "PUT", `/api/saved-jobs/${job.id}`)).statusCode).toBe(200);
    await call(one, "DELETE", `/api/saved-jobs/${job.id}`);
    now = new Date(now.getTime() + 31 * 86_400_000);
    // The month-old session has expired, so call the verb directly.
    await removeSavedJob(deps, one.actor, "nothing");
    expect(await getJob(deps, job.id, one.actor.userId)).toBeNull();
    now = new Date("2026-11-20T12:00:00Z");
  });

  it.each([
    [{ title: "" }],
    [{ title: "123" }],
    [{ title: "x".repeat(201) }],
    [{ text: "x".repeat(40_001) }],
  ])("refuses %j", async (more) => {
    expect((await save(one, more)).statusCode).toBe(400);
  });

  it.each(["javascript:alert(1)", "not an address", "https://127.0.0.1/x"])(
    "keeps no link %s",
    async (address) => {
      expect((await save(one, { address })).json().savedJob.job).toMatchObject({ url: "", source: "own" });
    },
  );

  it("reads a page into a draft, the posting's own data first, even when it has closed", async () => {
    const { draft } = (
      await call(one, "POST", "/api/own-postings/read", { address: "acorn.example/jobs/1" })
    ).json();
    expect(draft).toEqual({
      address: "https://acorn.example/jobs/1",
      title: "Roofer",
      company: "Acorn Roofs",
      location: "Leeds, GB",
      text: "Roofs",
    });
  });

  it("reads a page with a megabyte of tiny lists in the pool, and the posting on it", async () => {
    const lists = `<script type="application/ld+json">[${"[1],".repeat(200_000)}[1]]</script>`;
    const read = vi.spyOn(deps.pool, "readAnswer");
    const answer = await sendFile("a.html", "text/html", `${lists}${page}`);
    expect(answer.json().draft).toMatchObject({ title: "Roofer", company: "Acorn Roofs" });
    expect(read).toHaveBeenCalledOnce();
    read.mockRestore();
  });

  it.each([
    ["https://www.linkedin.com/jobs/view/1", "posting_not_fetched"],
    ["https://de.indeed.com/viewjob?jk=1", "posting_not_fetched"],
    ["https://www.glassdoor.co.uk/job/1", "posting_not_fetched"],
    ["https://acorn.example/secret/1", "posting_not_fetched"],
    ["https://acorn.example/gone", "posting_unread"],
    ["", "posting_unread"],
  ])("does not read %s: %s", async (address, code) => {
    asked.length = 0;
    const answer = await call(one, "POST", "/api/own-postings/read", { address });
    expect(answer.json().code).toBe(code);
    if (/linkedin|indeed|glassdoor/.test(address)) expect(asked).toEqual([]);
  });

  it("reads a pasted text, and files of text, HTML and PDF", async () => {
    const pasted = await call(one, "POST", "/api/own-postings/read", {
      address: "https://indeed.com/1",
      text: "\nRoofer (m/f/x)\nWe are a team. You climb.",
    });
    expect(pasted.json().draft).toMatchObject({ title: "Roofer (m/f/x)", address: "https://indeed.com/1" });
    expect((await sendFile("a.txt", "text/plain", "Cook\nSoup.")).json().draft).toMatchObject({
      title: "Cook",
      text: "Cook\nSoup.",
    });
    expect((await sendFile("a.html", "text/html", page)).json().draft).toMatchObject({ title: "Roofer" });
    expect((await sendFile("a.pdf", "application/pdf", "%PDF-1.7")).json().draft).toMatchObject({
      title: "Night Nurse",
    });
    expect((await sendFile("a.txt", "text/plain", "  ")).json().code).toBe("posting_unread");
  });

  it.each([
    ["https://www.linkedin.com/jobs/view/1", "linkedin"],
    ["https://uk.indeed.com/viewjob", "indeed"],
    ["https://www.glassdoor.co.uk/x", "glassdoor"],
    ["https://notlinkedin.com/x", "notlinkedin.com"],
    ["https://linkedin.com.evil.example/x", "linkedin.com.evil.example"],
    ["https://www.jobs.example.org/x", "jobs.example.org"],
    ["", "own"],
  ])("the badge of %s is %s", (address, badge) => {
    expect(badgeOfAddress(address)).toBe(badge);
  });
});
