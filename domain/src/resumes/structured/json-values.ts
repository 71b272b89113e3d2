/** A value from untrusted JSON; its type must be checked before use. */
export type Json = unknown;

const isRecord = (value: Json): value is Record<string, Json> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The value of the first of these keys that is set; undefined when the value is no object. */
export function firstValue(value: Json, ...keys: readonly string[]): Json {
  if (!isRecord(value)) return undefined;
  return keys
    .map((key) => (Object.hasOwn(value, key) ? value[key] : undefined))
    .find((found) => found != null);
}

/** The text or number under the first of these keys that has one; otherwise empty. */
export function stringOf(value: Json, ...keys: readonly string[]): string {
  const found = keys
    .map((key) => firstValue(value, key))
    .find((text) => (typeof text === "string" && text.trim() !== "") || typeof text === "number");
  return typeof found === "string" || typeof found === "number" ? String(found).trim() : "";
}

/** The list under the first of these keys that is set, at most 1,000 items; a single value becomes a list of one. */
export function listOf(value: Json, ...keys: readonly string[]): readonly Json[] {
  const found = firstValue(value, ...keys);
  if (Array.isArray(found)) return found.slice(0, 1_000);
  return found == null || found === "" ? [] : [found];
}

/** The texts of a list, or the texts under the given keys of its objects. */
export const textsOf = (list: readonly Json[], ...keys: readonly string[]): string[] =>
  list
    .map((item) => (typeof item === "string" ? item.trim() : stringOf(item, ...keys)))
    .filter((text) => text !== "");

export const joined = (parts: readonly string[], by = ", "): string =>
  parts.filter((part) => part.trim() !== "").join(by);
