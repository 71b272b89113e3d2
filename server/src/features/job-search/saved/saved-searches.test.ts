import { SavedSearch, savedSearchesLimit } from "@waymark/contract/job-search-saved";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { outboxOf } from "../../../testing/outbox-of.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { listNotices } from "../../notifications/notices.ts";
import { notifyOfSearch } from "./notify-of-search.ts";

describe("saved searches over HTTP", () => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aPerson>>;
  let other: Awaited<ReturnType<typeof aPerson>>;
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  beforeAll(async () => {
    ({ deps, call, close } = await openTestApp({
      config: { RATE_LIMITS: "off" },
      now: () => new Date(clock.now),
    }));
    one = await aPerson(deps);
    other = await aPerson(deps);
    await storePostings(deps, [aPosting({ title: "Beekeeper" })]);
    clock.now += 1_000;
  });
  afterAll(() => close());
  const keep = async (more: object = {}) => {
    const body = { name: "Bees", filters: { query: "beekeeper" }, alert: "instant", ...more };
    const answer = await call(one, "POST", "/api/saved-searches", body);
    return SavedSearch.parse(answer.json().search);
  };
  const inbox = async () => (await listNotices(deps, one.actor, { limit: 20, before: undefined })).notices;

  it("counts the same postings as the screen when the query has a typing error", async () => {
    await storePostings(
      deps,
      Array.from({ length: 12 }, (_, n) => aPosting({ title: "Thatcher", company: `Reed ${n}` })),
    );
    clock.now += 70_000;
    const kept = await keep({ filters: { query: "thatchre" } });
    clock.now += 60_000;
    await storePostings(deps, [aPosting({ title: "Thatcher", company: "Straw" })]);
    clock.now += 1_000;
    const { searches } = (await call(one, "GET", "/api/saved-searches")).json();
    expect(searches).toMatchObject([{ id: kept.id, fresh: 1 }]);
    await call(one, "DELETE", `/api/saved-searches/${kept.id}`);
  });

  it("counts postings since it was opened, notifies once, and starts again when opened", async () => {
    const kept = await keep();
    expect(kept).toMatchObject({ name: "Bees", fresh: 0, alert: "instant" });
    clock.now += 60_000;
    await storePostings(deps, [aPosting({ title: "Beekeeper" }), aPosting({ title: "Baker" })]);
    clock.now += 60_000;
    const list = async () => (await call(one, "GET", "/api/saved-searches")).json().searches;
    expect(await list()).toMatchObject([{ id: kept.id, fresh: 1 }]);
    await notifyOfSearch(deps, one.actor.userId, kept.id);
    await notifyOfSearch(deps, one.actor.userId, kept.id);
    expect(await inbox()).toMatchObject([
      {
        kind: "saved-search-hits",
        params: { count: 1, search: "Bees" },
        link: `/dashboard?section=search&kept=${kept.id}`,
      },
    ]);
    // The address is not verified, so it gets no mail.
    const mail = (await outboxOf(deps, one.actor.userId)).filter(({ text }) => text.includes("Bees"));
    expect(mail).toEqual([]);
    await call(one, "PUT", `/api/saved-searches/${kept.id}`, { seen: true });
    expect(await list()).toMatchObject([{ fresh: 0 }]);
    expect((await call(one, "DELETE", `/api/saved-searches/${kept.id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it("sends nothing while the alert is off, nor later about that time", async () => {
    const kept = await keep({ name: "Quiet", alert: "off" });
    const before = (await inbox()).length;
    clock.now += 60_000;
    await storePostings(deps, [aPosting({ title: "Beekeeper" })]);
    clock.now += 60_000;
    await notifyOfSearch(deps, one.actor.userId, kept.id);
    const changed = await call(one, "PUT", `/api/saved-searches/${kept.id}`, {
      alert: "daily",
      name: " Loud ",
    });
    expect(changed.json().search).toMatchObject({ name: "Loud", alert: "daily", fresh: 1 });
    await notifyOfSearch(deps, one.actor.userId, kept.id);
    expect(await inbox()).toHaveLength(before);
  });

  it("is inaccessible to others, with the same answer as for a missing one", async () => {
    const { id } = await keep();
    for (const target of [id, newId()]) {
      expect((await call(other, "PUT", `/api/saved-searches/${target}`, { name: "Mine" })).statusCode).toBe(
        404,
      );
      expect((await call(other, "DELETE", `/api/saved-searches/${target}`)).statusCode).toBe(404);
    }
    expect((await call(other, "GET", "/api/saved-searches")).json().searches).toEqual([]);
  });

  it.each([
    [{ name: " " }],
    [{ name: "x".repeat(81) }],
    [{ alert: "hourly" }],
    [{ filters: { query: "x", postedWithin: 0 } }],
    [{ filters: { query: "x", jobType: "gig" } }],
  ])("refuses %j", async (more) => {
    const body = { name: "Bees", filters: { query: "bees" }, ...more };
    expect((await call(one, "POST", "/api/saved-searches", body)).statusCode).toBe(400);
  });

  it("limits the number of saved searches", async () => {
    const { searches } = (await call(one, "GET", "/api/saved-searches")).json();
    for (let i = searches.length; i < savedSearchesLimit; i++) await keep({ name: `Search ${i}` });
    const answer = await call(one, "POST", "/api/saved-searches", { name: "More", filters: { query: "x" } });
    expect(answer.json().code).toBe("too_many_searches");
  });
});
