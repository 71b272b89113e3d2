import { AppError } from "@waymark/contract/errors";
import fc from "fast-check";
import { expect, it } from "vitest";
import { JsonCounter } from "./json-counter.ts";

/** Counts the values of parsed JSON one by one. */
function valuesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + valuesIn(inner), 1);
}

/** Counts a text in pieces of the given length. */
function isRefused(text: string, most: number, piece: number): boolean {
  const counter = new JsonCounter(most);
  const bytes = Buffer.from(text);
  try {
    for (let at = 0; at < bytes.length; at += piece) counter.count(bytes.subarray(at, at + piece));
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "body_too_complex") return true;
    throw error;
  }
}

const anyJson = fc.jsonValue({ maxDepth: 5 });

it("never lets more values through than it may, and lets through half as many always", () => {
  fc.assert(
    fc.property(anyJson, fc.integer({ min: 1, max: 50 }), (value, piece) => {
      const values = valuesIn(value);
      for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
        expect(isRefused(text, values - 1, piece)).toBe(true);
        expect(isRefused(text, 2 * values, piece)).toBe(false);
      }
    }),
  );
});

it.each([
  ["commas and brackets in a text", JSON.stringify("[{,".repeat(1_000)), 1, false],
  ["a quote that is escaped", JSON.stringify('\\",[[[{{{'), 1, false],
  ["a backslash before the closing quote", '["\\\\",1,2,3]', 4, true],
  ["32 levels", "[".repeat(32) + "]".repeat(32), 1_000, false],
  ["33 levels", "[".repeat(33) + "]".repeat(33), 1_000, true],
  ["lists beside each other", `[${"[1],".repeat(100)}[1]]`, 1_000, false],
  ["a million keys", `{${Array.from({ length: 1_000_000 }, (_, i) => `"${i}":0`).join()}}`, 22_000, true],
])("%s", (_what, text, most, refused) => {
  for (const piece of [1, 7, 65_536]) expect(isRefused(text, most, piece)).toBe(refused);
});
