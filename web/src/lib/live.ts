import type { EventKind, LiveEvent } from "@waymark/contract/events";
import { useEffect } from "react";
import { openLiveStream } from "./events.ts";
import { listen, tell } from "./live-listeners.ts";
import { renewSession } from "./session-keeper.ts";
import { readStoredUser } from "./stored-user.ts";

/**
 * Hears the live events of a kind while the component is on the screen: the server's, and what other tabs of this
 * browser say of the session. Pass a stable handler.
 */
export function useLiveEvent(kind: EventKind, onEvent: (event: LiveEvent) => void): void {
  useEffect(() => listen((event) => event.kind === kind && onEvent(event)), [kind, onEvent]);
}

/** Holds this tab's one stream open. Called once, by the frame of the signed-in screens. */
export function useLiveStream(): void {
  useEffect(
    () =>
      openLiveStream({
        onEvent: tell,
        // A renewal that failed for want of a connection is tried with the next attempt.
        renew: () =>
          renewSession().then(
            () => true,
            () => readStoredUser() !== null,
          ),
        // A stream that is refused means the same as one that says so: nobody is signed in any more.
        onRefused: () => tell({ id: "", kind: "signed-out", data: {} }),
      }),
    [],
  );
}
