import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { openGuardedFetch } from "../../../outbound/guarded-fetch.ts";
import { remoteOk } from "../../../ports/job-sources/listings/remoteok.ts";
import type { JobSource } from "../../../ports/job-sources/port.ts";
import { testDeps } from "../../../testing/deps.ts";
import { countJobs } from "../../jobs/store.ts";
import { fetchSource } from "../fetch-source.ts";
import { readSources } from "../sources-store.ts";

const good = {
  id: "1",
  position: "Baker",
  company: "Crumb",
  url: "https://remoteok.com/1",
  date: "2026-11-19",
};
const other = {
  ...good,
  id: "9",
  position: "Crane operator",
  company: "Lift",
  url: "https://remoteok.com/9",
};
const megabyte = Buffer.alloc(1_000_000, "x");

/** A source that misbehaves in every way a real one has. */
const faults: Readonly<Record<string, RequestListener>> = {
  well: (_request, response) => response.end(JSON.stringify([good])),
  garbage: (_request, response) => response.end(Buffer.from([0xff, 0xfe, 0, 1, 2, 3])),
  html: (_request, response) => response.end("<!doctype html><title>Just a moment…</title>"),
  huge: async (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    for (let n = 0; n < 100 && !response.destroyed; n++)
      if (!response.write(megabyte)) await Promise.race([once(response, "drain"), once(response, "close")]);
    response.end();
  },
  both: (_request, response) => response.end(JSON.stringify([good, other])),
  half: (_request, response) =>
    response.setHeader("etag", '"half"').end(JSON.stringify([good, other]).slice(0, -20)),
  spoilt: (_request, response) =>
    response.end(`[{"id":"5","position":"Cut \n","url":},${JSON.stringify(good)}]`),
  start: (_request, response) => response.end(JSON.stringify([good]).slice(0, -20)),
  odd: (_request, response) =>
    response.end(
      JSON.stringify([null, 7, [], { position: { a: 1 } }, { position: "x", url: 3 }, { ...good, id: "2" }]),
    ),
  inside: (_request, response) =>
    response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
  limited: (_request, response) => response.writeHead(429, { "retry-after": "3600" }).end("[]"),
  drip: (_request, response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(drip));
  },
  silent: () => {},
  second: (request, response) =>
    response.end(request.url?.includes("page=2") === true ? "no JSON" : JSON.stringify([good])),
  cutFirst: (request, response) =>
    response.end(
      request.url?.includes("page=2") === true
        ? JSON.stringify([good])
        : JSON.stringify([good, other]).slice(0, -20),
    ),
  broken: (_request, response) => {
    response.writeHead(200, { "content-length": "1000" }).write("[");
    response.socket?.destroy();
  },
};

describe("a source that misbehaves", () => {
  let server: Server;
  let deps: Deps;
  let fault = "well";
  let now = new Date("2026-11-20T12:00:00Z");
  beforeAll(async () => {
    server = createServer((request, response) => faults[fault]?.(request, response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const guarded = openGuardedFetch({ allowPrivate: true });
    deps = await testDeps({
      now: () => now,
      config: { JOB_SOURCES: "remoteok", JOB_SOURCES_BASE: `http://127.0.0.1:${port}` },
      // The real time limit is longer than a test should take.
      fetch: (url, options) =>
        guarded(url, { ...options, timeoutMs: /drip|silent/.test(fault) ? 200 : 20_000 }),
    });
    await fetchSource(deps, remoteOk, 0);
  });
  afterEach(() => server.closeAllConnections());
  afterAll(async () => {
    server.close();
    await deps.database.close();
  });

  it.each([
    ["garbage", "garbled"],
    ["html", "garbled"],
    ["huge", "too_large"],
    ["start", "garbled"],
    ["inside", "moved"],
    ["limited", "limited"],
    ["drip", "slow"],
    ["silent", "slow"],
    ["broken", "unreachable"],
  ])("with %s is %s, and leaves what is there", async (how, problem) => {
    fault = how;
    expect(await fetchSource(deps, remoteOk, 0)).toMatchObject({ taken: 0, failed: 1, error: problem });
    expect((await readSources(deps.db))[0]?.lastError).toBe(problem);
    expect((await countJobs(deps.db)).postings).toBe(1);
  });

  it("with items of wrong types has them skipped and counted, and the good one kept", async () => {
    fault = "odd";
    expect(await fetchSource(deps, remoteOk, 0)).toMatchObject({
      read: 6,
      taken: 0,
      merged: 1,
      skipped: 5,
      error: "",
    });
    expect((await readSources(deps.db))[0]).toMatchObject({ skipped: 5, lastError: "" });
  });

  it("with an item that is no JSON loses that one alone, and says so", async () => {
    fault = "spoilt";
    expect(await fetchSource(deps, remoteOk, 0)).toMatchObject({ read: 2, merged: 1, skipped: 1, error: "" });
    expect((await readSources(deps.db))[0]).toMatchObject({ lastError: "partial", failures: 0, count: 1 });
  });

  it("with half an answer keeps its whole items, and takes what is missing for closed only once an answer is whole", async () => {
    fault = "both";
    expect(await fetchSource(deps, remoteOk, 0)).toMatchObject({ taken: 1, merged: 1 });
    now = new Date(now.getTime() + 100 * 86_400_000);
    fault = "half";
    expect(await fetchSource(deps, remoteOk, 0)).toMatchObject({ read: 2, merged: 1, skipped: 1, error: "" });
    expect((await readSources(deps.db))[0]).toMatchObject({ lastError: "partial", failures: 0 });
    expect((await countJobs(deps.db)).postings).toBe(2);
    fault = "well";
    await fetchSource(deps, remoteOk, 0);
    expect((await readSources(deps.db))[0]?.lastError).toBe("");
    expect((await countJobs(deps.db)).postings).toBe(1);
  });

  const paged: JobSource = {
    ...remoteOk,
    start: (about) => remoteOk.start(about).flatMap((step) => [step, { ...step, url: `${step.url}?page=2` }]),
  };
  const later = (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000);
  };

  it("with a page among others that is no answer does not say what is closed", async () => {
    fault = "both";
    await fetchSource(deps, remoteOk, 0);
    later(100);
    fault = "second";
    expect(await fetchSource(deps, paged, 0, undefined, async () => {})).toMatchObject({
      merged: 1,
      failed: 1,
    });
    expect((await readSources(deps.db))[0]?.lastError).toBe("partial");
    expect((await countJobs(deps.db)).postings).toBe(2);
  });

  it("with a page cut on one day does not say what is closed when the rest comes on the next", async () => {
    const spare = { ...paged, policy: { ...paged.policy, askedPerDay: 1 } };
    later(1);
    fault = "cutFirst";
    expect(await fetchSource(deps, spare, 0)).toMatchObject({ merged: 1, skipped: 1 });
    later(1);
    expect(await fetchSource(deps, spare, 0)).toMatchObject({ merged: 1, skipped: 0 });
    expect((await countJobs(deps.db)).postings).toBe(2);
    later(1);
    fault = "well";
    await fetchSource(deps, paged, 0, undefined, async () => {});
    expect((await countJobs(deps.db)).postings).toBe(1);
  });
});
