import { AppError } from "@waymark/contract/errors";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { fetchSource } from "./fetch-source.ts";
import { readJobSources } from "./read-job-sources.ts";
import { searchJobs } from "./search-jobs.ts";
import { arbeitnow } from "./sources/arbeitnow.ts";
import { greenhouse } from "./sources/greenhouse.ts";
import { remoteOk } from "./sources/remoteok.ts";
import { addDueSources } from "./tasks.ts";

const who = { userId: "nobody", teams: [], locale: "en" as const, timeZone: "UTC" };
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
const answer = (body: unknown, status = 200) => ({
  status,
  headers: {},
  text: typeof body === "string" ? body : JSON.stringify(body),
});

describe.each(testDatabases())("fetching sources on $name", ({ open }) => {
  let deps: Deps;
  let now = new Date("2026-11-20T12:00:00Z");
  let asked: string[] = [];
  let respond: (url: string) => ReturnType<typeof answer>;
  beforeEach(async () => {
    now = new Date("2026-11-20T12:00:00Z");
    asked = [];
    deps = await testDeps({
      database: await open(),
      now: () => now,
      config: { JOB_SOURCES_BASE: "http://127.0.0.1:9/mirror/", GREENHOUSE_BOARDS: "acorn" },
      fetch: async (url) => {
        asked.push(url);
        return respond(url);
      },
    });
  });
  afterEach(() => deps.database.close());

  const total = async () => (await searchJobs(deps, who, { query: "baker", page: 1, limit: 20 })).total;
  const state = async (id: string) => (await readJobSources(deps)).sources.find((s) => s.id === id);
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };

  it("reads page after page up to the first empty one, at the mirror's address", async () => {
    respond = (url) =>
      answer({ data: /page=[12]$/.test(url) ? [item(url.length), item(Number(url.at(-1)))] : [] });
    const report = await fetchSource(deps, arbeitnow, 0);
    expect(asked).toEqual([1, 2, 3].map((n) => `http://127.0.0.1:9/mirror/api/job-board-api?page=${n}`));
    expect(report).toMatchObject({ read: 4, taken: 3, merged: 1, skipped: 0, failed: 0, error: "" });
    expect(await total()).toBe(3);
    expect(await state("arbeitnow")).toEqual({
      id: "arbeitnow",
      lastSuccess: "2026-11-20T12:00:00.000Z",
      lastError: "",
      nextRun: "2026-11-20T16:00:00.000Z",
      count: 4,
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
    await fetchSource(deps, arbeitnow, 0);
    later(90);
    respond = failure;
    await fetchSource(deps, arbeitnow, 1);
    expect(await total()).toBe(2);
    const row = await state("arbeitnow");
    expect(row).toMatchObject({ lastSuccess: "2026-11-20T12:00:00.000Z", count: 2 });
    expect(Date.parse(row?.nextRun ?? "") - now.getTime()).toBe(37.5 * 60_000);
  });

  it("says why a source gave nothing", async () => {
    respond = () => answer("nonsense");
    await fetchSource(deps, remoteOk, 0);
    expect((await state("remoteok"))?.lastError).toBe("source_unavailable");
  });

  it("forgets what a source has not shown for long, after a run that brought some", async () => {
    respond = (url) => answer({ data: url.endsWith("=1") ? [item(1), item(2)] : [] });
    await fetchSource(deps, arbeitnow, 0);
    later(44);
    respond = (url) => answer({ data: url.endsWith("=1") ? [item(2)] : [] });
    await fetchSource(deps, arbeitnow, 0);
    expect(await total()).toBe(2);
    later(2);
    await fetchSource(deps, arbeitnow, 0);
    expect(await total()).toBe(1);
  });

  it("passes over a board that is gone", async () => {
    const job = {
      id: 1,
      title: "Baker",
      absolute_url: "https://boards.greenhouse.io/acorn/jobs/1",
      content: "",
    };
    respond = (url) => (url.includes("/acorn/") ? answer({ jobs: [job] }) : answer("", 404));
    const report = await fetchSource(deps, greenhouse, 0);
    expect(report).toMatchObject({ taken: 1, failed: asked.length - 1 });
    expect((await state("greenhouse"))?.lastError).toBe("");
  });

  it("adds a task for each source whose time has come", async () => {
    const added: unknown[] = [];
    const tasks = {
      ...deps.tasks,
      add: async (_db: unknown, _kind: unknown, input: unknown) => void added.push(input),
    };
    respond = (url) => answer({ data: url.endsWith("=1") ? [item(1)] : [] });
    await fetchSource(deps, arbeitnow, 0);
    await addDueSources({ ...deps, tasks });
    expect(added).toEqual([{ source: "remoteok" }, { source: "greenhouse" }]);
    later(1);
    await addDueSources({ ...deps, tasks });
    expect(added).toHaveLength(5);
  });
});
