import type { EventKind } from "@waymark/contract/events";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Deps } from "../../../deps.ts";
import { publishReading } from "./publish-reading.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Records the published events. */
function listening(fails = false) {
  const told: [string, EventKind, unknown][] = [];
  const publish = async (_db: unknown, userId: string, kind: EventKind, data: unknown) => {
    if (fails) throw new Error("no database");
    told.push([userId, kind, data]);
  };
  const rest = {
    subscribe: async () => () => {},
    cursor: () => "",
    start: async () => {},
    stop: async () => {},
  };
  const deps = { db: {} as Deps["db"], events: { ...rest, publish }, log: pino({ level: "silent" }) };
  return { told, deps };
}
const opening = { stage: "opening", page: 0, pages: 0 } as const;
const page = (n: number) => ({ stage: "recognizing", page: n, pages: 2 }) as const;

it("reports nothing for a quick reading, or one without an id", async () => {
  const { told, deps } = listening();
  const quick = publishReading(deps, "ada", "r1");
  quick.onProgress?.(opening);
  await quick.done();
  await vi.runAllTimersAsync();
  expect(publishReading(deps, "ada", undefined).onProgress).toBeUndefined();
  expect(publishReading(deps, "ada", "").onProgress).toBeUndefined();
  expect(told).toEqual([]);
});

it("reports a slow reading from its present stage, to its person only", async () => {
  const { told, deps } = listening();
  const slow = publishReading(deps, "ada", "r1");
  slow.onProgress?.(opening);
  slow.onProgress?.(page(1));
  await vi.advanceTimersByTimeAsync(600);
  slow.onProgress?.(page(2));
  await slow.done();
  expect(told).toEqual([
    ["ada", "resume-reading", { id: "r1", ...page(1) }],
    ["ada", "resume-reading", { id: "r1", ...page(2) }],
  ]);
});

it("continues the reading when reporting fails", async () => {
  const { deps } = listening(true);
  const slow = publishReading(deps, "ada", "r1");
  slow.onProgress?.(opening);
  await vi.advanceTimersByTimeAsync(600);
  await expect(slow.done()).resolves.toBeUndefined();
});
