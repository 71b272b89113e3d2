import type { LiveEvent } from "@waymark/contract/events";

const listeners = new Set<(event: LiveEvent) => void>();

/** Passes an event to every listener in this tab. */
export function notifyListeners(event: LiveEvent): void {
  for (const listener of [...listeners]) listener(event);
}

/** Adds a listener for every event. The returned function removes it. */
export function listen(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
