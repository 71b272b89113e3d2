import type { PayPeriod } from "@waymark/domain/vocabulary/money";

/** A text, or a number written out; everything else is none. */
export const textIn = (value: unknown): string => {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" && Number.isFinite(value) ? String(value) : "";
};

/** A property of something that may be no object. */
export const field = (value: unknown, ...names: readonly string[]): unknown => {
  let at = value;
  for (const name of names) {
    if (typeof at !== "object" || at === null) return undefined;
    at = Reflect.get(at, name);
  }
  return at;
};

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The parts that say something, each once, put together. */
export const joined = (parts: readonly unknown[], between: string): string =>
  [...new Set(parts.map(textIn).filter((part) => part !== ""))].join(between);

const periods: readonly (readonly [RegExp, PayPeriod])[] = [
  [/hour|hr\b|^ph$|stunde|heure|hora/i, "hour"],
  [/day|daily|^pd$/i, "day"],
  [/week/i, "week"],
  [/month|^pm$/i, "month"],
  [/year|annu|yr\b|^pa$/i, "year"],
];

/** The pay period of a source; null when it names none that we support. */
export function periodIn(value: unknown): PayPeriod | null {
  const text = textIn(value);
  if (/bi-?week|two weeks|2 week|semi-?month/i.test(text)) return null;
  return periods.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
