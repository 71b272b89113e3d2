import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

/** Stripe's own addresses, for the payment form; nothing of theirs is allowed in without a key for it. */
const stripeSources = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
};
const noSources = { script: [], connect: [], frame: [] };

/** Security headers on every answer; scripts and styles only from here, no inline ones without the nonce. */
export async function mountSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const withStripe = config.STRIPE_SECRET_KEY !== undefined;
  const { script, connect, frame } = withStripe ? stripeSources : noSources;
  const payment = withStripe ? 'payment=(self "https://js.stripe.com")' : "payment=(self)";
  app.addHook("onRequest", async (_request, reply) => {
    void reply.header("permissions-policy", `camera=(), microphone=(), geolocation=(), ${payment}`);
  });
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'"],
        connectSrc: ["'self'", ...connect],
        ...(frame.length > 0 ? { frameSrc: frame } : {}),
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: config.publicAddress ? { maxAge: 31_536_000 } : false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
}
