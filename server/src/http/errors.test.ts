import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { testDeps } from "../testing/deps.ts";
import { mountErrors } from "./errors.ts";
import { decorateRequests } from "./request.ts";

let deps: Deps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.database.close());

/** The answer of a route with this failure. */
async function answerTo(fail: () => Promise<unknown>) {
  const app = Fastify();
  mountErrors(app, { ...deps, log: deps.log });
  decorateRequests(app);
  app.get("/", fail);
  const answer = await app.inject({ url: "/", headers: { "accept-language": "de" } });
  await app.close();
  return answer;
}

const fileError = (code: string) => Object.assign(new Error(`${code}: no room`), { code });

it.each([
  ["the disk of the files", () => Promise.reject(fileError("ENOSPC"))],
  ["a quota", () => Promise.reject(new Error("Sealing failed", { cause: fileError("EDQUOT") }))],
  [
    "the database's disk",
    () => deps.db.execute(sql.raw("DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$")),
  ],
])("%s being full is answered 507 with a sentence", async (_what, fail) => {
  const answer = await answerTo(fail);
  expect(answer.statusCode).toBe(507);
  expect(answer.json()).toMatchObject({ code: "storage_full", error: expect.stringContaining("Festplatte") });
});

it.each([
  ["files that became read-only", () => Promise.reject(fileError("EROFS"))],
  ["a failing disk of the files", () => Promise.reject(fileError("EIO"))],
  ["a data folder that went away", () => Promise.reject(fileError("ENOENT"))],
  [
    "a failing disk of the database",
    () => deps.db.execute(sql.raw("DO $$ BEGIN RAISE EXCEPTION 'no disk' USING ERRCODE = '58030'; END $$")),
  ],
])("%s: answered 503, and to come again", async (_what, fail) => {
  const answer = await answerTo(fail);
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
  expect(answer.json()).toMatchObject({ code: "database_unavailable" });
});
