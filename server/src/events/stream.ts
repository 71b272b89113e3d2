import { type LiveEvent, streamTimings } from "@waymark/contract/events";
import type { Deps } from "../deps.ts";
import type { Who } from "../who.ts";

/** One event as `text/event-stream`; JSON holds no line ends, so the data is one line. */
const block = (event: { id: string; kind: string; data: LiveEvent["data"] }) =>
  `event: ${event.kind}\nid: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`;

/**
 * Writes a person's events as they happen, first those after the cursor, until the signal aborts. `ready` and the
 * heartbeats carry the cursor too, so that a tab that heard nothing yet still comes back to the right place.
 */
export async function streamEvents(
  deps: Pick<Deps, "events">,
  who: Pick<Who, "userId">,
  lastEventId: string | undefined,
  write: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const over = new Promise<void>((resolve) =>
    signal.addEventListener("abort", () => resolve(), { once: true }),
  );
  const stop = await deps.events.subscribe(who.userId, lastEventId, (event) => {
    if (!signal.aborted) write(block(event));
  });
  const here = (kind: string) => write(block({ id: deps.events.cursor(), kind, data: {} }));
  if (!signal.aborted) here("ready");
  const heartbeat = setInterval(() => here("heartbeat"), streamTimings.heartbeat);
  await over;
  clearInterval(heartbeat);
  stop();
}
