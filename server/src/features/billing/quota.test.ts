import { AppError } from "@waymark/contract/errors";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../actor.ts";
import { rowsOf } from "../../db/db.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { aPerson } from "../../testing/a-person.ts";
import { codeOf, failureOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { consumeQuota } from "./consume-quota.ts";
import { readPlan } from "./read-plan.ts";
import { notifyOfTrials, startTrial } from "./trials.ts";

describe.each(testDatabases())("allowances on $name", ({ open }) => {
  let base: Deps;
  beforeAll(async () => {
    base = await testDeps({ database: await open() });
  });
  afterAll(() => base.database.close());

  /** A person in Berlin with their own clock. */
  async function aUser(at: string) {
    const { actor } = await aPerson(base);
    const clock = { now: Date.parse(at) };
    const now = () => new Date(clock.now);
    const deps: Deps = { ...base, now, payments: { ...base.payments, now: async () => now() } };
    const here: Actor = { ...actor, timeZone: "Europe/Berlin" };
    const use = (times = 1, given: Deps = deps) =>
      inTransaction(given, (tx) => consumeQuota(tx, here, "create-application", times));
    return { deps, actor: here, clock, use };
  }

  it("lets exactly ten of thirty parallel requests through", async () => {
    const { deps, actor, use } = await aUser("2026-11-10T12:00:00Z");
    const codes = await Promise.all(Array.from({ length: 30 }, () => codeOf(use())));
    expect(codes.filter((code) => code === "done")).toHaveLength(10);
    expect(codes.filter((code) => code === "plan_limit_reached")).toHaveLength(20);
    const { use: shown, can } = await readPlan(deps, actor);
    expect(shown).toEqual([
      { what: "applications", used: 10, limit: 10, resetsAt: "2026-11-30T23:00:00.000Z" },
    ]);
    expect(can["create-application"]).toMatchObject({
      allowed: false,
      reason: { lifts: ["monthly", "team"] },
    });
  });

  it("counts nothing of what was not kept, and several at once as several", async () => {
    const { deps, actor, use } = await aUser("2026-11-10T12:00:00Z");
    const lost = inTransaction(deps, async (tx) => {
      await consumeQuota(tx, actor, "create-application", 9);
      throw new AppError("not_found");
    });
    expect(await codeOf(lost)).toBe("not_found");
    expect(await codeOf(use(9))).toBe("done");
    expect(await codeOf(use(2))).toBe("plan_limit_reached");
    expect(await codeOf(use(11))).toBe("plan_limit_reached");
    expect(await codeOf(use(1))).toBe("done");
  });

  it("begins anew with the month of the person's zone", async () => {
    const { clock, use } = await aUser("2026-11-30T22:59:59Z");
    expect(await codeOf(use(10))).toBe("done");
    expect(await codeOf(use())).toBe("plan_limit_reached");
    clock.now += 1_000;
    expect(await codeOf(use(10))).toBe("done");
  });

  it("says in the person's language what was reached, when it resets and what lifts it", async () => {
    const { use } = await aUser("2026-11-10T12:00:00Z");
    await use(10);
    const refused = await failureOf(use());
    expect(refused).toMatchObject({ code: "plan_limit_reached", details: { lifts: ["monthly", "team"] } });
    const { reason } = (refused as AppError).details ?? {};
    expect(reason).toBe(
      "Sie haben alle 10 Bewerbungen dieses Monats genutzt. Ab 1. Dezember 2026 wird neu gezählt; Pro und Team haben keine Grenze.",
    );
  });

  it("gives ten in the whole trial, then Starter's ten a month", async () => {
    const { deps, actor, clock, use } = await aUser("2026-03-28T10:00:00Z");
    await inTransaction(deps, (tx) => startTrial(tx, actor));
    expect(await readPlan(deps, actor)).toMatchObject({
      level: "trial",
      trial: { endsAt: "2026-03-31T09:00:00.000Z", daysLeft: 3, over: false },
      can: { "cover-letter": { allowed: true } },
    });
    expect(await codeOf(use(10))).toBe("done");
    expect(await failureOf(use())).toMatchObject({ details: { key: "billing-plans.reason.trialLimit" } });
    clock.now = Date.parse("2026-03-31T09:00:00Z");
    expect(await readPlan(deps, actor)).toMatchObject({
      level: "starter",
      trial: { daysLeft: 0, over: true },
    });
    const letter = inTransaction(deps, (tx) => consumeQuota(tx, actor, "cover-letter"));
    expect(await codeOf(letter)).toBe("plan_required");
    expect(await codeOf(use(10))).toBe("done");
    await inTransaction(deps, (tx) => startTrial(tx, actor));
    expect((await readPlan(deps, actor)).level).toBe("starter");
  });

  it("tells of a trial's end a day before, and when it is over, once each", async () => {
    const { deps, actor, clock } = await aUser("2026-06-01T10:00:00Z");
    await inTransaction(deps, (tx) => startTrial(tx, actor));
    const told = async () => {
      await notifyOfTrials(deps);
      await notifyOfTrials(deps);
      const found = await base.db.execute(sql`
        SELECT (warned_at IS NOT NULL)::int + (end_told_at IS NOT NULL)::int AS told
        FROM trials WHERE user_id = ${actor.userId}`);
      return rowsOf<{ told: number }>(found)[0]?.told;
    };
    clock.now = Date.parse("2026-06-03T09:59:00Z");
    expect(await told()).toBe(0);
    clock.now = Date.parse("2026-06-03T10:00:00Z");
    expect(await told()).toBe(1);
    clock.now = Date.parse("2026-06-04T10:00:00Z");
    expect(await told()).toBe(2);
  });

  it("limits nobody where plans are open", async () => {
    const { deps, use } = await aUser("2026-11-10T12:00:00Z");
    const open: Deps = { ...deps, config: { ...deps.config, PLANS: "open" } };
    expect(await codeOf(use(5_000, open))).toBe("done");
  });
});
