import { expect, it } from "vitest";
import { z } from "zod";
import { type Endpoint, jsonBytes, usualBodyLimit } from "./endpoint.ts";
import { allEndpoints } from "./endpoints.ts";
import { longestLetter } from "./letters.ts";
import { longestForm, mostOptionsOfForm } from "./packages-forms.ts";
import { longestContent, resumeBodyLimit } from "./resumes-limits.ts";

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly maxItems?: number;
}

interface Size {
  readonly bytes: number;
  readonly values: number;
}

/** The UTF-16 units of endpoints whose texts share one limit, usually that of a resume. */
const unitsTogether: Readonly<Record<string, number>> = {
  "POST /api/resumes": longestContent,
  "PUT /api/resumes/:id": longestContent,
  "POST /api/resumes/:id/take-from-base": longestContent,
  "POST /api/resume/preview": longestContent,
  "POST /api/resume/analyze": longestContent,
  "POST /api/resume/repairs": longestContent,
  "POST /api/resume/advice": longestContent,
  "POST /api/letters/preview": longestLetter,
  "PUT /api/letters/:id": longestLetter,
  "POST /api/letters/:id/evidence": longestLetter,
  "POST /api/letters/:id/wordings": longestLetter,
  "PUT /api/packages/:id": longestForm - 24_000,
  // Four texts of 20,000, the skills' 40,000, and the targets to leave out.
  "POST /api/career-paths": 136_000,
};
/** The values of endpoints whose lists share one limit: all options, 300 questions and 300 answers. */
const valuesTogether: Readonly<Record<string, number>> = {
  "PUT /api/packages/:id": mostOptionsOfForm + 300 * 9 + 300 * 3 + 6,
};
/** Units for the other fields of those bodies: name, style, posting to compare with. */
const besideTheResume = 24_000;

const formats: Readonly<Record<string, number>> = {
  uuid: 36,
  email: 254,
  date: 10,
  "date-time": 40,
  time: 20,
};

/** The units of a text; a pattern without repetition is a limit too. */
function unitsOf({ maxLength, format = "", pattern = "" }: Schema): number {
  if (maxLength !== undefined) return maxLength;
  if (formats[format] !== undefined) return formats[format];
  return /^\^[^*+]+\$$/.test(pattern) ? 40 : Number.POSITIVE_INFINITY;
}

/** Longer texts are files as base64. */
const longestText = 1_000_000;

/** Tells whether every valid value is ASCII that JSON does not escape. */
const isPlain = ({ pattern = "", format = "", maxLength = 0 }: Schema) =>
  pattern === "^[\\w-]+$" || maxLength > longestText || format in formats;

const largest = (sizes: readonly Size[]): Size => ({
  bytes: Math.max(...sizes.map(({ bytes }) => bytes)),
  values: Math.max(...sizes.map(({ values }) => values)),
});

/** The largest JSON that a schema accepts, with every character at its longest escape. */
function sizeOf(schema: Schema): Size {
  const { allOf = [], ...own } = schema;
  const merged: Schema = Object.assign({}, ...allOf, own);
  const fixed = merged.const !== undefined ? [merged.const] : merged.enum;
  if (fixed !== undefined)
    return { bytes: Math.max(...fixed.map((v) => JSON.stringify(v).length)), values: 1 };
  const either = merged.anyOf ?? merged.oneOf;
  if (either !== undefined) return largest(either.map(sizeOf));
  if (merged.type === "object") return sizeOfObject(merged);
  if (merged.type === "array") {
    const { bytes, values } = sizeOf(merged.items ?? {});
    const count = merged.maxItems ?? Number.POSITIVE_INFINITY;
    return { bytes: 2 + count * (bytes + 1), values: 1 + count * values };
  }
  if (merged.type === "string") {
    const units = unitsOf(merged);
    return { bytes: 2 + (isPlain(merged) ? units : jsonBytes(units)), values: 1 };
  }
  if (merged.type === undefined) return { bytes: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };
  return { bytes: 24, values: 1 };
}

function sizeOfObject({ properties = {}, additionalProperties }: Schema): Size {
  const isRecord = typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0;
  if (isRecord) return { bytes: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };
  return Object.entries(properties).reduce(
    (sum, [name, property]) => {
      const { bytes, values } = sizeOf(property);
      return { bytes: sum.bytes + name.length + 4 + bytes, values: sum.values + values };
    },
    { bytes: 2, values: 1 },
  );
}

/** The largest body of an endpoint; null when it takes no JSON. */
function needOf(endpoint: Endpoint): Size | null {
  const { body, method, path } = endpoint;
  if (body === undefined || body instanceof z.ZodUnknown) return null;
  // zod's JSON Schema has this shape, but its type is open.
  const size = sizeOf(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as unknown as Schema);
  const units = unitsTogether[`${method} ${path}`];
  const bytes = units === undefined ? size.bytes : jsonBytes(units + besideTheResume);
  return { bytes, values: valuesTogether[`${method} ${path}`] ?? size.values };
}

const named = (allEndpoints as readonly Endpoint[]).map(
  (endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const,
);

it.each(named)("%s accepts whatever its schema allows, and hardly more", (_name, endpoint) => {
  const need = needOf(endpoint);
  if (need === null) return expect(endpoint.bodyLimit).toBeUndefined();
  const { bytes, values } = endpoint.bodyLimit ?? usualBodyLimit;
  expect(need.bytes).toBeLessThanOrEqual(bytes);
  expect(need.values).toBeLessThanOrEqual(values);
  if (endpoint.bodyLimit === undefined) return;
  expect(need.bytes, "a limit of its own").toBeGreaterThan(usualBodyLimit.bytes);
  expect(bytes).toBeLessThanOrEqual(1.25 * need.bytes);
  // A whole resume may be sent where only a part is read.
  expect(values).toBeLessThanOrEqual(Math.max(resumeBodyLimit.values, 1.25 * need.values));
});

it("accepts no more than the default limit, and no file, without sign-in", () => {
  const open = named.filter(([, { access }]) => access === "public" || access === "anyone");
  expect(open.length).toBeGreaterThan(10);
  for (const [name, { bodyLimit, files = [] }] of open) {
    expect(bodyLimit, name).toBeUndefined();
    expect(files, name).toEqual([]);
  }
  expect(usualBodyLimit.bytes).toBeLessThanOrEqual(64 * 1024);
});

it("bounds the file of every form", () => {
  for (const [name, { files, fileBytes }] of named)
    expect(fileBytes === undefined, name).toBe(files === undefined || files.length === 0);
});
