import { paymentsWebhookPath } from "@waymark/contract/billing";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { takeWebhook } from "./take-webhook.ts";

const bodyLimit = 512 * 1024;

/**
 * Where the payment provider's messages arrive, as the bytes they were signed as. The stand-in of test mode sends its own
 * through the very same door.
 */
export async function mountPaymentsWebhook(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(paymentsWebhookPath, { schema: { hide: true }, bodyLimit }, async (request) => {
      const { "stripe-signature": header } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      return takeWebhook(deps, body, typeof header === "string" ? header : undefined);
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
