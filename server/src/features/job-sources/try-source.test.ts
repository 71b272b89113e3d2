import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { trySourcesCommand } from "../../operator/commands/try-sources.ts";
import { openGuardedFetch } from "../../outbound/guarded-fetch.ts";
import { remoteOk } from "../../ports/job-sources/listings/remoteok.ts";
import { testDeps } from "../../testing/deps.ts";
import { readSources } from "./sources-store.ts";
import { type SourceTrial, trySource } from "./try-source.ts";

const posting = (id: number) => ({
  id: String(id),
  position: `Baker ${id}`,
  company: "Crumb",
  url: `https://remoteok.com/${id}`,
  date: "2026-11-19",
});
const three = [posting(1), posting(2), posting(3)];
const json = (value: unknown): RequestListener => {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
  };
};
const says =
  (status: number, body = "", headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };
const renamed = (from: string, to: string) =>
  three.map((one) =>
    Object.fromEntries(Object.entries(one).map(([key, value]) => [key === from ? to : key, value])),
  );
const loginPage = "<!doctype html><title>Sign in</title><form><input name=user></form>";
const text = JSON.stringify(three);

type Expected = Partial<SourceTrial>;
const dead = (problem: SourceTrial["problem"]): Expected => ({ problem, kept: 0 });

/** The recorded answer of one source, and answers that its address may give one day instead. */
const decays: readonly [what: string, answer: RequestListener, expected: Expected][] = [
  ["nothing: as recorded", json(three), { problem: "", read: 3, kept: 3, skipped: 0, hasOtherShape: false }],
  ["moved to another host", says(301, "", { location: "http://elsewhere.example/api" }), dead("moved")],
  ["moved to a sign-in page", says(302, "", { location: "http://login.example/" }), dead("moved")],
  ["a login page in its place", says(200, loginPage, { "content-type": "text/html" }), dead("garbled")],
  [
    "HTML that is said to be JSON",
    says(200, loginPage, { "content-type": "application/json" }),
    dead("garbled"),
  ],
  ["an empty answer", says(200, ""), dead("garbled")],
  ["an empty list", json([]), { problem: "", read: 0, kept: 0 }],
  ["the title renamed", json(renamed("position", "job_title")), { kept: 0, read: 3, hasOtherShape: true }],
  ["the address renamed", json(renamed("url", "link")), { kept: 0, hasOtherShape: true }],
  [
    "every second item of another form",
    json([posting(1), { advert: true }]),
    { kept: 1, skipped: 1, hasOtherShape: true },
  ],
  ["items nested deeper", json(three.map((job) => ({ job }))), { kept: 0, hasOtherShape: true }],
  ["403", says(403, "Forbidden"), dead("limited")],
  ["404", says(404, "Not found"), dead("gone")],
  ["410", says(410, ""), dead("gone")],
  ["429", says(429, "", { "retry-after": "60" }), dead("limited")],
  ["401", says(401, ""), dead("limited")],
  ["500", says(500, "Oops"), dead("failed")],
  ["503", says(503, "Down for maintenance"), dead("failed")],
  ["half of it", says(200, text.slice(0, -30)), { kept: 2, isPart: true }],
  ["the first bytes alone", says(200, text.slice(0, 20)), dead("garbled")],
  ["XML", says(200, "<?xml version='1.0'?><rss><channel/></rss>"), dead("garbled")],
  [
    "bytes of a picture",
    (_q, response) => void response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2])),
    dead("garbled"),
  ],
];

describe("trying a source that has become something else", () => {
  let deps: Deps;
  let server: Server;
  let answer: RequestListener = says(500);
  let asked = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked++;
      answer(request, response);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    deps = await testDeps({
      config: { JOB_SOURCES: "remoteok", JOB_SOURCES_BASE: `http://127.0.0.1:${port}` },
      fetch: openGuardedFetch({ allowPrivate: true }),
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await deps.database.close();
  });

  it.each(decays)("%s", async (_what, listener, expected) => {
    answer = listener;
    asked = 0;
    const trial = await trySource(deps, remoteOk);
    expect(trial).toMatchObject({ isAsked: true, ...expected });
    expect(asked).toBeLessThanOrEqual(2);
    const [row] = await readSources(deps.db);
    expect(row?.lastError).toBe(trial.kept > 0 ? "" : trial.problem);
  });

  it("is printed for the operator, with what was left out and what has changed", async () => {
    const run = async () => {
      const lines: string[] = [];
      const code = await trySourcesCommand.run({
        deps,
        args: [],
        folder: ".",
        print: (key, params) => void lines.push(deps.translate("en", key, params)),
        signal: new AbortController().signal,
        concerns: () => undefined,
      });
      return { code, lines };
    };
    answer = json([posting(1), { advert: true }]);
    expect(await run()).toEqual({
      code: 0,
      lines: [
        "remoteok: reached, 1 postings of 2 items, 50 % left out.",
        "remoteok: most items are no postings as this version knows them: its shape has changed.",
        "1 of 1 sources answered.",
      ],
    });
    answer = says(404);
    expect(await run()).toEqual({
      code: 1,
      lines: [
        "remoteok: not reached. There is nothing at this address any more.",
        "0 of 1 sources answered.",
      ],
    });
  });
});
