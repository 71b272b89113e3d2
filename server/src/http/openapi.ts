import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";

/** Collects the mounted endpoints into OpenAPI 3.1. Register before the routes. */
export async function collectOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Waymark", version, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "waymark.session_token" },
          token: { type: "http", scheme: "bearer" },
        },
      },
    },
    transform: createJsonSchemaTransform({
      zodToJsonConfig: { unrepresentable: "any" },
    }),
  });
}

/** Serves the collected description as `/api/openapi.json` and a readable page of it as `/api/docs`. */
export function mountOpenApi(app: FastifyInstance): void {
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
