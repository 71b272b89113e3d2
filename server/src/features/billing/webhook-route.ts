import { paymentsWebhookPath } from "@waymark/contract/billing";
import { usualBodyLimit } from "@waymark/contract/endpoint";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { receiveWebhook } from "./receive-webhook.ts";

/**
 * The usual limit for strangers, and the figure in Stripe's own examples. Messages of one subscription with one price
 * have a few kilobytes; Stripe names no maximum. A larger one is refused, and the hourly reconciliation of
 * subscriptions, refunds and disputes reads the same from Stripe.
 */
const bodyLimit = usualBodyLimit.bytes;

/** Receives the payment provider's messages as the signed bytes. The test mode's simulation uses the same route. */
export async function mountPaymentsWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(paymentsWebhookPath, { schema: { hide: true }, bodyLimit }, async (request) => {
      const { "stripe-signature": header } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return receiveWebhook(deps, body, typeof header === "string" ? header : undefined);
    });
  });
  deps.payments.test?.sendWith(async (body, signature) => {
    const answer = await app.inject({
      method: "POST",
      url: paymentsWebhookPath,
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: body,
    });
    return answer.statusCode === 200;
  });
}
