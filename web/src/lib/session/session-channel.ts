import { SessionEvent } from "@waymark/contract/events";
import { notifyListeners } from "../live/live-listeners.ts";

let channel: BroadcastChannel | null | undefined;

const kindOf = (data: unknown) => SessionEvent.safeParse(data).data;

/** Messages of other tabs reach the same listeners as server events. */
export function openSessionChannel(): BroadcastChannel | null {
  if (channel !== undefined) return channel;
  channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("waymark-session");
  channel?.addEventListener("message", ({ data }) => {
    const event = kindOf(data);
    if (event) notifyListeners({ id: "", ...event });
  });
  return channel;
}

export function postToTabs(event: SessionEvent): void {
  openSessionChannel()?.postMessage(event);
  notifyListeners({ id: "", ...event });
}
