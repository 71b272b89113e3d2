import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

/** Security headers on every answer; scripts and styles only from here, no inline ones without the nonce. */
export async function mountSecurity(app: FastifyInstance, config: Config): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => {
    void reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(self)");
  });
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
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
