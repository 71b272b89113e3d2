import type { LiveEvent } from "@waymark/contract/events";

const listeners = new Set<(event: LiveEvent) => void>();

export function notifyListeners(event: LiveEvent): void {
  for (const listener of [...listeners]) listener(event);
}

export function listen(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
