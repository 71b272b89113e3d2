import type { EventKind, LiveEvent } from "@waymark/contract/events";
import { useEffect } from "react";
import { openLiveStream } from "./events.ts";

const listeners = new Set<(event: LiveEvent) => void>();

/** Hears the live events of a kind while the component is on the screen. Pass a stable handler. */
export function useLiveEvent(kind: EventKind, onEvent: (event: LiveEvent) => void): void {
  useEffect(() => {
    const listener = (event: LiveEvent) => event.kind === kind && onEvent(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [kind, onEvent]);
}

/** Holds this tab's one stream open. Called once, by the frame of the signed-in screens. */
export function useLiveStream(): void {
  useEffect(
    () =>
      openLiveStream({
        onEvent: (event) => {
          for (const listener of [...listeners]) listener(event);
        },
      }),
    [],
  );
}
