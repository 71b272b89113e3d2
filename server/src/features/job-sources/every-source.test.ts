import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { openGuardedFetch } from "../../outbound/guarded-fetch.ts";
import type { JobSource } from "../../ports/job-sources/port.ts";
import { jobSourcesKnown } from "../../ports/job-sources/sources.ts";
import { type OwnAnswer, ownAnswer, ownBoards } from "../../ports/job-sources/testing/own-answers.ts";
import { testDeps } from "../../testing/deps.ts";
import { jobBoards } from "../jobs/tables.ts";
import { readSources } from "./sources-store.ts";
import { type SourceTrial, trySource } from "./try-source.ts";

type Reply = OwnAnswer & { readonly status?: number; readonly headers?: Record<string, string> };
type Decay = (own: OwnAnswer) => Reply;

const loginPage =
  "<!doctype html><html><body><title>Sign in</title><form><input name=user></form></body></html>";
const status =
  (code: number, headers: Record<string, string> = {}): Decay =>
  () => ({ type: "text/plain", body: "No", status: code, headers });
const instead =
  (type: string, body: string): Decay =>
  () => ({ type, body });

/** Every name in an item gets another end; the names of lists and of the whole answer stay. */
function renameFields({ type, body }: OwnAnswer): Reply {
  if (type === "application/json") {
    const inItem = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(inItem);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [`${name}_v2`, inItem(one)]));
    };
    const outside = (value: unknown): unknown => {
      if (Array.isArray(value)) return inItem(value);
      if (typeof value !== "object" || value === null) return value;
      const entries = Object.entries(value);
      const hasList = entries.some(([, one]) => typeof one === "object" && one !== null);
      return hasList ? Object.fromEntries(entries.map(([name, one]) => [name, outside(one)])) : inItem(value);
    };
    return { type, body: JSON.stringify(outside(JSON.parse(body))) };
  }
  return {
    type,
    body: body
      .replace(/<(\/?)(id|name|title|link|loc)>/g, "<$1$2v2>")
      .replaceAll('"title":', '"headline":')
      .replaceAll('/job"', '/vacancy"'),
  };
}

/** Answers that an address may give one day instead of postings. The statuses of keyed sources are told apart below. */
const decays: readonly [string, Decay, SourceTrial["problem"]?][] = [
  ["moved to another host", status(301, { location: "http://elsewhere.example/api" }), "moved"],
  ["moved to a sign-in page", status(302, { location: "http://login.example/" }), "moved"],
  ["a login page", instead("text/html", loginPage)],
  ["HTML that is said to be JSON", instead("application/json", loginPage)],
  ["an empty answer", instead("application/json", "")],
  ["an empty object", instead("application/json", "{}")],
  ["an empty list", instead("application/json", "[]")],
  ["a sentence", instead("text/plain", "This service has ended.")],
  ["a number", instead("application/json", "404")],
  ["an error in JSON with status 200", instead("application/json", '{"error":"Unknown version","code":7}')],
  ["every field renamed", renameFields],
  [
    "wrapped and encoded",
    ({ body }) => ({
      type: "application/json",
      body: `{"payload":{"v2":${JSON.stringify(Buffer.from(body).toString("base64"))}}}`,
    }),
  ],
  ["the first bytes alone", ({ type, body }) => ({ type, body: body.slice(0, 12) })],
  ["a picture", instead("image/png", "\u0089PNG\r\n\u001a\n\u0000\u0001")],
  [
    "another format",
    ({ type }) =>
      type === "application/json"
        ? { type, body: "<?xml version='1.0'?><feed/>" }
        : { type, body: '{"feed":[]}' },
  ],
  ["401", status(401)],
  ["403", status(403)],
  ["404", status(404), "gone"],
  ["410", status(410), "gone"],
  ["429", status(429, { "retry-after": "60" }), "limited"],
  ["500", status(500), "failed"],
  ["503", status(503), "failed"],
];

const keys = {
  ADZUNA_APP_ID: "an-id",
  ADZUNA_APP_KEY: "a-key",
  USAJOBS_KEY: "a-key",
  USAJOBS_EMAIL: "op@example.org",
  FRANCETRAVAIL_ID: "an-id",
  FRANCETRAVAIL_SECRET: "a-secret",
  REED_KEY: "a-key",
  JOOBLE_KEY: "a-key",
};

describe("every source, as it answers and as it may decay", () => {
  let deps: Deps;
  let server: Server;
  let source: JobSource | undefined;
  let decay: Decay = (own) => own;
  let asked: string[] = [];

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.endsWith("/access_token"))
      return void response.end(JSON.stringify({ access_token: "a-token-of-minutes" }));
    // Rules for robots that are missing forbid nothing.
    if (pathname === "/robots.txt" && source?.id !== "careersite") return void response.writeHead(404).end();
    asked.push(pathname);
    const own = ownAnswer(source?.id ?? "", pathname);
    const reply: Reply = pathname === "/robots.txt" ? own : decay(own);
    const { status: code = 200, headers = {}, type, body } = reply;
    response.writeHead(code, { "content-type": type, ...headers }).end(body);
  };

  beforeAll(async () => {
    server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    deps = await testDeps({
      now: () => new Date("2026-11-20T12:00:00Z"),
      config: {
        JOB_SOURCES: jobSourcesKnown.map(({ id }) => id).join(","),
        JOB_SOURCES_BASE: `http://127.0.0.1:${port}`,
        JOB_BOARDS: ownBoards.join(","),
        JOB_STARTER_LIST: false,
        JOB_QUERIES: "baker",
        JOB_COUNTRIES: "gb",
        ...keys,
      },
      fetch: openGuardedFetch({ allowPrivate: true }),
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await deps.database.close();
  });

  const attempt = async (one: JobSource, as: Decay) => {
    // Three failures in a row would otherwise take a board off the list.
    await deps.db.update(jobBoards).set({ failures: 0, droppedAt: null, lastError: "" });
    source = one;
    decay = as;
    asked = [];
    const trial = await trySource(deps, one, { pause: async () => {} });
    const row = (await readSources(deps.db)).find(({ id }) => id === one.id);
    return { trial, row };
  };

  it.each(jobSourcesKnown.map((one) => [one.id, one] as const))(
    "%s",
    async (_id, one) => {
      const { trial: whole, row } = await attempt(one, (own) => own);
      expect(whole).toMatchObject({
        isAsked: true,
        problem: "",
        skipped: 0,
        isPart: false,
        hasOtherShape: false,
      });
      expect(whole.kept).toBeGreaterThan(0);
      expect(row?.lastSuccess).toEqual(deps.now());
      for (const [what, as, problem] of decays) {
        const { trial, row: after } = await attempt(one, as);
        const told = JSON.stringify({ what, trial });
        expect(trial.kept, told).toBe(0);
        // An answer without a posting is never called a success: it has a problem, another shape, or nothing in it.
        expect(trial.problem !== "" || trial.hasOtherShape || trial.read === 0, told).toBe(true);
        if (problem !== undefined) expect(trial.problem, told).toBe(problem);
        if (what === "401" || what === "403")
          expect(trial.problem, told).toBe(one.policy.keys.length > 0 ? "key_refused" : "limited");
        expect(after?.lastError, told).toBe(trial.problem);
        expect(asked.length, told).toBeLessThanOrEqual(4);
      }
      // A page with a single posting has none to lose.
      if (whole.kept === 1) return;
      const { trial: half } = await attempt(one, ({ type, body }) => ({
        type,
        body: body.slice(0, body.length * 0.7),
      }));
      expect(half.kept < whole.kept || half.isPart, JSON.stringify(half)).toBe(true);
    },
    120_000,
  );
});
