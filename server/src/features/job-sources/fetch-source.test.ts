import { AppError } from "@waymark/contract/errors";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { greenhouse } from "../../ports/job-sources/boards/greenhouse.ts";
import { lever } from "../../ports/job-sources/boards/lever.ts";
import { adzuna } from "../../ports/job-sources/listings/adzuna.ts";
import { arbeitnow } from "../../ports/job-sources/listings/arbeitnow.ts";
import { remoteOk } from "../../ports/job-sources/listings/remoteok.ts";
import type { JobSource } from "../../ports/job-sources/port.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { searchJobs } from "../job-search/search/search-jobs.ts";
import { droppedBoards } from "./boards/boards-store.ts";
import { fetchSource } from "./fetch-source.ts";
import { readJobSources } from "./list-job-sources.ts";
import { deleteUnseenPostings } from "./prune-postings.ts";
import { readSources } from "./sources-store.ts";
import { addDueSources, tidyPostings } from "./tasks.ts";

const actor = { userId: "nobody", verified: true, teams: [], locale: "en" as const, timeZone: "UTC" };
const item = (n: number) => ({
  slug: `baker-${n}`,
  title: `Baker ${n}`,
  company_name: "Crumb",
  location: "Kiel",
  description: "Brot",
  url: `https://www.arbeitnow.com/jobs/baker-${n}`,
  created_at: 1790000000 + n,
  job_types: [],
});
/** A posting on a board of greenhouse. */
const advert = (board: string, id: number) => ({
  id,
  title: "Baker",
  company_name: `${board} ${id}`,
  absolute_url: `https://boards.greenhouse.io/${board}/jobs/${id}`,
});
const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers,
  text: typeof body === "string" ? body : JSON.stringify(body),
});

describe.each(testDatabases())("fetching sources on $name", ({ open }) => {
  let deps: Deps;
  let database: OpenDatabase;
  let now = new Date("2026-11-20T12:00:00Z");
  let asked: string[] = [];
  let respond: (url: string, headers: Readonly<Record<string, string>>) => ReturnType<typeof answer>;
  let pauses: number[] = [];
  const run = (source: JobSource, jitter = 0, signal?: AbortSignal) =>
    fetchSource(deps, source, jitter, signal, async (ms) => void pauses.push(ms));
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = new Date("2026-11-20T12:00:00Z");
    asked = [];
    pauses = [];
    deps = await testDeps({
      database,
      now: () => now,
      config: {
        JOB_SOURCES: "remoteok,arbeitnow,greenhouse,careersite,lever",
        JOB_SOURCES_BASE: "http://127.0.0.1:9/mirror/",
        JOB_STARTER_LIST: false,
        GREENHOUSE_BOARDS: "acorn",
      },
      fetch: async (url, options) => {
        asked.push(url);
        return respond(url, options?.headers ?? {});
      },
    });
  });
  afterEach(async () => {
    await deps.jobIndex.close();
    await database.query(
      "truncate jobs, job_index, job_changes, job_sources, job_answers, job_boards, job_query_counts cascade",
    );
  });

  const total = async () => (await searchJobs(deps, actor, { query: "baker", page: 1, limit: 20 })).total;
  const state = async (id: string) => (await readJobSources(deps)).sources.find((s) => s.id === id);
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };

  it("reads page after page up to the first empty one, at the mirror's address", async () => {
    respond = (url) =>
      answer({ data: /page=[12]$/.test(url) ? [item(url.length), item(Number(url.at(-1)))] : [] });
    const report = await run(arbeitnow, 0);
    expect(asked).toEqual([1, 2, 3].map((n) => `http://127.0.0.1:9/mirror/api/job-board-api?page=${n}`));
    expect(report).toMatchObject({ read: 4, taken: 3, merged: 1, skipped: 0, failed: 0, error: "" });
    expect(await total()).toBe(3);
    expect(await state("arbeitnow")).toEqual({
      id: "arbeitnow",
      lastSuccess: "2026-11-20T12:00:00.000Z",
      isAside: false,
      lastError: "",
      nextRun: "2026-11-20T16:00:00.000Z",
      count: 4,
      skipped: 0,
    });
  });

  it.each([
    ["is down", () => answer("", 503)],
    ["answers a page of HTML", () => answer("<html>Just a moment</html>")],
    ["answers half a JSON", () => answer('{"data":[{"title":')],
    ["answers an empty list", () => answer({ data: [] })],
    [
      "cannot be reached",
      () => {
        throw new AppError("outbound_refused");
      },
    ],
  ])("keeps what it has when a source %s", async (_what, failure) => {
    respond = (url) => answer({ data: url.endsWith("=1") ? [item(1), item(2)] : [] });
    await run(arbeitnow, 0);
    later(90);
    respond = failure;
    await run(arbeitnow, 1);
    expect(await total()).toBe(2);
    const row = await state("arbeitnow");
    expect(row).toMatchObject({ lastSuccess: "2026-11-20T12:00:00.000Z", count: 2 });
    expect(Date.parse(row?.nextRun ?? "") - now.getTime()).toBe(37.5 * 60_000);
  });

  it("says why a source gave nothing", async () => {
    respond = () => answer("nonsense");
    await run(remoteOk, 0);
    expect((await state("remoteok"))?.lastError).toBe("garbled");
  });

  it("forgets what a source has not shown for long, after a run that brought some", async () => {
    respond = (url) => answer({ data: url.endsWith("=1") ? [item(1), item(2)] : [] });
    await run(arbeitnow, 0);
    later(44);
    respond = (url) => answer({ data: url.endsWith("=1") ? [item(2)] : [] });
    await run(arbeitnow, 0);
    expect(await total()).toBe(2);
    later(2);
    await run(arbeitnow, 0);
    expect(await total()).toBe(1);
  });

  it("passes over a board that is gone", async () => {
    Object.assign(deps.config, { GREENHOUSE_BOARDS: "gone,acorn,gone-too" });
    respond = (url) => (url.includes("/acorn/") ? answer({ jobs: [advert("acorn", 1)] }) : answer("", 404));
    expect(await run(greenhouse, 0)).toMatchObject({ taken: 1, failed: 2, rest: 0 });
    expect((await state("greenhouse"))?.lastError).toBe("");
  });

  it("adds a task for each source whose time has come", async () => {
    const added: unknown[] = [];
    const tasks = {
      ...deps.tasks,
      add: async (_db: unknown, _kind: unknown, input: unknown) => void added.push(input),
    };
    respond = (url) => answer({ data: url.endsWith("=1") ? [item(1)] : [] });
    await run(arbeitnow, 0);
    await addDueSources({ ...deps, tasks });
    expect(added).toEqual([
      { source: "remoteok" },
      { source: "greenhouse" },
      { source: "lever" },
      { source: "careersite" },
    ]);
    later(1);
    await addDueSources({ ...deps, tasks });
    expect(added).toHaveLength(9);
  });

  const row = async (id: string) => (await readSources(deps.db)).find((source) => source.id === id);

  it("asks whether anything changed, and takes no for what it has", async () => {
    const told: Readonly<Record<string, string>>[] = [];
    respond = (url, headers) => {
      told.push(headers);
      if (headers["if-none-match"] === '"one"') return answer("", 304);
      return answer({ data: url.endsWith("=1") ? [item(1), item(2)] : [] }, 200, {
        etag: '"one"',
        "last-modified": "Thu, 19 Nov 2026 08:00:00 GMT",
      });
    };
    await run(arbeitnow);
    later(40);
    expect(await run(arbeitnow)).toMatchObject({ read: 2, taken: 0, merged: 2, failed: 0, error: "" });
    expect(told.at(-1)).toMatchObject({ "if-modified-since": "Thu, 19 Nov 2026 08:00:00 GMT" });
    later(40);
    await run(arbeitnow);
    // Still shown by the source, so still there although it came eighty days ago.
    expect(await total()).toBe(2);
  });

  it("asks for everything again when what an answer stood for is gone", async () => {
    respond = (url, headers) =>
      headers["if-none-match"] === undefined
        ? answer({ data: url.endsWith("=1") ? [item(1)] : [] }, 200, { etag: '"one"' })
        : answer("", 304);
    await run(arbeitnow);
    await deleteUnseenPostings(deps, "arbeitnow", new Date("2027-01-01T00:00:00Z"));
    await run(arbeitnow);
    await run(arbeitnow);
    expect(await total()).toBe(1);
  });

  it("leaves a source alone as long as it asks, and goes on where it stopped", async () => {
    let limit = true;
    respond = (url) => {
      if (limit && url.endsWith("=2")) return answer("", 429, { "retry-after": "7200" });
      return answer({ data: /=[123]$/.test(url) ? [item(Number(url.at(-1)))] : [] });
    };
    expect(await run(arbeitnow)).toMatchObject({ taken: 1, error: "limited", rest: 0 });
    expect((await row("arbeitnow"))?.nextRun).toEqual(new Date("2026-11-20T14:00:00Z"));
    limit = false;
    asked = [];
    expect(await run(arbeitnow)).toMatchObject({ taken: 2, error: "" });
    expect(asked[0]).toMatch(/page=2$/);
    expect((await row("arbeitnow"))?.waiting).toEqual([]);
  });

  it("keeps to a daily budget over several runs, and keeps no key", async () => {
    Object.assign(deps.config, {
      JOB_SOURCES: "adzuna",
      ADZUNA_APP_ID: "my id",
      ADZUNA_APP_KEY: "secret",
      JOB_COUNTRIES: "us,gb,fr,de,es,it",
    });
    const full = Array.from({ length: 50 }, (_, n) => n);
    respond = (url) =>
      answer({
        results: full.map((n) => ({
          id: `${url.replace(/\D/g, "")}${n}`,
          title: "Nurse",
          redirect_url: `https://www.adzuna.com/x/${n}${url.replace(/\D/g, "")}`,
        })),
      });
    const report = await run(adzuna);
    expect(asked).toHaveLength(80);
    expect(asked[0]).toContain("app_id=my%20id&app_key=secret");
    expect(report.error).toBe("");
    expect((await row("adzuna"))?.nextRun).toEqual(new Date("2026-11-21T00:00:00Z"));
    expect(JSON.stringify(await readSources(deps.db))).not.toContain("secret");
    expect(await run(adzuna)).toMatchObject({ read: 0, error: "" });
    expect(asked).toHaveLength(80);
    later(1);
    await run(adzuna);
    expect(asked.length).toBeGreaterThan(80);
  });

  it("waits longer after every failure, then tries with one request, and comes back", async () => {
    respond = () => {
      throw new AppError("source_unavailable", { reason: "network" });
    };
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      await run(remoteOk);
      waits.push(((await row("remoteok"))?.nextRun?.getTime() ?? 0) - now.getTime());
    }
    expect(waits.map((ms) => ms / 60_000)).toEqual([30, 60, 120, 240]);
    expect((await state("remoteok"))?.lastError).toBe("unreachable");
    respond = () =>
      answer([
        { id: 1, position: "Baker", company: "Crumb", url: "https://remoteok.com/1", date: "2026-11-19" },
      ]);
    await run(remoteOk);
    expect(await row("remoteok")).toMatchObject({ failures: 0, lastError: "", count: 1 });
  });

  it("does not blame boards when nothing is reached, and drops one that answers nothing three times", async () => {
    Object.assign(deps.config, { GREENHOUSE_BOARDS: "gone,acorn" });
    respond = () => {
      throw new AppError("source_unavailable", { reason: "network" });
    };
    for (let n = 0; n < 4; n++) await run(greenhouse);
    expect(await droppedBoards(deps.db)).toEqual([]);
    respond = (url) => (url.includes("/acorn/") ? answer({ jobs: [advert("acorn", 1)] }) : answer("", 404));
    for (let n = 0; n < 3; n++) await run(greenhouse);
    expect(await droppedBoards(deps.db)).toMatchObject([{ slug: "gone", lastError: "gone" }]);
    asked = [];
    await run(greenhouse);
    expect(asked).toHaveLength(1);
  });

  it("drops a board that answers an empty list three times", async () => {
    Object.assign(deps.config, { GREENHOUSE_BOARDS: "hollow,acorn" });
    respond = (url) => answer({ jobs: url.includes("/acorn/") ? [advert("acorn", 1)] : [] });
    for (let n = 0; n < 2; n++) await run(greenhouse);
    expect(await droppedBoards(deps.db)).toEqual([]);
    await run(greenhouse);
    expect(await droppedBoards(deps.db)).toMatchObject([{ slug: "hollow", lastError: "empty", count: 0 }]);
    asked = [];
    await run(greenhouse);
    expect(asked).toHaveLength(1);
  });

  it("keeps a board's postings while it is away, and lets them go when it shows them no more", async () => {
    Object.assign(deps.config, { GREENHOUSE_BOARDS: "acorn,birch" });
    respond = (url) =>
      answer({
        jobs: url.includes("/acorn/") ? [advert("acorn", 1), advert("acorn", 2)] : [advert("birch", 3)],
      });
    await run(greenhouse);
    expect(await total()).toBe(3);
    later(20);
    respond = (url) => (url.includes("/acorn/") ? answer({ jobs: [advert("acorn", 1)] }) : answer("", 503));
    await run(greenhouse);
    expect(await total()).toBe(2);
  });

  it("stops when it is told to, and the next run goes on there", async () => {
    const stopping = new AbortController();
    respond = (url) => {
      if (url.endsWith("=2")) stopping.abort();
      return answer({ data: /=[123]$/.test(url) ? [item(Number(url.at(-1)))] : [] });
    };
    await run(arbeitnow, 0, stopping.signal);
    asked = [];
    await run(arbeitnow);
    expect(asked[0]).toMatch(/page=3$/);
    expect(await total()).toBe(3);
  });

  it("takes out what has closed, and what a switched-off source left", async () => {
    const job = { id: "1", text: "Baker", hostedUrl: "https://jobs.lever.co/acorn/1" };
    Object.assign(deps.config, { JOB_BOARDS: "https://jobs.lever.co/acorn" });
    respond = () => answer([job]);
    await run(lever);
    const closing = { ...advert("acorn", 1), application_deadline: "2026-11-22T00:00:00Z" };
    respond = () => answer({ jobs: [closing] });
    await run(greenhouse);
    expect(await total()).toBe(2);
    later(3);
    await tidyPostings(deps);
    expect(await total()).toBe(1);
    later(20);
    await tidyPostings(deps);
    expect(await total()).toBe(1);
    Object.assign(deps.config, { JOB_SOURCES: "none" });
    await tidyPostings(deps);
    expect(await total()).toBe(0);
  });
});
