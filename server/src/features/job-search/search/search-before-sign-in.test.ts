import { SearchAnswer } from "@waymark/contract/jobs";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import type { Deps } from "../../../deps.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { testDeps } from "../../../testing/deps.ts";
import { signOut } from "../../accounts/sessions/end-sessions.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { searchAsJson } from "./search-as-json.ts";
import { searchJobs } from "./search-jobs.ts";

describe("search before sign-in", () => {
  let deps: Deps;
  let app: FastifyInstance;
  const lamps = { url: "https://jobs.example.org/lamps", title: "Lamp Keeper", company: "Open Ltd" };
  beforeAll(async () => {
    deps = await testDeps({ config: { RATE_LIMITS: "off" } });
    await storePostings(deps, [
      aPosting({ source: "remoteok", ...lamps, salary: "$50,000" }),
      aPosting({ source: "our-file", title: "Lamp Keeper", company: "Closed Ltd" }),
    ]);
    app = await createApp(deps);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
  });
  const ask = (cookie = "", query = "lamp keeper") =>
    app.inject({ url: `/api/jobs/search?${new URLSearchParams({ query })}`, headers: { cookie } });
  const companies = async (cookie?: string) =>
    SearchAnswer.parse((await ask(cookie)).json())
      .jobs.map(({ company }) => company)
      .sort();

  it("shows strangers what its source lets them see, people everything", async () => {
    expect(await companies()).toEqual(["Open Ltd"]);
    const { headers } = await aPerson(deps);
    expect(await companies(headers.cookie)).toEqual(["Closed Ltd", "Open Ltd"]);
  });

  it("tells somebody whose session is over, and does not take them for a stranger", async () => {
    const { headers } = await aPerson(deps);
    await signOut(deps, headers);
    expect((await ask(headers.cookie)).statusCode).toBe(401);
  });

  it("joins the answer that rows would make, first from the record and then from what is kept", async () => {
    const asked = { query: "lamp keeper", page: 1, limit: 20 };
    const { user } = await aPerson(deps);
    const actor = { userId: user.id, verified: true, teams: [], locale: "en" as const, timeZone: "UTC" };
    const rows = JSON.parse(JSON.stringify(await searchJobs(deps, actor, asked)));
    for (let i = 0; i < 3; i++) {
      const json = await searchAsJson(deps, actor, asked);
      expect(SearchAnswer.parse(JSON.parse(json.toString()))).toEqual(rows);
    }
    const none = JSON.parse((await searchAsJson(deps, actor, { ...asked, query: "zeppelin" })).toString());
    expect(SearchAnswer.parse(none)).toMatchObject({ jobs: [], total: 0, samples: false });
  });

  it("finds a pasted title with a dash, and takes a minus word for one", async () => {
    await storePostings(deps, [
      aPosting({ source: "remoteok", title: "Assistant -Catering" }),
      aPosting({ source: "remoteok", title: "Assistant" }),
    ]);
    const titles = async (query: string) =>
      SearchAnswer.parse((await ask("", query)).json()).jobs.map(({ title }) => title);
    expect(await titles("Assistant -Catering")).toEqual(["Assistant -Catering"]);
    expect(await titles("assistant -catering")).toEqual(["Assistant"]);
    // Every text speaks of roses: without them nothing is left, which no one who pastes a title means.
    expect((await titles("Assistant -Roses")).sort()).toEqual(["Assistant", "Assistant -Catering"]);
    expect(await titles("assistant -roses")).toEqual([]);
  });

  it("shows a card as it is now when the posting changed", async () => {
    await companies();
    await storePostings(deps, [aPosting({ source: "remoteok", ...lamps, salary: "$90,000" })]);
    expect(SearchAnswer.parse((await ask()).json()).jobs[0]?.pay?.min).toBe(90_000);
  });
});
