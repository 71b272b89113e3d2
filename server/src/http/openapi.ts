import swagger from "@fastify/swagger";
import type { Endpoint } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";

type Operations = Record<string, { requestBody?: { content?: Record<string, unknown> } }>;

/** Collects the mounted endpoints into OpenAPI 3.1. Register before the routes. */
export async function collectOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Waymark", version, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "waymark.access" },
          bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        },
      },
    },
    transform: createJsonSchemaTransform({
      zodToJsonConfig: { unrepresentable: "any" },
    }),
    transformObject: (document) => {
      if (!("openapiObject" in document)) return document.swaggerObject;
      describeForms(document.openapiObject);
      return document.openapiObject;
    },
  });
}

/** Adds the forms with files, which the schemas of JSON bodies do not know. */
function describeForms({ paths = {} }: { paths?: object | undefined }): void {
  for (const { files, method, path } of allEndpoints as readonly Endpoint[]) {
    const operations = (paths as Record<string, Operations>)[path.replace(/:(\w+)/g, "{$1}")];
    const content = operations?.[method.toLowerCase()]?.requestBody?.content;
    if (files === undefined || content === undefined) continue;
    const properties = Object.fromEntries(files.map((name) => [name, { type: "string", format: "binary" }]));
    content["multipart/form-data"] = { schema: { type: "object", properties, required: [...files] } };
  }
}

/** Serves the collected description as `/api/openapi.json` and a readable page of it as `/api/docs`. */
export function mountOpenApi(app: FastifyInstance): void {
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
