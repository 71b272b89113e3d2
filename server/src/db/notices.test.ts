import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Notices } from "./notices.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A pool that records the channels of each statement, and fails as often as told. */
function pool() {
  const sent: string[][] = [];
  const state = { failures: 0 };
  const query = async (_text: string, [channels]: string[][]) => {
    if (state.failures-- > 0) throw new Error("away");
    sent.push(channels ?? []);
  };
  // Notices only use a pool's `query`.
  const notices = new Notices({ query } as unknown as ConstructorParameters<typeof Notices>[0]);
  return { notices, sent, state };
}

it("the first leaves at once, those of the same moment as one", async () => {
  const { notices, sent } = pool();
  for (let i = 0; i < 50; i++) notices.notify(i % 2 === 0 ? "events" : "tasks");
  expect(sent).toEqual([["events"]]);
  await vi.advanceTimersByTimeAsync(20);
  expect(sent).toEqual([["events"], ["tasks", "events"]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveLength(2);
});

it("a notice that could not be sent is sent when the database is back", async () => {
  const { notices, sent, state } = pool();
  state.failures = 2;
  notices.notify("events");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([["events"]]);
});

it("pending notices are sent before the pool closes", async () => {
  const { notices, sent } = pool();
  notices.notify("events");
  notices.notify("tasks");
  await notices.close();
  expect(sent).toEqual([["events"], ["tasks"]]);
});
