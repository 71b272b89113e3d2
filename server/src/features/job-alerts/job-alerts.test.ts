import { NotificationPreferences } from "@waymark/contract/settings";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { people, users } from "../accounts/tables.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { followedBoards, jobBoards } from "../jobs/tables.ts";
import { aPosting } from "../jobs/testing/a-posting.ts";
import { listNotices } from "../notifications/notices.ts";
import { sendAlerts } from "./job-alerts.ts";
import { type AlertKind, readDuePeople } from "./store.ts";

const hour = 3_600_000;
const day = 24 * hour;

describe.each(testDatabases())("job alerts on $name", ({ open }) => {
  let app: TestApp;
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  beforeAll(async () => {
    const config = { RATE_LIMITS: "off", PLANS: "open" } as const;
    app = await openTestApp({ database: await open(), config, now: () => new Date(clock.now) });
  });
  afterAll(() => app.close());

  /** A person who looks for a role that nobody else does, and was told of everything until now. */
  async function aSeeker(over: { minSalary?: string; switches?: Partial<NotificationPreferences> } = {}) {
    const { deps } = app;
    const { actor, headers } = await aPerson(deps, { verified: true });
    const role = `Rope fitter ${newId().slice(-6)}`;
    await changePerson(deps, actor, (_tx, { jobPreferences, localization }) => ({
      title: role,
      desiredRoles: [role],
      skills: ["Welding", "Forklift"],
      location: "Leeds, UK",
      preferences: NotificationPreferences.parse({ salaryAlerts: true, ...over.switches }),
      jobPreferences: { ...jobPreferences, remoteWork: "any", minSalary: over.minSalary ?? "" },
      localization: { ...localization, language: "en", timeZone: "UTC" },
    }));
    await deps.db
      .update(people)
      .set({ onboardingCompletedAt: deps.now() })
      .where(eq(people.userId, actor.userId));
    const send = async (...kinds: AlertKind[]) => {
      for (const kind of kinds) await sendAlerts(deps, actor.userId, kind);
    };
    const notices = async () => (await listNotices(deps, actor, { limit: 20, before: undefined })).notices;
    const post = async (more: Parameters<typeof aPosting>[0] = {}, count = 1) => {
      clock.now += hour;
      const postings = Array.from({ length: count }, (_, i) =>
        aPosting({
          title: role,
          location: "Leeds, UK",
          description: `Welding is required, a forklift licence too. Workshop ${i}.`,
          postedAt: new Date(clock.now - hour),
          ...more,
        }),
      );
      await storePostings(deps, postings);
      return postings;
    };
    return { actor, headers, role, send, notices, post };
  }

  it("recommends the new postings of a person's role once, with what speaks for the best", async () => {
    const { role, send, notices, post } = await aSeeker();
    await send("job-recommendation");
    expect(await notices()).toEqual([]);
    const [one] = await post({ company: "Northgate Rigging" });
    await post({ title: `Senior ${role}`, company: "Harbour Steel", description: "Welding." });
    await send("job-recommendation");
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      kind: "job-recommendation",
      params: { count: 2, title: role, company: one?.company, context: "several" },
    });
    expect(notice?.params.why).toContain("Welding");
    expect(notice?.params.others).toBe(`Senior ${role} (Harbour Steel)`);
    expect(notice?.link).toMatch(/^\/dashboard\?section=search&query=Rope\+fitter/);
    clock.now += day;
    await send("job-recommendation");
    expect(await notices()).toHaveLength(1);
  });

  it("keeps what came in while the switch was off to itself", async () => {
    const { actor, send, notices, post } = await aSeeker({ switches: { jobRecommendations: false } });
    await post();
    await send("job-recommendation");
    await changePerson(app.deps, actor, (_tx, { preferences }) => ({
      preferences: { ...preferences, jobRecommendations: true },
    }));
    await send("job-recommendation");
    expect(await notices()).toEqual([]);
  });

  it("tells of postings of followed employers and of those applied to, one notice an employer", async () => {
    const { deps } = app;
    const { actor, headers, send, notices, post } = await aSeeker();
    const [followed, applied] = [`Follow ${newId().slice(-6)}`, `Apply ${newId().slice(-6)}`];
    const boardId = newId();
    await deps.db.insert(jobBoards).values({
      ...{ id: boardId, kind: "greenhouse", slug: boardId, company: followed, listed: "operator" },
      ...{ country: "GB", trade: "", createdAt: deps.now() },
    });
    await deps.db
      .insert(followedBoards)
      .values({ id: newId(), userId: actor.userId, boardId, address: boardId, followedAt: deps.now() });
    const made = await app.call({ headers }, "POST", "/api/applications", {
      ...{ id: newId(), stage: "applied", job: { title: "Fitter", company: `${applied} Ltd` } },
    });
    expect(made.statusCode).toBe(200);
    await send("company-posted");
    await post({ title: "Office clerk", company: `${followed} GmbH` }, 2);
    await post({ title: "Crane driver", company: applied });
    await post({ title: "Crane driver", company: "Somebody else" });
    await send("company-posted");
    const told = (await notices()).map(({ kind, params }) => [kind, params.company, params.count]);
    expect(told.toSorted()).toEqual([
      ["company-posted", applied, 1],
      ["company-posted", `${followed} GmbH`, 2],
    ]);
    await send("company-posted");
    expect(await notices()).toHaveLength(2);
  });

  it("tells when the middle of a role's pay moved by five percent, from thirty postings on", async () => {
    const { role, send, notices, post } = await aSeeker();
    await post({ salary: "£30,000 a year" }, 29);
    await send("salary-alert");
    await post({ salary: "£30,000 a year" }, 3);
    await send("salary-alert");
    expect(await notices()).toEqual([]);
    await post({ salary: "£36,000 a year" }, 40);
    await send("salary-alert");
    expect(await notices()).toMatchObject([
      {
        kind: "salary-alert",
        params: {
          role: `${role}, Leeds, UK`,
          context: "up",
          percent: 20,
          n: 72,
          amount: 3_600_000,
          currency: "GBP",
        },
      },
    ]);
    await send("salary-alert");
    expect(await notices()).toHaveLength(1);
  });

  it("tells of new postings that pay more than the person asks for", async () => {
    const { send, notices, post, role } = await aSeeker({ minSalary: "40000" });
    await send("salary-alert");
    await post({ salary: "£38,000 a year" });
    await post({ salary: "£45,000 a year", company: "Tower Works" });
    await send("salary-alert");
    expect(await notices()).toMatchObject([
      { params: { context: "above", title: role, company: "Tower Works", n: 1, amount: 4_500_000 } },
    ]);
  });

  it("reports demand, pay and skills of the role once a week", async () => {
    const { role, actor, send, notices, post } = await aSeeker();
    await send("market-report");
    expect(await notices()).toEqual([]);
    await post({ salary: "£30,000 a year" }, 9);
    await send("market-report");
    const [report] = await notices();
    expect(report).toMatchObject({
      kind: "market-report",
      params: { role: `${role}, Leeds, UK`, count: 9, fresh: 9, n: 9, amount: 3_000_000, context: "counted" },
    });
    expect(report?.params.skills).toContain("Welding");
    const due = (at: number) => readDuePeople(app.deps.db, "market-report", new Date(at), 10_000);
    expect(await due(clock.now - 7 * day)).not.toContain(actor.userId);
    expect(await due(clock.now)).toContain(actor.userId);
  });

  it("leaves out who has not finished onboarding, is blocked or is leaving", async () => {
    const { deps } = app;
    const at = new Date(clock.now + day);
    const [blocked, leaving, living] = [await aSeeker(), await aSeeker(), await aSeeker()];
    const fresh = await aPerson(deps, { verified: true });
    const mark = (userId: string, change: Partial<typeof users.$inferInsert>) =>
      deps.db.update(users).set(change).where(eq(users.id, userId));
    await mark(blocked.actor.userId, { blockedAt: at });
    await mark(leaving.actor.userId, { leavingAt: at });
    const due = await readDuePeople(deps.db, "job-recommendation", at, 10_000);
    expect(due).toContain(living.actor.userId);
    for (const { actor } of [blocked, leaving, fresh]) expect(due).not.toContain(actor.userId);
  });
});
