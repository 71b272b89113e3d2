import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Caches } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import { aPerson, cookieOf } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { openAuth } from "../credentials/auth.ts";
import { findCaller } from "./find-caller.ts";
import { refreshSession } from "./refresh-session.ts";

describe.each(testDatabases())("asking the database who it is, on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  /** The driver below drizzle, which its types do not show. */
  const driverOf = (by: Deps) => (by.db as unknown as { $client: { query: () => unknown } }).$client;

  /** The number of queries for finding the sender of a request. */
  async function questions(by: Deps, headers: { cookie: string }): Promise<number> {
    const spy = vi.spyOn(driverOf(by), "query");
    expect(await findCaller(by, headers)).not.toBeNull();
    // The notices of earlier commits leave on their own, sometimes only now.
    const asked = spy.mock.calls.filter((call) => !JSON.stringify(call).includes("pg_notify"));
    spy.mockRestore();
    return asked.length;
  }

  it("takes one question, none when it was asked a moment ago, and one more after a renewal", async () => {
    const { headers } = await aPerson(deps);
    const another = (): Deps => ({ ...deps, caches: new Caches(), auth: openAuth(deps) });
    // Another process that knows the signing keys.
    const first = another();
    await findCaller(first, (await aPerson(deps)).headers);
    expect([await questions(first, headers), await questions(first, headers)]).toEqual([1, 0]);
    const renewed = { cookie: cookieOf((await refreshSession(deps, headers)).setCookies) };
    expect([await questions(first, renewed), await questions(first, renewed)]).toEqual([2, 0]);
    const second = another();
    await findCaller(second, (await aPerson(deps)).headers);
    expect(await questions(second, renewed)).toBe(1);
  });
});
