import { sql } from "drizzle-orm";
import { rowsOf } from "../db/db.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { payRefund } from "../features/billing/refunds/refund.ts";
import { applyEvent } from "../features/billing/webhooks/apply-event.ts";
import { aPerson } from "./a-person.ts";
import type { GivenDeps } from "./deps.ts";
import { openTestApp, type TestApp } from "./test-app.ts";

/** The product with payments in test mode, without a listening port; close it. `settle` runs its tasks. */
export async function aShop(database: OpenDatabase, given: GivenDeps = {}) {
  const product = await openTestApp({
    database,
    ...given,
    config: { RATE_LIMITS: "off", ...given.config },
  });
  return {
    ...product,
    /** Delivers the simulation's messages to the webhook, and runs the tasks of these and of refunds. */
    settle: () => settle(product.deps),
    aBuyer: () => aBuyer(product),
  };
}

export async function settle(deps: Deps): Promise<void> {
  const ids = async (query: ReturnType<typeof sql>) =>
    rowsOf<{ id: string }>(await deps.db.execute(query)).map(({ id }) => id);
  const asking = sql`SELECT DISTINCT user_id AS id FROM paid_invoices WHERE refund = 'requested'`;
  for (const id of await ids(asking)) await payRefund(deps, id);
  // Handling a message may make the provider send more.
  for (let round = 0; round < 5; round++) {
    await deps.payments.test?.deliver();
    const waiting = await ids(sql`SELECT id FROM payment_events WHERE state = 'waiting' ORDER BY id`);
    if (waiting.length === 0) return;
    for (const id of waiting) await applyEvent(deps, id);
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A signed-in person with a verified address, and their browser. */
async function aBuyer({ deps, call }: TestApp) {
  const person = await aPerson(deps, { verified: true });
  const ask = async (
    method: Method,
    url: string,
    payload?: object,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await call(person, method, url, payload, headers);
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    ...person,
    ask,
    buy: async (planType: "monthly" | "team", period: "monthly" | "yearly" = "monthly") => {
      const begun = await ask("POST", "/api/create-subscription", { planType, period });
      const { clientSecret } = begun.body;
      await ask("POST", "/api/billing/test-outcome", { clientSecret, outcome: "succeeds" });
      return ask("GET", "/api/billing/checkout");
    },
    plan: async () => (await ask("GET", "/api/billing/plan")).body,
  };
}
