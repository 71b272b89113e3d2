import { paymentsWebhookPath } from "@waymark/contract/billing";
import { usualBodyLimit } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { FastifyInstance } from "fastify";
import { type Deps, inTransaction } from "../../../deps.ts";
import { WebhookRefused } from "../../../ports/payments/port.ts";
import { applyEventTask } from "./apply-event.ts";
import { countOutcome, insertEvent } from "./event-store.ts";

/**
 * Stores a message once, with the task that applies it, in one transaction. Only the ids in it are trusted.
 * @throws AppError `webhook_refused` for a wrong, missing or stale signature.
 */
export async function receiveWebhook(
  deps: Deps,
  body: Uint8Array,
  signature: string | undefined,
): Promise<{ received: true }> {
  const event = await readSigned(deps, body, signature);
  const isLive = deps.config.STRIPE_SECRET_KEY?.startsWith("sk_live_") ?? false;
  if (event.livemode !== isLive) {
    await countOutcome(deps.db, "wrong_mode");
    deps.log.warn({ eventId: event.id }, "a payment message of the other mode was ignored");
    return { received: true };
  }
  const isNew = await inTransaction(deps, async (tx) => {
    if (!(await insertEvent(tx.db, event, tx.now()))) return false;
    if (event.known) await tx.tasks.add(tx.db, applyEventTask, { id: event.id });
    return true;
  });
  if (!isNew) await countOutcome(deps.db, "repeated");
  deps.log.info({ eventId: event.id, type: event.type, isNew, known: event.known }, "payment message");
  return { received: true };
}

async function readSigned(deps: Deps, body: Uint8Array, signature: string | undefined) {
  try {
    return await deps.payments.readEvent(body, signature, deps.now());
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    await countOutcome(deps.db, error.reason);
    deps.log.warn({ reason: error.reason }, "a payment message was refused");
    throw new AppError("webhook_refused");
  }
}

/**
 * Stripe names no maximum; its examples use this figure, and messages of one subscription have a few kilobytes. After
 * a larger one, which is refused, the hourly reconciliation reads the same from Stripe.
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
