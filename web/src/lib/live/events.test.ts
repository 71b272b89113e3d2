import { streamTimings } from "@waymark/contract/events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLiveStream } from "./events.ts";

/** A server whose streams the test writes to by hand. Every connection is recorded. */
function aServer() {
  const lines: { headers: Headers; write: (text: string) => void; end: () => void; cut: boolean }[] = [];
  const fetch = (async (_: unknown, init?: RequestInit) => {
    let control: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(given) {
        control = given;
      },
    });
    const line = {
      headers: new Headers(init?.headers),
      write: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
      end: () => control?.close(),
      cut: false,
    };
    init?.signal?.addEventListener("abort", () => {
      line.cut = true;
      control?.error(new Error("aborted"));
    });
    lines.push(line);
    return { ok: true, status: 200, body } as Response;
  }) as typeof globalThis.fetch;
  return { lines, fetch };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("the live stream", () => {
  it("passes on known events, even when cut in the middle of a line, and resumes after the last", async () => {
    const server = aServer();
    const seen: string[] = [];
    const close = openLiveStream({
      fetch: server.fetch,
      onEvent: (event) => seen.push(`${event.id} ${event.kind}`),
    });
    await pass(0);
    server.lines[0]?.write("id: 7\nevent: user-upd");
    await pass(0);
    server.lines[0]?.write('ated\ndata: {"a":1}\n\n: beat\n\nid: 8\nevent: unheard-of\ndata: {}\n\n');
    await pass(0);
    server.lines[0]?.end();
    await pass(streamTimings.reconnect[0]);
    expect(seen).toEqual(["7 user-updated"]);
    expect(server.lines[1]?.headers.get("last-event-id")).toBe("8");
    close();
  });

  it("waits 1, 2, 5, 10 and 10 s between attempts that fail", async () => {
    let attempts = 0;
    const close = openLiveStream({
      onEvent: () => undefined,
      fetch: async () => {
        attempts += 1;
        throw new TypeError("Failed to fetch");
      },
    });
    await pass(0);
    for (const [i, wait] of [1_000, 2_000, 5_000, 10_000, 10_000].entries()) {
      await pass(wait - 1);
      expect(attempts).toBe(i + 1);
      await pass(1);
      expect(attempts).toBe(i + 2);
    }
    close();
    await pass(60_000);
    expect(attempts).toBe(6);
  });

  it("times out a connection after 10 s, and a silent stream after the heartbeat interval and 10 s", async () => {
    const server = aServer();
    let hung: AbortSignal | undefined;
    const close = openLiveStream({
      onEvent: () => undefined,
      fetch: ((url: string, init?: RequestInit) => {
        if (hung) return server.fetch(url, init);
        hung = init?.signal ?? undefined;
        return new Promise((_, reject) =>
          hung?.addEventListener("abort", () => reject(new Error("aborted"))),
        );
      }) as typeof fetch,
    });
    await pass(streamTimings.connectTimeout);
    expect(hung?.aborted).toBe(true);
    await pass(streamTimings.reconnect[0]);
    await pass(streamTimings.heartbeat);
    server.lines[0]?.write(": beat\n\n");
    await pass(streamTimings.heartbeat + streamTimings.connectTimeout - 1);
    expect(server.lines[0]?.cut).toBe(false);
    await pass(1);
    expect(server.lines[0]?.cut).toBe(true);
    close();
  });

  it("stops when nobody is signed in", async () => {
    let attempts = 0;
    const refused = vi.fn();
    openLiveStream({
      onEvent: () => undefined,
      onRefused: refused,
      fetch: async () => {
        attempts += 1;
        return new Response("", { status: 401 });
      },
    });
    await pass(60_000);
    expect(attempts).toBe(1);
    expect(refused).toHaveBeenCalledOnce();
  });
});
