import type { Endpoint } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../testing/a-person.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";

/** Larger limits are counted by the same lines; thousands of calls more would show nothing else. */
const largestTried = 60;

const limited = allEndpoints
  .filter(
    (endpoint): endpoint is Endpoint & { limit: number } => (endpoint.limit ?? Infinity) <= largestTried,
  )
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe("somebody who calls one endpoint more often a minute than it allows", () => {
  let app: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    // The minute does not end in the middle of a test.
    const now = new Date("2026-11-23T10:00:05Z");
    app = await openTestApp({ now: () => now });
    ({ headers } = await aPerson(app.deps));
  });
  afterAll(() => app.close());

  it.each(limited)("%s", async (name, { method, path, limit }) => {
    // An address of its own for each endpoint, so that the limit of all calls together stays out of it.
    const number = limited.findIndex(([other]) => other === name);
    const remoteAddress = `198.18.${number >> 8}.${number & 255}`;
    const call = async () => {
      const answer = await app.app.inject({
        method,
        url: path.replace(/:\w+/g, "none"),
        remoteAddress,
        headers: { ...headers, "sec-fetch-site": "same-origin" },
        // No call accepts a list, so nothing is done.
        ...(method === "GET" ? {} : { payload: [] }),
      });
      return answer.statusCode;
    };
    expect(await Promise.all(Array.from({ length: limit }, call))).not.toContain(429);
    expect(await call()).toBe(429);
  });
});
