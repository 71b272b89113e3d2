import type { Endpoint } from "@waymark/contract/endpoint";
import { z } from "zod";

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minLength?: number;
  minItems?: number;
  minimum?: number;
  default?: unknown;
}

/** A plain value that fits a schema as far as its shape tells, without optional fields. */
function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [part] = schema.anyOf ?? schema.oneOf ?? [];
  if (part !== undefined) return sampleOf(part);
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map(sampleOf));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    case "null":
      return null;
    default:
      return textOf(schema);
  }
}

function textOf({ format, minLength = 0 }: Schema): string {
  if (format === "email") return "somebody@example.org";
  if (format === "uuid") return "0190a000-0000-7000-8000-000000000000";
  if (format === "date-time") return "2026-01-01T00:00:00.000Z";
  if (format === "date") return "2026-01-01";
  if (format === "uri") return "https://example.org/";
  return "a".repeat(Math.max(1, minLength));
}

/** A body for an endpoint, made from its own schema; undefined when it takes none. */
export function anInput({ body }: Endpoint): unknown {
  if (body === undefined) return undefined;
  // zod's JSON Schema has this shape; its own type leaves everything open.
  return sampleOf(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as unknown as Schema);
}
