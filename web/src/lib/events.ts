import { ErrorAnswer } from "@waymark/contract/errors";
import { eventsPath, LiveEvent, streamTimings } from "@waymark/contract/events";
import { sseMessages } from "./sse-messages.ts";

export interface LiveStreamOptions {
  onEvent: (event: LiveEvent) => void;
  /** True while the stream is open. */
  onState?: (connected: boolean) => void;
  /** The server said that access has expired: renews it, and says whether to try again. */
  renew?: () => Promise<boolean>;
  /** The server said 401: nobody is signed in, and trying again would not change that. */
  onRefused?: () => void;
  fetch?: typeof fetch;
}

const Refusal = ErrorAnswer.partial();

/** Opens the tab's one event stream and keeps it open, resuming where it was cut. Returns how to close it. */
export function openLiveStream(options: LiveStreamOptions): () => void {
  const ask = options.fetch ?? fetch;
  let closed = false;
  let cursor = "";
  let failures = 0;
  let current = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const again = () => {
    if (closed) return;
    const waits = streamTimings.reconnect;
    const wait = waits[Math.min(failures, waits.length - 1)] ?? waits[0];
    failures += 1;
    waiting = setTimeout(() => void connect(), wait);
  };

  async function connect(): Promise<void> {
    const controller = new AbortController();
    current = controller;
    // One clock: first for the connection, then restarted by whatever arrives. A heartbeat is due every
    // 25 s, and gets the connection time on top before the line counts as dead.
    let clock = setTimeout(() => controller.abort(), streamTimings.connectTimeout);
    const alive = () => {
      clearTimeout(clock);
      clock = setTimeout(() => controller.abort(), streamTimings.heartbeat + streamTimings.connectTimeout);
    };
    try {
      const response = await ask(eventsPath, {
        headers: { accept: "text/event-stream", ...(cursor ? { "last-event-id": cursor } : {}) },
        signal: controller.signal,
      });
      if (response.status === 401) {
        clearTimeout(clock);
        const { code } = Refusal.safeParse(await response.json().catch(() => null)).data ?? {};
        if (code === "access_expired" && (await options.renew?.())) return again();
        if (closed) return;
        closed = true;
        options.onRefused?.();
        return;
      }
      if (!response.ok || !response.body) throw new Error(`event stream answered ${response.status}`);
      alive();
      failures = 0;
      options.onState?.(true);
      for await (const message of sseMessages(response.body, alive)) {
        const event = LiveEvent.safeParse(message);
        if (message.id) cursor = message.id;
        if (event.success && !closed) options.onEvent(event.data);
      }
    } catch {
      // A cut line is the ordinary end of a connection; the next attempt is below.
    } finally {
      clearTimeout(clock);
      if (!closed || options.onState) options.onState?.(false);
    }
    again();
  }

  void connect();
  return () => {
    closed = true;
    clearTimeout(waiting);
    current.abort();
  };
}
