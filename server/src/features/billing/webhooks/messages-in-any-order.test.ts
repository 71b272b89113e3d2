import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { freshEmail } from "../../../testing/a-person.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { createSubscription } from "../checkout/create-subscription.ts";
import { settleRow } from "../checkout/finish-attempt.ts";
import { reconcileSubscriptions } from "../reconcile.ts";
import { readAccount, readSubscriptions } from "../store.ts";
import { applyEvent } from "./apply-event.ts";
import { receiveWebhook } from "./webhooks.ts";

const hour = 3_600_000;
const start = Date.parse("2026-11-21T10:00:00Z");

type Deed = "card" | "declined" | "spoil" | "mend" | "cancel" | "end" | "resume" | "team" | "later" | "undo";

/** An event at the provider that the product did not cause. */
const happening: fc.Arbitrary<Deed | { hours: number }> = fc.oneof(
  { weight: 2, arbitrary: fc.constant("card" as const) },
  { weight: 3, arbitrary: fc.constantFrom(20, 80, 200, 750).map((hours) => ({ hours })) },
  { weight: 4, arbitrary: fc.constantFrom<Deed>("declined", "spoil", "mend", "cancel", "end", "resume") },
  { weight: 2, arbitrary: fc.constantFrom<Deed>("team", "later", "undo") },
);
/** The fate of a message: how often and how soon it is delivered. */
const fate = fc.record({ times: fc.constantFrom(0, 0, 1, 1, 2, 3), order: fc.nat(1_000) });

describe("the provider's messages in any order", () => {
  let deps: Deps;
  let messages: { body: string; signature: string }[] = [];
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase(), now: () => new Date(start) });
    deps.payments.test?.sendWith(async (body, signature) => messages.push({ body, signature }) > 0);
  });
  afterAll(() => deps.database.close());

  const test = () => {
    const side = deps.payments.test;
    if (side === null) throw new Error("no test mode");
    return side;
  };

  async function aBuyer() {
    const userId = newId();
    await deps.db.execute(sql`
      INSERT INTO users (id, name, email, created_at, updated_at)
      VALUES (${userId}, 'Ada Orr', ${freshEmail()}, now(), now())`);
    const actor: Actor = { userId, verified: true, teams: [], locale: "en", timeZone: "UTC" };
    const { clientSecret } = await createSubscription(deps, actor, {
      planType: "monthly",
      period: "monthly",
    });
    const customerId = (await readAccount(deps.db, userId))?.customerId ?? "";
    return { userId, clientSecret, customerId };
  }
  type Buyer = Awaited<ReturnType<typeof aBuyer>>;

  async function happens(what: Deed, buyer: Buyer) {
    const { customerId, clientSecret } = buyer;
    const { payments } = deps;
    const [remote] = await payments.subscriptionsOf(customerId);
    const id = remote?.id ?? "";
    if (remote === undefined ? what !== "card" && what !== "declined" : remote.endedAt !== null) return;
    // An attempt that a card form or a person would be refused changes nothing.
    const tries = {
      card: async () => {
        await test().choose(customerId, clientSecret, "succeeds");
        const [row] = await readSubscriptions(deps.db, buyer.userId);
        if (row !== undefined) await settleRow(deps, row.id);
      },
      declined: () => test().choose(customerId, clientSecret, "declined"),
      spoil: () => test().spoilCard(customerId, false),
      mend: () => test().choose(customerId, null, "succeeds"),
      cancel: () => payments.cancel(id, "period_end"),
      end: () => payments.cancel(id, "now"),
      resume: () => payments.resume(id),
      team: () => payments.changeNow(id, { planType: "team", period: "monthly" }, newId()),
      later: () => payments.changeAtPeriodEnd(id, { planType: "monthly", period: "yearly" }, newId()),
      undo: () => payments.undoChange(id),
    };
    await codeOf(tries[what]());
  }

  async function arrive({ body, signature }: { body: string; signature: string }) {
    await receiveWebhook(deps, Buffer.from(body), signature);
    await applyEvent(deps, String(JSON.parse(body).id));
  }
  const of = (buyer: Buyer) => messages.filter(({ body }) => body.includes(buyer.customerId));

  async function state({ userId }: Buyer) {
    const [row] = await readSubscriptions(deps.db, userId);
    const account = await readAccount(deps.db, userId);
    if (row === undefined) throw new Error("no row");
    const { status, access, problem, planType, period, trialEndsAt, periodEndsAt, graceUntil, cardLast4 } =
      row;
    const { cancelAtPeriodEnd, endedAt, nextPlanType, nextPeriod, nextAt } = row;
    const team = await deps.db.execute(sql`SELECT active FROM teams WHERE owner_id = ${userId} AND active`);
    return {
      ...{ status, access, problem, planType, period, trialEndsAt, periodEndsAt, graceUntil, cardLast4 },
      ...{ cancelAtPeriodEnd, endedAt, nextPlanType, nextPeriod, nextAt },
      trialUsed: account?.trialUsedAt !== null,
      team: JSON.stringify(team).includes("true"),
    };
  }

  it("end where they end when each comes once and in its turn", async () => {
    const story = fc.array(happening, { minLength: 2, maxLength: 7 });
    const fates = fc.infiniteStream(fate);
    await fc.assert(
      fc.asyncProperty(story, fates, fc.boolean(), async (happenings, lots, lateAtAll) => {
        messages = [];
        for (const table of ["subscriptions", "payment_test_accounts", "payment_test_events"])
          await deps.db.execute(sql`DELETE FROM ${sql.identifier(table)}`);
        const [orderly, unlucky] = [await aBuyer(), await aBuyer()];
        const pool: { message: (typeof messages)[number]; order: number }[] = [];
        for (const what of happenings) {
          if (typeof what === "object") await test().moveClock(what.hours * hour);
          else for (const buyer of [orderly, unlucky]) await happens(what, buyer);
          await test().deliver();
          for (const message of of(orderly)) await arrive(message);
          for (const message of of(unlucky)) {
            const { times, order } = lots.next().value;
            for (let copy = 0; copy < times; copy++) pool.push({ message, order: order + 97 * copy });
          }
          messages = [];
          // Some waiting messages are delivered meanwhile, the others after everything else.
          pool.sort((a, b) => a.order - b.order);
          if (!lateAtAll)
            for (const { message } of pool.splice(0, Math.ceil(pool.length / 2))) await arrive(message);
        }
        for (const { message } of pool) await arrive(message);
        await reconcileSubscriptions(deps);
        expect(await state(unlucky)).toEqual(await state(orderly));
      }),
      { numRuns: 12, interruptAfterTimeLimit: 25_000 },
    );
  }, 60_000);
});
