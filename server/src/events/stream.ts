import { type LiveEvent, streamTimings } from "@waymark/contract/events";
import type { Actor } from "../actor.ts";
import type { Deps } from "../deps.ts";

/** JSON contains no line breaks, so the data is one line. */
const block = (event: { id: string; kind: string; data: LiveEvent["data"] }) =>
  `event: ${event.kind}\nid: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`;

/**
 * First the events after the cursor, until the signal aborts or the session ends. `ready` and the heartbeats carry the
 * cursor too, so that a tab that heard nothing yet comes back to the right place.
 * @returns whether the session ended.
 */
export async function streamEvents(
  deps: Pick<Deps, "events">,
  { userId, sessionId }: Pick<Actor, "userId"> & { readonly sessionId: string },
  lastEventId: string | undefined,
  write: (text: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  if (signal.aborted) return false;
  const signedOut = new AbortController();
  const ended = AbortSignal.any([signal, signedOut.signal]);
  const over = new Promise<void>((resolve) =>
    ended.addEventListener("abort", () => resolve(), { once: true }),
  );
  const stop = await deps.events.subscribe(userId, lastEventId, (event) => {
    if (ended.aborted) return;
    write(block(event));
    if (event.kind === "signed-out" && event.data.sessionId === sessionId) signedOut.abort();
  });
  const here = (kind: string) => write(block({ id: deps.events.cursor(), kind, data: {} }));
  if (!ended.aborted) here("ready");
  const heartbeat = setInterval(() => here("heartbeat"), streamTimings.heartbeat);
  await over;
  clearInterval(heartbeat);
  stop();
  return signedOut.signal.aborted;
}
