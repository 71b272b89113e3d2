import { ErrorAnswer } from "@waymark/contract/errors";
import { eventsPath, LiveEvent, streamTimings } from "@waymark/contract/events";
import { sseMessages } from "./sse-messages.ts";

export interface LiveStreamOptions {
  onEvent: (event: LiveEvent) => void;
  /** True when the stream opens, false when it ends. */
  onState?: (connected: boolean) => void;
  /** The access token has expired. Resolves to whether to connect again. */
  renew?: () => Promise<boolean>;
  /** On 401: nobody is signed in, so connecting again would be pointless. */
  onRefused?: () => void;
  fetch?: typeof fetch;
}

const Refusal = ErrorAnswer.partial();

/** Resumes after the last event seen. @returns a function that closes the tab's only stream. */
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
    // One timer: at first it limits the connection attempt, then every piece that arrives restarts it. A
    // heartbeat is due every 25 s; the connection timeout is added before the stream counts as dead.
    let timer = setTimeout(() => controller.abort(), streamTimings.connectTimeout);
    const restartClock = () => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), streamTimings.heartbeat + streamTimings.connectTimeout);
    };
    try {
      const response = await ask(eventsPath, {
        headers: { accept: "text/event-stream", ...(cursor ? { "last-event-id": cursor } : {}) },
        signal: controller.signal,
      });
      if (response.status === 401) {
        clearTimeout(timer);
        const { code } = Refusal.safeParse(await response.json().catch(() => null)).data ?? {};
        if (code === "access_expired" && (await options.renew?.())) return again();
        if (closed) return;
        closed = true;
        options.onRefused?.();
        return;
      }
      if (!response.ok || !response.body) throw new Error(`event stream answered ${response.status}`);
      restartClock();
      failures = 0;
      options.onState?.(true);
      for await (const message of sseMessages(response.body, restartClock)) {
        const event = LiveEvent.safeParse(message);
        if (message.id) cursor = message.id;
        if (event.success && !closed) options.onEvent(event.data);
      }
    } catch {
      // Connections are cut as a matter of course; `again` below reconnects.
    } finally {
      clearTimeout(timer);
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
