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

/** The answer of a route that fails in the given way. */
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
