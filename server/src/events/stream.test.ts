import { type LiveEvent, streamTimings } from "@waymark/contract/events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Events } from "./events.ts";
import { streamEvents } from "./stream.ts";

/** A fake event source that shows its calls, and whether the subscription was ended. */
function handMade() {
  const calls: { userId: string; after: string | undefined; heard: (event: LiveEvent) => void }[] = [];
  let stopped = 0;
  const events: Events = {
    publish: async () => {},
    subscribe: async (userId, after, heard) => {
      calls.push({ userId, after, heard });
      return () => {
        stopped++;
      };
    },
    cursor: () => "7-5",
    start: async () => {},
    stop: async () => {},
  };
  return { events, calls, stopped: () => stopped };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the event stream", () => {
  it("writes ready, events and heartbeats, and ends with its signal", async () => {
    const { events, calls, stopped } = handMade();
    const written: string[] = [];
    const gone = new AbortController();
    const done = streamEvents(
      { events },
      { userId: "ada", sessionId: "s1" },
      "3",
      (text) => written.push(text),
      gone.signal,
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[0]).toMatchObject({ userId: "ada", after: "3" });
    calls[0]?.heard({ id: "8", kind: "user-updated", data: { name: "two\nlines" } });
    await vi.advanceTimersByTimeAsync(streamTimings.heartbeat);
    gone.abort();
    await done;
    await vi.advanceTimersByTimeAsync(streamTimings.heartbeat * 2);
    calls[0]?.heard({ id: "9", kind: "user-updated", data: {} });
    expect(written).toEqual([
      "event: ready\nid: 7-5\ndata: {}\n\n",
      'event: user-updated\nid: 8\ndata: {"name":"two\\nlines"}\n\n',
      "event: heartbeat\nid: 7-5\ndata: {}\n\n",
    ]);
    expect(stopped()).toBe(1);
  });

  it("ends when its own session is signed out, not with another one", async () => {
    const { events, calls, stopped } = handMade();
    const written: string[] = [];
    const never = new AbortController().signal;
    const ada = { userId: "ada", sessionId: "s1" };
    const done = streamEvents({ events }, ada, undefined, (text) => written.push(text), never);
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.heard({ id: "8", kind: "signed-out", data: { sessionId: "s2" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped()).toBe(0);
    calls[0]?.heard({ id: "9", kind: "signed-out", data: { sessionId: "s1" } });
    await done;
    calls[0]?.heard({ id: "10", kind: "user-updated", data: {} });
    expect(written.map((text) => text.split("\n")[0])).toEqual([
      "event: ready",
      "event: signed-out",
      "event: signed-out",
    ]);
    expect(stopped()).toBe(1);
  });

  it("does not begin for a tab that is gone already", async () => {
    const { events, calls } = handMade();
    await streamEvents(
      { events },
      { userId: "ada", sessionId: "s1" },
      undefined,
      () => {},
      AbortSignal.abort(),
    );
    expect(calls).toEqual([]);
  });
});
