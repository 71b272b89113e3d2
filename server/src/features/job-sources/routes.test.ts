import { Insights, SearchAnswer } from "@waymark/contract/jobs";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { freshEmail, goodPassword } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { allSamples, loadSamples } from "../jobs/samples/load-samples.ts";

describe("job search over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let cookie = "";
  beforeAll(async () => {
    deps = await testDeps({ config: { RATE_LIMITS: "off" } });
    await loadSamples(deps);
    app = await createApp(deps);
    await app.ready();
    const registered = await app.inject({
      method: "POST",
      url: "/api/register",
      headers: { "sec-fetch-site": "same-origin" },
      payload: { email: freshEmail(), password: goodPassword, fullName: "Ida Search" },
    });
    cookie = registered.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
  });
  const get = (url: string) => app.inject({ url, headers: { cookie } });

  it("searches with everything a query may say", async () => {
    const answer = await get(
      "/api/jobs/search?query=nurse&page=1&limit=20&location=US&remote=false&jobType=all&salaryMin=40000&unknownPay=true",
    );
    expect(answer.statusCode).toBe(200);
    const found = SearchAnswer.parse(answer.json());
    const titles = found.jobs.map((job) => job.title);
    expect(titles).toContain("Registered Nurse");
    // Postings for nurses come before those that only mention nurses.
    expect(titles.filter((title) => !title.includes("Nurs"))).toEqual([]);
    expect(titles).toHaveLength(20);
    expect(found).toMatchObject({ page: 1, hasMore: true, samples: true });
  });

  it("takes a bare query, and an empty one", async () => {
    const welders = (await get("/api/jobs/search?query=welder")).json();
    expect(welders).toMatchObject({ page: 1, hasMore: true });
    expect(welders.jobs).toHaveLength(20);
    expect((await get("/api/jobs/search")).json()).toMatchObject({
      total: allSamples().length,
      hasMore: true,
    });
  });

  it.each([
    "page=0",
    "limit=1000",
    "salaryMin=much",
    "jobType=gig",
    "remote=perhaps",
    `query=${"x".repeat(501)}`,
  ])("refuses %s", async (query) => {
    const answer = await get(`/api/jobs/search?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "invalid_request" });
  });

  it("names what is popular", async () => {
    const { keywords } = (await get("/api/jobs/trending")).json();
    expect(keywords).toHaveLength(12);
  });

  it("gives insights, and wants a word for them", async () => {
    const answer = await get("/api/jobs/insights/registered%20nurse?location=United%20States");
    const { figures } = Insights.parse(answer.json().insights);
    expect(figures.samples).toBe(true);
    expect(figures.matches).toBeGreaterThan(8);
    const blank = await get("/api/jobs/insights/%20");
    expect(blank.statusCode).toBe(400);
    expect(blank.json().code).toBe("insights_blank");
  });
});
