import { z } from "zod";
import { type Endpoint, usualBodyLimit } from "../../contract/src/endpoint.ts";
import { allEndpoints } from "../../contract/src/endpoints.ts";
import type { HostileRequest } from "./requests.ts";

interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
}

/** `wrong`: tiny values of another type, `tiny`: texts of one letter, `long`: texts of escapes as long as may be. */
type Filling = "wrong" | "tiny" | "long";
const fillings: readonly Filling[] = ["wrong", "tiny", "long"];

/** Fills every list and text of a schema until the limits are used up. */
class Filler {
  #values: number;
  #bytes: number;
  readonly #filling: Filling;

  constructor({ values, bytes }: { values: number; bytes: number }, filling: Filling) {
    // The limits also count what stands around the values.
    this.#values = values * 0.98;
    this.#bytes = bytes * 0.9;
    this.#filling = filling;
  }

  valueOf(schema: Schema): unknown {
    const { allOf = [], ...own } = schema;
    const merged: Schema = Object.assign({}, ...allOf, own);
    this.#values -= 1;
    this.#bytes -= 8;
    const [first] = merged.anyOf ?? merged.oneOf ?? [];
    if (first !== undefined) return this.valueOf(first);
    if (merged.type === "object") return this.#objectOf(merged.properties ?? {});
    if (merged.type === "array") return this.#listOf(merged);
    if (this.#filling === "wrong") return merged.type === "string" ? 0 : "";
    if (merged.const !== undefined || merged.enum !== undefined) return merged.const ?? merged.enum?.[0];
    if (merged.type === "string") return this.#textOf(merged.maxLength ?? 1);
    return merged.type === "boolean" ? true : 1;
  }

  #objectOf(properties: Readonly<Record<string, Schema>>): unknown {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        this.#bytes -= name.length + 4;
        return [name, this.valueOf(property)];
      }),
    );
  }

  #listOf({ items = {}, maxItems = 0 }: Schema): unknown[] {
    const list: unknown[] = [];
    while (list.length < maxItems && this.#values > 40 && this.#bytes > 1_000) list.push(this.valueOf(items));
    return list;
  }

  #textOf(most: number): string {
    if (this.#filling === "tiny") return "a";
    const units = Math.max(0, Math.min(most, Math.floor(this.#bytes / 6)));
    this.#bytes -= units * 6;
    return "é".repeat(units);
  }
}

const escaped = (text: string) => text.replaceAll("é", "\\u00e9");

/** For every endpoint with a body over the usual limit: bodies that fill it, each in three ways. */
export const fullBodies = (): HostileRequest[] =>
  (allEndpoints as readonly Endpoint[]).flatMap((endpoint) => {
    const { method, path, body, bodyLimit } = endpoint;
    if (bodyLimit === undefined || body === undefined || bodyLimit.bytes <= usualBodyLimit.bytes) return [];
    // zod's JSON Schema has this shape, but its type is open.
    const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as unknown as Schema;
    return fillings.map((filling) => ({
      what: `${method} ${path} full of ${filling} values`,
      method,
      path: path.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000"),
      headers: { "content-type": "application/json" },
      body: escaped(JSON.stringify(new Filler(bodyLimit, filling).valueOf(schema))),
      isSignedIn: true,
      expected: [200, 400, 402, 403, 404, 409, 413, 415, 422],
    }));
  });
