import swagger from "@fastify/swagger";
import { paymentsWebhookPath } from "@waymark/contract/billing";
import type { Endpoint } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import { ErrorAnswer } from "@waymark/contract/errors";
import { eventsPath, LiveEvent } from "@waymark/contract/events";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";

interface Operation {
  requestBody?: { content?: Record<string, unknown> };
  responses?: Record<string, object>;
}
type Operations = Record<string, Operation>;

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
      describeFiles(document.openapiObject);
      Object.assign(document.openapiObject.paths ?? {}, pathsBesideTheContract);
      return document.openapiObject;
    },
  });
}

const jsonOf = (schema: z.ZodType) => ({ "application/json": { schema: z.toJSONSchema(schema) } });
const refusal = { description: "Refused", content: jsonOf(ErrorAnswer) };

/** Paths outside the contract: the event stream, and the payment provider's webhook. */
const pathsBesideTheContract = {
  [eventsPath]: {
    get: {
      tags: ["events"],
      summary: "What happens to the account, as server-sent events",
      description:
        "Each message has a kind (`event`), a cursor (`id`) and JSON (`data`), together as the schema shows. Ask again with `Last-Event-ID` for what came meanwhile.",
      security: [{ session: [] }, { bearer: [] }],
      parameters: [{ name: "Last-Event-ID", in: "header", required: false, schema: { type: "string" } }],
      responses: {
        "200": {
          description: "An open stream",
          content: { "text/event-stream": { schema: z.toJSONSchema(LiveEvent) } },
        },
        default: refusal,
      },
    },
  },
  [paymentsWebhookPath]: {
    post: {
      tags: ["billing"],
      summary: "Where Stripe reports what has changed",
      description: "Believed only with Stripe's signature over the body, at most 300 s old, and only once.",
      parameters: [{ name: "Stripe-Signature", in: "header", required: true, schema: { type: "string" } }],
      requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
      responses: {
        "200": {
          description: "Taken",
          content: jsonOf(z.object({ received: z.literal(true) })),
        },
        default: refusal,
      },
    },
  },
};

const operationOf = (paths: object, { method, path }: Endpoint): Operation | undefined =>
  (paths as Record<string, Operations>)[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];

/** Names the content types of answers that are no JSON; a redirect has none. */
function describeFiles({ paths = {} }: { paths?: object | undefined }): void {
  for (const endpoint of allEndpoints as readonly Endpoint[]) {
    const operation = operationOf(paths, endpoint);
    const { answers } = endpoint;
    if (answers === undefined || operation === undefined) continue;
    const { "200": _, ...others } = operation.responses ?? {};
    const isText = (type: string) => type.startsWith("text/");
    const content = Object.fromEntries(
      answers.map((type) => [
        type,
        type === "application/json"
          ? {}
          : { schema: { type: "string", ...(isText(type) ? {} : { format: "binary" }) } },
      ]),
    );
    operation.responses =
      answers.length === 0
        ? { "3XX": { description: "Leads to another address" }, ...others }
        : { "200": { description: "The file or page", content }, ...others };
  }
}

function describeForms({ paths = {} }: { paths?: object | undefined }): void {
  for (const endpoint of allEndpoints as readonly Endpoint[]) {
    const { files } = endpoint;
    const content = operationOf(paths, endpoint)?.requestBody?.content;
    if (files === undefined || content === undefined) continue;
    const properties = Object.fromEntries(files.map((name) => [name, { type: "string", format: "binary" }]));
    content["multipart/form-data"] = { schema: { type: "object", properties, required: [...files] } };
  }
}

/** Serves `/api/openapi.json`, and a readable page `/api/docs`. */
export function mountOpenApi(app: FastifyInstance): void {
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
