import type { BulkSearch } from "@waymark/contract/bulk-searches";
import { emptyContent } from "@waymark/contract/resumes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { type aPerson, rawRows } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { aTeam } from "../../testing/people/a-team.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { giveGrant } from "../grants/grants.ts";
import { listLooks } from "../grants/looks.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { aPosting } from "../jobs/testing/a-posting.ts";
import { listNotices } from "../notifications/notices.ts";
import { createResume } from "../resumes/resumes.ts";
import { setRole } from "../teams/teams.ts";
import { runBulkList } from "./run-list.ts";
import { sendBulkHit } from "./send-hit.ts";
import { runDueLists } from "./tasks.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;
const search = (title: string, over: Partial<BulkSearch> = {}): BulkSearch => ({
  id: newId(),
  ...{ forId: null, forName: "", title, place: "", withinKm: null, minPay: null },
  ...over,
});

describe("bulk searches over HTTP", () => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  beforeAll(async () => {
    const config = { RATE_LIMITS: "off", PLANS: "open" } as const;
    ({ deps, call, close } = await openTestApp({ config, now: () => new Date(clock.now) }));
    await storePostings(deps, [
      aPosting({ title: "Beekeeper", company: "Hive", description: "You need welding and wound care." }),
      aPosting({ title: "Thatcher", company: "=cmd()" }),
    ]);
    clock.now += 1_000;
  });
  afterAll(() => close());

  async function aRoom() {
    const team = await aTeam(deps, 2);
    const [client, other] = team.people as [Person, Person];
    const base = `/api/teams/${team.id}/bulk-searches`;
    const ask = async (person: Person, method: "GET" | "PUT" | "POST", path = "", body?: object) => {
      const answer = await call(person, method, base + path, body);
      return { status: answer.statusCode, body: answer.body.startsWith("{") ? answer.json() : answer.body };
    };
    const save = (searches: BulkSearch[], over: object = {}) =>
      ask(team.owner, "PUT", "", { searches, weekly: false, version: 0, ...over });
    return { team, client, other, ask, save };
  }

  it("are for the owner and coaches of a team, and for nobody else", async () => {
    const { team, client, other, ask } = await aRoom();
    for (const person of [client, other]) expect((await ask(person, "GET")).status).toBe(404);
    await setRole(deps, team.owner.actor, { teamId: team.id, userId: client.user.id }, "coach");
    expect((await ask(client, "GET")).body.list).toMatchObject({ searches: [], version: 0 });
    expect((await ask(other, "POST", "/run", {})).status).toBe(404);
  });

  it("tell a posting of several searches once, with the match of whoever shares a resume", async () => {
    const { team, client, other, ask, save } = await aRoom();
    const content = { ...emptyContent(), skills: ["Welding", "Wound care"] };
    const { resume } = await createResume(deps, client.actor, { name: "CV", content });
    await createResume(deps, other.actor, { name: "CV", content });
    const bees = search("beekeeper", { forId: client.user.id });
    const more = search("beekeeper", { forId: other.user.id });
    const roofs = search("thatcher", { forName: "Somebody" });
    expect((await save([bees, more, roofs])).body.list.version).toBe(1);
    const before = (await ask(team.owner, "POST", "/run", {})).body;
    expect(
      before.hits.flatMap((hit: { for: { match: number | null }[] }) => hit.for.map(({ match }) => match)),
    ).toEqual([null, null, null]);
    await giveGrant(deps, client.actor, team.id, {
      to: team.owner.user.id,
      ...{ noun: "resume", itemId: resume.id, right: "see", until: null },
    });
    const { hits, totals } = (await ask(team.owner, "POST", "/run", {})).body;
    expect(hits).toHaveLength(2);
    const hive = hits.find((hit: { job: { company: string } }) => hit.job.company === "Hive");
    expect(hive.for).toHaveLength(2);
    const fitOf = (id: string) => hive.for.find((fit: { searchId: string }) => fit.searchId === id);
    expect(fitOf(bees.id).match).toBeGreaterThan(0);
    expect(fitOf(bees.id).skills).toContain("Schweißen");
    expect(fitOf(more.id)).toMatchObject({ match: null, skills: [] });
    expect(totals).toContainEqual({ searchId: roofs.id, total: 1 });
    const looks = (await listLooks(deps, client.actor, undefined)).days[0]?.looks;
    expect(looks).toMatchObject([{ noun: "resume", itemId: resume.id }]);

    const csv = (await ask(team.owner, "GET", "/file?format=csv&language=en")).body;
    expect(csv).toContain("'=cmd()");
    const pdf = await call(
      team.owner,
      "GET",
      `/api/teams/${team.id}/bulk-searches/file?format=pdf&language=de`,
    );
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  it("keep the first of two who save, seal the list, and refuse more than fifty", async () => {
    const { team, save, ask } = await aRoom();
    await save([search("canaryword")]);
    const late = await save([search("other")]);
    expect(late.status).toBe(409);
    expect(late.body.details.current.searches).toMatchObject([{ title: "canaryword" }]);
    expect(await rawRows(deps, "bulk_lists", team.owner.user.id)).not.toContain("canaryword");
    expect(
      (
        await save(
          Array.from({ length: 51 }, () => search("x")),
          { version: 1 },
        )
      ).status,
    ).toBe(400);
    const foreign = await save([search("x", { forId: newId() })], { version: 1 });
    expect(foreign.body.list.searches).toMatchObject([{ forId: null }]);
    expect((await ask(team.owner, "GET")).body.list.version).toBe(2);
  });

  it("point a posting out to a member once, and to nobody outside", async () => {
    const { team, client, ask, save } = await aRoom();
    await save([search("beekeeper", { forId: client.user.id })]);
    const [hit] = (await ask(team.owner, "POST", "/run", {})).body.hits;
    const send = async (to: string) =>
      (await ask(team.owner, "POST", "/send", { jobId: hit.job.id, to })).status;
    expect(await send(newId())).toBe(404);
    expect(await send(team.owner.user.id)).toBe(404);
    expect([await send(client.user.id), await send(client.user.id)]).toEqual([200, 200]);
    const { notices } = await listNotices(deps, client.actor, { limit: 20, before: undefined });
    expect(notices.filter(({ kind }) => kind === "team-job")).toMatchObject([
      { params: { title: "Beekeeper", company: "Hive", member: "Nora Maria Vale" } },
    ]);
  });

  it("point out at most twenty-five postings a day to one member", async () => {
    const { team, client, save } = await aRoom();
    await save([search("beekeeper")]);
    const limited = { ...deps, config: { ...deps.config, RATE_LIMITS: "enforced" as const } };
    const { hits } = await runBulkList(deps, team.owner.actor, team.id);
    const send = () =>
      codeOf(
        sendBulkHit(limited, team.owner.actor, team.id, { jobId: hits[0]?.job.id ?? "", to: client.user.id }),
      );
    for (let i = 0; i < 25; i += 1) expect(await send()).toBe("done");
    expect(await send()).toBe("rate_limited");
    clock.now += 86_400_000;
    expect(await send()).toBe("done");
  });

  it("look once a week for new postings where that is wanted", async () => {
    const { team, save } = await aRoom();
    await save([search("glazier")], { weekly: true });
    const inbox = async () => {
      const { notices } = await listNotices(deps, team.owner.actor, { limit: 20, before: undefined });
      return notices.filter(({ kind }) => kind === "bulk-searches-new");
    };
    clock.now += 6 * 86_400_000;
    await storePostings(deps, [aPosting({ title: "Glazier" })]);
    clock.now += 60_000;
    await runDueLists(deps);
    expect(await inbox()).toEqual([]);
    clock.now += 86_400_000;
    await runDueLists(deps);
    await runDueLists(deps);
    expect(await inbox()).toMatchObject([{ params: { count: 1 } }]);
  });
});
