import type { LiveEvent } from "@waymark/contract/events";

const listeners = new Set<(event: LiveEvent) => void>();

/** Hands an event to everybody in this tab who listens. */
export function tell(event: LiveEvent): void {
  for (const listener of [...listeners]) listener(event);
}

/** Listens to every event until the answered function is called. */
export function listen(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
