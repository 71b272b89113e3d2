import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import helmet from "helmet";
import type { Config } from "../config.ts";

declare module "fastify" {
  interface FastifyReply {
    heldStyleNonce: string | null;
  }
}

/** Stripe's own addresses, for the payment form; allowed only when there is a key for it. */
const stripeSources = {
  script: ["https://js.stripe.com", "https://*.js.stripe.com"],
  connect: ["https://api.stripe.com"],
  frame: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
};
const noSources = { script: [], connect: [], frame: [] };

const policyHeader = "content-security-policy";
const styles = "style-src 'self'";

/** Scripts and styles only from this origin, inline styles only with the page's nonce. */
export function mountSecurity(app: FastifyInstance, config: Config): void {
  // Computed once: they are the same on every answer, except for a page's nonce.
  const headers = securityHeaders(config);
  app.decorateReply("heldStyleNonce", null);
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Created and added to the page's policy on first use. */
export function styleNonce(reply: FastifyReply): string {
  if (reply.heldStyleNonce === null) {
    reply.heldStyleNonce = randomBytes(16).toString("hex");
    const policy = String(reply.getHeader(policyHeader));
    void reply.header(policyHeader, policy.replace(styles, `${styles} 'nonce-${reply.heldStyleNonce}'`));
  }
  return reply.heldStyleNonce;
}

function securityHeaders(config: Config): Record<string, string> {
  const withStripe = config.STRIPE_SECRET_KEY !== undefined;
  const { script, connect, frame } = withStripe ? stripeSources : noSources;
  const payment = withStripe ? 'payment=(self "https://js.stripe.com")' : "payment=(self)";
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...script],
        styleSrc: ["'self'"],
        connectSrc: ["'self'", ...connect],
        ...(frame.length > 0 ? { frameSrc: frame } : {}),
        imgSrc: ["'self'", "data:", "blob:"],
        // A recording of an answer is played from the page's memory.
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.publicAddress ? { maxAge: 31_536_000 } : false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  return {
    ...headersSetBy(set),
    "permissions-policy": `camera=(self), microphone=(self), geolocation=(), ${payment}`,
  };
}

/** The same on all answers, because helmet's options are fixed. */
function headersSetBy(set: ReturnType<typeof helmet>): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  set({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
