import { describe } from "vitest";
import { readConfig } from "../../config.ts";
import { openGuardedFetch } from "../../outbound/guarded-fetch.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { stripeSettings } from "../../testing/stand-ins/stripe-settings.ts";
import { openStripeStandIn } from "../../testing/stand-ins/stripe-stand-in.ts";
import { type PaymentsUnderTest, paymentsContract } from "./contract.ts";
import type { PaymentEvent } from "./event.ts";
import { signatureOf } from "./signature.ts";
import { openStripePayments } from "./stripe.ts";

const day = 86_400_000;

describe("payments in test mode", () => {
  paymentsContract(async () => {
    const database = await openTestDatabase();
    const { payments } = await testDeps({ database });
    const { test } = payments;
    if (test === null) throw new Error("no test mode");
    return {
      payments,
      confirm: (customerId, secret, outcome) =>
        test.choose(customerId, secret, outcome).catch((error: { code?: string }) => {
          if (error.code === "card_declined") return "declined";
          throw error;
        }),
      advance: (days) => test.moveClock(days * day),
      spoilCard: (customerId) => test.spoilCard(customerId, false),
      sent: async () => {
        const events: PaymentEvent[] = [];
        test.sendWith(async (body, signature) => {
          events.push(await payments.readEvent(Buffer.from(body), signature, new Date()));
          return true;
        });
        let before = -1;
        while (before !== events.length) {
          before = events.length;
          await test.deliver();
        }
        return events;
      },
      close: () => database.close(),
    };
  });
});

describe("payments by Stripe, against its stand-in", () => {
  paymentsContract(async (): Promise<PaymentsUnderTest> => {
    const stripe = await openStripeStandIn();
    const secret = "whsec_stand_in";
    const payments = openStripePayments({
      config: readConfig(stripeSettings(stripe.url)),
      fetch: openGuardedFetch({ allowPrivate: true }),
      now: () => new Date(),
    });
    let seen = 0;
    return {
      payments,
      confirm: async (_, clientSecret, outcome) => stripe.confirm(clientSecret, outcome),
      advance: async (days) => stripe.advance(days * day),
      spoilCard: async (customerId) =>
        stripe.standIn.act(customerId, ({ account }) => {
          for (const { card } of account.subscriptions) if (card !== null) card.pays = false;
        }),
      sent: async () => {
        const fresh = stripe.standIn.events.slice(seen);
        seen = stripe.standIn.events.length;
        const now = new Date();
        return Promise.all(
          fresh.map(({ body }) => payments.readEvent(Buffer.from(body), signatureOf(secret, body, now), now)),
        );
      },
      close: stripe.close,
    };
  });
});
