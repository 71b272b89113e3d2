import type { EventKind, LiveEvent } from "@waymark/contract/events";
import { useEffect } from "react";
import { openLiveStream } from "./events.ts";

const listeners = new Set<(event: LiveEvent) => void>();

function tell(event: LiveEvent): void {
  for (const listener of [...listeners]) listener(event);
}

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
        onEvent: tell,
        // A stream that is refused means the same as one that says so: nobody is signed in any more.
        onRefused: () => tell({ id: "", kind: "signed-out", data: {} }),
      }),
    [],
  );
}
