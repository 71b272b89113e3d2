import { CallError } from "../api/call.ts";

export type Later = (ms: number, then: () => void) => () => void;

export const laterByTimer: Later = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

const delays = [1_000, 2_000, 5_000, 10_000, 30_000];

export const retryDelay = (failures: number): number =>
  delays[Math.min(failures, delays.length) - 1] ?? 1_000;

export function isPassing({ status }: CallError): boolean {
  return status === 0 || status >= 500 || status === 429 || status === 401 || status === 408;
}

/** `offline`: no answer, or a failure that may pass. */
export type Refusal<Row> =
  | { readonly kind: "offline" }
  | { readonly kind: "conflict"; readonly current: Row }
  | { readonly kind: "failed"; readonly reason: string; readonly gone: boolean };

export function refusalOf<Row>(error: unknown, rowOf: (current: unknown) => Row | null): Refusal<Row> {
  if (!(error instanceof CallError) || isPassing(error)) return { kind: "offline" };
  const current = error.code === "conflict" ? rowOf(error.details?.current) : null;
  if (current !== null) return { kind: "conflict", current };
  return { kind: "failed", reason: error.error, gone: error.status === 404 };
}
