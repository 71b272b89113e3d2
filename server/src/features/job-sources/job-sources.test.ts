import { FollowedCompany, JobSourceInfo, KnownSite } from "@waymark/contract/job-sources";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { aPerson } from "../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { boardsToFetch } from "./boards/boards-store.ts";
import { syncBoards } from "./boards/sync-boards.ts";
import { fetchBoard } from "./fetch-board.ts";
import { suggestedSources } from "./list-job-sources.ts";

const posting =
  '<script type="application/ld+json">{"@type":"JobPosting","title":"Tischler","hiringOrganization":"Acorn"}</script>';
const pages: Readonly<Record<string, string>> = {
  "https://acorn.example/careers":
    '<iframe src="https://boards.greenhouse.io/embed/job_board?for=acorn"></iframe>',
  "https://birch.example/jobs": posting,
  "https://cedar.example/jobs": '<a href="/jobs/carpenter-12">Carpenter</a>',
  "https://cedar.example/jobs/carpenter-12": posting,
  "https://dull.example/about": "<p>We are a company.</p>",
};

describe("sources and followed companies over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aPerson>>;
  let other: Awaited<ReturnType<typeof aPerson>>;
  let asked: string[] = [];
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({
      config: { RATE_LIMITS: "off", REED_KEY: "k", JOB_STARTER_LIST: false },
      fetch: async (url) => {
        asked.push(url);
        if (url.includes("boards-api.greenhouse.io"))
          return {
            status: 200,
            headers: {},
            text: JSON.stringify({
              jobs: [{ id: 1, title: "Baker", absolute_url: "https://boards.greenhouse.io/acorn/jobs/1" }],
            }),
          };
        const text = pages[url];
        return { status: text === undefined ? 404 : 200, headers: {}, text: text ?? "" };
      },
    }));
    one = await aPerson(deps, { verified: true });
    other = await aPerson(deps, { verified: true });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => close());
  const call = (
    actor: { headers: { cookie: string } },
    method: "GET" | "POST" | "DELETE",
    url: string,
    payload?: object,
  ) =>
    app.inject({
      method,
      url,
      headers: { ...actor.headers, "sec-fetch-site": "same-origin" },
      ...(payload === undefined ? {} : { payload }),
    });
  const follow = (actor: typeof one, address: string) =>
    call(actor, "POST", "/api/followed-companies", { address });
  const list = async (actor: typeof one) =>
    (await call(actor, "GET", "/api/followed-companies")).json().companies;

  it("lists every source with its terms and state", async () => {
    expect((await app.inject({ url: "/api/job-sources" })).statusCode).toBe(401);
    const answer = (await call(one, "GET", "/api/job-sources")).json();
    const sources = JobSourceInfo.array().parse(answer.sources);
    const state = Object.fromEntries(sources.map((source) => [source.id, source.state]));
    expect(state).toMatchObject({
      remoteok: "on",
      workday: "on",
      reed: "on",
      adzuna: "needs_key",
      usajobs: "needs_key",
      remotive: "off",
      bundesagentur: "off",
    });
    expect(sources.find(({ id }) => id === "adzuna")).toMatchObject({
      keys: ["ADZUNA_APP_ID", "ADZUNA_APP_KEY"],
      credit: "by",
    });
    expect(JSON.stringify(answer)).not.toContain('"k"');
  });

  it.each([
    ["registered nurse", "Denver, CO, United States", ["usajobs"]],
    ["infirmière", "Lyon, France", ["francetravail"]],
    ["Pflegefachkraft", "Berlin, Germany", ["bundesagentur"]],
    ["nurse", "", ["adzuna"]],
  ])("names what would cover %s in %s", async (query, location, first) => {
    const { sources } = (
      await call(one, "GET", `/api/job-sources/suggested?${new URLSearchParams({ query, location })}`)
    ).json();
    const ids = sources.map(({ id }: { id: string }) => id);
    expect(ids.slice(0, first.length)).toEqual(first);
    expect(ids).not.toContain("hackernews");
    expect(ids).not.toContain("remoteok");
  });

  it("names what would cover a search without a place in the person's own country", async () => {
    const someone = await aPerson(deps, { verified: true });
    await changePerson(deps, someone.actor, () => ({ location: "Lyon, France" }));
    const ids = async (location: string) =>
      (
        await call(
          someone,
          "GET",
          `/api/job-sources/suggested?${new URLSearchParams({ query: "nurse", location })}`,
        )
      )
        .json()
        .sources.map(({ id }: { id: string }) => id);
    expect((await ids(""))[0]).toBe("francetravail");
    expect((await ids("Denver, CO, United States"))[0]).toBe("usajobs");
  });

  it("suggests nothing that is on or about other work", () => {
    const base: Pick<JobSourceInfo, "kind" | "state" | "countries" | "groups" | "label"> = {
      kind: "list",
      state: "off",
      countries: [],
      groups: [],
      label: null,
    };
    expect(suggestedSources([{ ...base, state: "on" }], "US", "health")).toEqual([]);
    expect(suggestedSources([{ ...base, kind: "boards" }], "US", "health")).toEqual([]);
    expect(suggestedSources([{ ...base, groups: ["software"] }], "US", "health")).toEqual([]);
    expect(suggestedSources([{ ...base, countries: ["FR"] }], "US", "health")).toEqual([]);
    expect(suggestedSources([{ ...base, countries: ["FR"] }], undefined, "health")).toHaveLength(1);
  });

  it.each([
    ["https://jobs.lever.co/acorn/0a1b", "lever", "https://jobs.lever.co/acorn"],
    ["acorn.example/careers", "greenhouse", "https://job-boards.greenhouse.io/acorn"],
    ["https://birch.example/jobs", "site", "https://birch.example/"],
    ["https://cedar.example/jobs", "site", "https://cedar.example/"],
  ])("follows %s as %s", async (address, kind, page) => {
    const answer = await follow(one, address);
    expect(answer.statusCode).toBe(200);
    expect(FollowedCompany.parse(answer.json().company)).toMatchObject({
      kind,
      page,
      address,
      fetched: true,
      problem: "",
    });
    const again = await follow(one, address);
    expect(again.json().company.id).toBe(answer.json().company.id);
  });

  it.each([
    ["no address at all", "career_page_address"],
    ["https://127.0.0.1/jobs", "career_page_address"],
    ["https://gone.example/jobs", "career_page_unread"],
    ["https://dull.example/about", "career_page_unknown"],
    ["https://jobs.lever.co.evil.example/acorn", "career_page_unread"],
  ])("refuses %s: %s", async (address, code) => {
    expect((await follow(one, address)).json().code).toBe(code);
  });

  it("asks nobody about a board that its address names", async () => {
    await follow(other, "https://jobs.ashbyhq.com/birch");
    expect(asked).toEqual([]);
  });

  it("fetches a followed board for everybody, and shows each person their own list alone", async () => {
    expect(await fetchBoard(deps, { kind: "greenhouse", slug: "acorn" })).toBe(1);
    expect((await list(one)).find(({ kind }: FollowedCompany) => kind === "greenhouse")).toMatchObject({
      count: 1,
    });
    expect(await list(one)).toHaveLength(4);
    expect((await list(other)).map(({ kind }: FollowedCompany) => kind)).toEqual(["ashby"]);
  });

  it("lets nobody end what somebody else follows", async () => {
    const [{ id }] = await list(other);
    expect((await call(one, "DELETE", `/api/followed-companies/${id}`)).statusCode).toBe(404);
    expect(await list(other)).toHaveLength(1);
    expect((await call(other, "DELETE", `/api/followed-companies/${id}`)).statusCode).toBe(200);
    expect((await call(other, "DELETE", `/api/followed-companies/${id}`)).statusCode).toBe(404);
    expect(await list(other)).toEqual([]);
  });

  it("offers career sites of the list, and reads one once somebody follows it", async () => {
    const { sites } = (await call(one, "GET", "/api/job-sources")).json();
    const nhs = KnownSite.array()
      .parse(sites)
      .find(({ company }) => company === "NHS Jobs");
    expect(nhs).toEqual({ company: "NHS Jobs", country: "GB", address: "https://www.jobs.nhs.uk/" });
    await syncBoards({ ...deps, config: { ...deps.config, JOB_STARTER_LIST: true } });
    const fetched = async () =>
      (await boardsToFetch(deps.db, "site")).map(({ slug }) => slug).filter((slug) => !/example$/.test(slug));
    expect(await fetched()).toEqual([]);
    asked = [];
    const { company } = (await follow(one, nhs?.address ?? "")).json();
    expect(company).toMatchObject({ company: "NHS Jobs", kind: "site" });
    expect(asked).toEqual([]);
    expect(await fetched()).toEqual(["www.jobs.nhs.uk"]);
    await call(one, "DELETE", `/api/followed-companies/${company.id}`);
    expect(await fetched()).toEqual([]);
  });

  it("ends at fifty", async () => {
    for (let n = 0; n < 50; n++)
      expect((await follow(other, `https://jobs.lever.co/company-${n}`)).statusCode).toBe(200);
    const refused = await follow(other, "https://jobs.lever.co/one-more");
    expect([refused.statusCode, refused.json().code]).toEqual([409, "too_many_companies"]);
    expect(refused.json().error).toContain("50");
  });
});
