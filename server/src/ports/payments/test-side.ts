import { AppError } from "@waymark/contract/errors";
import { isTerminal } from "@waymark/domain/billing/subscription";
import { z } from "zod";
import { taskKind } from "../../tasks/tasks.ts";
import type { TestOutcome, TestSide } from "./port.ts";
import type { SimCard, SimSubscription, Simulation } from "./simulation/account.ts";
import { confirm, replaceCard } from "./simulation/operate.ts";
import { confirmSetup } from "./simulation/setup.ts";
import { addOffset, forgetDelivered, markDelivered, readCustomerIds, readWaiting } from "./store.ts";
import type { Act, TestDeps } from "./test-payments.ts";

export const deliverTestEvents = taskKind({
  name: "deliver-test-events",
  input: z.object({}),
  retries: 3,
  expireSeconds: 60,
});

const keptDeliveredMs = 7 * 86_400_000;
const carriedAtOnce = 100;

export function openTestSide(deps: TestDeps & { act: Act; secret: string }): TestSide {
  const { act, secret } = deps;
  const { db } = deps.database;
  let send: ((body: string, signature: string) => Promise<boolean>) | undefined;

  async function deliver(): Promise<void> {
    if (send === undefined) return;
    for (const { id, body } of await readWaiting(db, carriedAtOnce)) {
      // Loaded when needed: Stripe's library takes memory.
      const { signatureOf } = await import("./signature.ts");
      if (await send(body, signatureOf(secret, body, deps.now()))) await markDelivered(db, id, deps.now());
      else deps.log.warn({ eventId: id }, "the webhook did not take a message of the payment stand-in");
    }
    await forgetDelivered(db, new Date(deps.now().getTime() - keptDeliveredMs));
  }
  deps.tasks.handle(deliverTestEvents, deliver);
  deps.tasks.every(deliverTestEvents, "*/5 * * * *", {});

  return {
    async choose(customerId, clientSecret, outcome) {
      const result = await act(customerId, (sim) => play(sim, clientSecret, outcome));
      if (result === "declined") throw new AppError("card_declined");
      return result;
    },
    spoilCard: (customerId, pays) =>
      act(customerId, ({ account }) => {
        for (const { card } of [...account.setups, ...account.subscriptions])
          if (card !== null) card.pays = pays;
      }),
    async moveClock(ms) {
      await addOffset(db, ms);
      for (const customerId of await readCustomerIds(db)) await act(customerId, () => undefined);
    },
    sendWith(carry) {
      send = carry;
    },
    deliver,
  };
}

function play(sim: Simulation, clientSecret: string | null, outcome: TestOutcome) {
  // One card for each person: in test mode they always bring the same one.
  const card: SimCard = {
    id: sim.newId("pm"),
    brand: "test",
    last4: "4242",
    fingerprint: `test-${sim.account.userId}`,
    pays: outcome !== "fails-later",
  };
  if (clientSecret !== null) {
    const setup = sim.account.setups.find(({ secret }) => secret === clientSecret);
    if (setup !== undefined) return confirmSetup(sim, setup, outcome, card);
    const one = sim.account.subscriptions.find(({ intent }) => intent?.secret === clientSecret);
    if (one === undefined) throw new AppError("not_found");
    return confirm(sim, one, outcome, card);
  }
  const running = sim.account.subscriptions.findLast((one) => isRunning(one));
  if (running === undefined) throw new AppError("not_found");
  if (outcome === "needs-confirmation") return "requires_action" as const;
  const charged = running.status === "past_due";
  if (outcome === "declined" || outcome === "refused" || (charged && outcome === "fails-later"))
    return "declined" as const;
  replaceCard(sim, running, card);
  return "succeeded" as const;
}

const isRunning = (one: SimSubscription) => !isTerminal(one.status) && one.card !== null;
