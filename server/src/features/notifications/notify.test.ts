import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../db/open.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { eventsOf, rawRows } from "../../testing/a-person.ts";
import { openTestDatabase, testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { outboxOf } from "../../testing/outbox-of.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { deleteNotice, listNotices, markNotice } from "./notices.ts";
import { notify } from "./notify.ts";
import { saveTimes } from "./save-times.ts";
import { sendDue } from "./send-due.ts";
import { notificationSendings } from "./tables.ts";
import { findDue, purgeNotices } from "./tasks.ts";
import { aReader } from "./testing/a-reader.ts";

const noon = Date.UTC(2026, 6, 1, 10);
const hour = 3_600_000;
const posting = { company: "Harbour Health", title: "Nurse" };

describe.each(testDatabases())("the notifier on $name", ({ open }) => {
  let base: Deps;
  beforeAll(async () => {
    base = await testDeps({ database: await open() });
  });
  afterAll(() => base.database.close());

  /** A reader with their own clock. */
  async function aCase(over: Parameters<typeof aReader>[1] = {}) {
    const { actor, email } = await aReader(base, over);
    const clock = { now: noon };
    const deps: Deps = { ...base, now: () => new Date(clock.now) };
    const { userId } = actor;
    const mail = async () => (await outboxOf(deps, userId)).filter(({ channel }) => channel === "mail");
    const sms = async () => (await outboxOf(deps, userId)).filter(({ channel }) => channel === "sms");
    const inbox = async () => (await listNotices(deps, actor, { limit: 20, before: undefined })).notices;
    const posted = (title = "Nurse", key?: string) =>
      notify(deps, {
        userId,
        kind: "company-posted",
        params: { ...posting, count: 1, title },
        ...(key === undefined ? {} : { key }),
      });
    return { actor, userId, email, clock, deps, mail, sms, inbox, posted };
  }

  it("leaves an inbox row, mail and SMS at once by day, and tells open tabs", async () => {
    const { deps, userId, mail, sms, inbox, email } = await aCase({ smsAlerts: true });
    const startsAt = "2026-07-01T12:30:00Z";
    const told = await notify(deps, { userId, kind: "interview-soon", params: { ...posting, startsAt } });
    expect(told).toBe(true);
    expect(await inbox()).toMatchObject([
      {
        kind: "interview-soon",
        params: { ...posting, startsAt },
        link: "/dashboard?section=interviews",
        readAt: null,
      },
    ]);
    const [one] = await mail();
    expect(one).toMatchObject({ to: email, subject: "Your interview is coming up" });
    expect(one?.text).toContain("Your interview with Harbour Health (Nurse) is on 01/07/2026, 2:30");
    expect(one?.unsubscribe).toContain("/api/notifications/unsubscribe?token=");
    expect((await sms()).map(({ to, text }) => [to, text.startsWith("Waymark: Your interview")])).toEqual([
      ["+4915123456789", true],
    ]);
    expect((await eventsOf(deps, userId)).at(-1)).toBe("notices-changed");
  });

  it("keeps what it says sealed", async () => {
    const { deps, userId, posted } = await aCase();
    await posted("Head nurse");
    expect(await rawRows(deps, "notifications", userId)).not.toMatch(/Harbour|Head/);
  });

  it("tells the same thing once, also when told by many at once", async () => {
    const { userId, deps, inbox, mail } = await aCase();
    const tell = () =>
      inTransaction(deps, (tx) =>
        notify(tx, {
          userId,
          kind: "payment-receipt",
          params: { plan: "Pro", amount: 2900, currency: "USD" },
          key: "invoice-1",
        }),
      );
    const told = await Promise.all([tell(), tell(), tell(), tell()]);
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await inbox()).toHaveLength(1);
    expect(await mail()).toHaveLength(1);
  });

  it("leaves nothing when the caller's transaction fails", async () => {
    const { userId, deps, inbox, mail } = await aCase();
    const undone = inTransaction(deps, async (tx) => {
      await notify(tx, { userId, kind: "password-changed", params: {} });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect([await inbox(), await mail()]).toEqual([[], []]);
  });

  it("makes nothing of a topic that is off, and no mail to an unproven address", async () => {
    const off = await aCase({ companyUpdates: false });
    expect(await off.posted()).toBe(false);
    expect(await off.inbox()).toEqual([]);
    const unproven = await aCase({ proven: false, smsAlerts: true });
    await notify(unproven.deps, {
      userId: unproven.userId,
      kind: "recruiter-message",
      params: { from: "Ada" },
    });
    expect(await unproven.inbox()).toHaveLength(1);
    expect(await outboxOf(unproven.deps, unproven.userId)).toEqual([]);
  });

  it("mails what concerns the account in spite of switches, hour and proof, without a way to unsubscribe", async () => {
    const { deps, userId, clock, mail } = await aCase({ emailAlerts: false, proven: false });
    clock.now = noon + 12 * hour;
    await notify(deps, { userId, kind: "second-factor-off", params: {} });
    const [one] = await mail();
    expect(one).toMatchObject({ key: "account-notice", subject: "Your second factor is off" });
    expect(one?.unsubscribe).toBeUndefined();
  });

  it("carries no stranger's message in a name, by mail or text", async () => {
    const { deps, userId, mail } = await aCase();
    const from = "Prize (win at evil.example)";
    await notify(deps, { userId, kind: "recruiter-message", params: { from } });
    await notify(deps, {
      userId,
      kind: "team-joined",
      params: { team: "Harbour", member: "www.evil.example" },
    });
    const texts = (await mail()).map(({ text }) => text).join();
    expect(texts).toContain("(name left out) has written to you.");
    expect(texts).not.toContain("evil");
  });

  it("tells nobody who is gone", async () => {
    expect(await notify(base, { userId: newId(), kind: "trial-ended", params: {} })).toBe(false);
  });

  it("refuses params and links that do not fit", async () => {
    const { deps, userId } = await aCase();
    const tell = (params: object, link?: string) =>
      notify(deps, {
        userId,
        kind: "team-removed",
        params: params as { team: string },
        ...(link ? { link } : {}),
      });
    await expect(tell({})).rejects.toThrow();
    for (const link of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
      await expect(tell({ team: "Blue" }, link)).rejects.toThrow();
  });

  it("puts what may wait into one mail in the morning", async () => {
    const { deps, userId, clock, mail, posted } = await aCase();
    await posted("Nurse", "a");
    await posted("Midwife", "b");
    clock.now = Date.UTC(2026, 6, 2, 5, 59);
    await sendDue(deps, userId);
    expect(await mail()).toEqual([]);
    clock.now = Date.UTC(2026, 6, 2, 6);
    await sendDue(deps, userId);
    await sendDue(deps, userId);
    const sent = await mail();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ key: "digest", subject: "Your news from Waymark" });
    expect(sent[0]?.text).toMatch(/is looking for: Nurse[\s\S]*is looking for: Midwife/);
    expect(sent[0]?.text.split("\n").some((line) => line.includes("Nurse") && line.includes("Midwife"))).toBe(
      false,
    );
  });

  it("leaves out of it what was read, deleted or turned off meanwhile", async () => {
    const { deps, actor, userId, clock, mail, inbox, posted } = await aCase();
    for (const key of ["a", "b", "c"]) await posted(key, key);
    const [c, b] = await inbox();
    await markNotice(deps, actor, c?.id ?? "", true);
    await deleteNotice(deps, actor, b?.id ?? "");
    clock.now = noon + 24 * hour;
    await sendDue(deps, userId);
    expect((await mail())[0]).toMatchObject({ key: "notice", subject: "New jobs at a company you know" });
    const switched = await aCase();
    await switched.posted();
    await changePerson(deps, switched.actor, (_tx, { preferences }) => ({
      preferences: { ...preferences, companyUpdates: false },
    }));
    switched.clock.now = noon + 24 * hour;
    await sendDue(switched.deps, switched.userId);
    expect(await switched.mail()).toEqual([]);
    const states = await base.db
      .select({ state: notificationSendings.state })
      .from(notificationSendings)
      .where(eq(notificationSendings.userId, switched.userId));
    expect(states).toEqual([{ state: "dropped" }]);
  });

  it("waits for the end of quiet hours, and longer when they were moved", async () => {
    const { deps, actor, userId, clock, mail } = await aCase();
    clock.now = noon + 12 * hour;
    await notify(deps, { userId, kind: "recruiter-message", params: { from: "Ada" } });
    expect(await mail()).toEqual([]);
    await saveTimes(deps, actor, {
      quiet: true,
      quietFrom: "22:00",
      quietUntil: "09:00",
      digest: "daily",
      digestAt: "08:00",
    });
    clock.now = Date.UTC(2026, 6, 2, 5);
    await sendDue(deps, userId);
    expect(await mail()).toEqual([]);
    clock.now = Date.UTC(2026, 6, 2, 7);
    await sendDue(deps, userId);
    expect(await mail()).toHaveLength(1);
  });

  it("does not send at night what the morning would make useless, nor after its hour", async () => {
    const { deps, userId, clock, mail } = await aCase();
    clock.now = noon + 12 * hour;
    const params = { ...posting, startsAt: "2026-07-02T04:00:00Z" };
    await notify(deps, { userId, kind: "interview-soon", params, useBy: new Date("2026-07-02T04:00:00Z") });
    expect(await mail()).toHaveLength(1);
    await notify(deps, {
      userId,
      kind: "interview-soon",
      params: { ...posting, startsAt: "2026-07-02T08:00:00Z" },
      useBy: new Date("2026-07-02T08:00:00Z"),
    });
    clock.now = Date.UTC(2026, 6, 2, 9);
    await sendDue(deps, userId);
    expect(await mail()).toHaveLength(1);
  });

  it("keeps deleted notices for thirty days and all for a year", async () => {
    const { deps, actor, clock, inbox, posted } = await aCase();
    const kept = async () =>
      (await rawRows(deps, "notifications", actor.userId)).split("\n").filter(Boolean).length;
    await posted("Nurse", "a");
    await posted("Midwife", "b");
    await deleteNotice(deps, actor, (await inbox())[0]?.id ?? "");
    clock.now += 30 * 24 * hour;
    await purgeNotices(deps);
    expect(await kept()).toBe(2);
    clock.now += hour;
    await purgeNotices(deps);
    expect(await kept()).toBe(1);
    clock.now += 336 * 24 * hour;
    await purgeNotices(deps);
    expect(await kept()).toBe(0);
  });

  it("finds everybody for whom something is due", async () => {
    const { deps, userId, clock, posted } = await aCase();
    await posted();
    const found: (string | undefined)[] = [];
    const tasks: Deps["tasks"] = {
      ...deps.tasks,
      add: async (_db, _kind, _input, options) => void found.push(options?.key),
    };
    await findDue({ ...deps, tasks });
    expect(found).not.toContain(userId);
    clock.now = noon + 24 * hour;
    await findDue({ ...deps, tasks });
    expect(found).toContain(userId);
  });
});

describe("two processes", () => {
  it("send what is due once", async () => {
    const database = await openTestDatabase();
    const other = openPostgres(database.url, () => {}, 5);
    const [one, two] = [await testDeps({ database }), await testDeps({ database: other })];
    try {
      const { actor } = await aReader(one);
      const at = (time: number) => ({ now: () => new Date(time) });
      for (let i = 0; i < 5; i++) {
        const params = { ...posting, count: 1, title: `Nurse ${i}` };
        await notify({ ...one, ...at(noon) }, { userId: actor.userId, kind: "company-posted", params });
      }
      const later = at(noon + 24 * hour);
      await Promise.all(
        Array.from({ length: 8 }, (_, i) => sendDue({ ...(i % 2 ? one : two), ...later }, actor.userId)),
      );
      expect(await outboxOf(one, actor.userId)).toHaveLength(1);
    } finally {
      await other.close();
      await database.close();
    }
  });
});
