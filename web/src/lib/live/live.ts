import type { EventKind, LiveEvent, RoomPart } from "@waymark/contract/events";
import { useCallback, useEffect } from "react";
import { renewSession } from "../session/session-keeper.ts";
import { readStoredUser } from "../session/stored-user.ts";
import { openLiveStream } from "./events.ts";
import { listen, notifyListeners } from "./live-listeners.ts";

/** Events from the server, and session events from other tabs of this browser. Pass a stable handler. */
export function useLiveEvent(kind: EventKind, onEvent: (event: LiveEvent) => void): void {
  useEffect(() => listen((event) => event.kind === kind && onEvent(event)), [kind, onEvent]);
}

/** A change of a team's room. `parts` are those that matter here: other changes fetch nothing. */
export function useRoomChange(parts: readonly RoomPart[], onChange: () => void): void {
  const names = parts.join(" ");
  const hear = useCallback(
    ({ data: { part } }: LiveEvent) => {
      if (names.split(" ").some((name) => name === part)) onChange();
    },
    [names, onChange],
  );
  useLiveEvent("team-room-changed", hear);
}

/** Called once, by the frame of the signed-in screens. */
export function useLiveStream(): void {
  useEffect(
    () =>
      openLiveStream({
        onEvent: notifyListeners,
        // A renewal that failed for lack of a connection is tried again with the next attempt.
        renew: () =>
          renewSession().then(
            () => true,
            () => readStoredUser() !== null,
          ),
        // A 401 means the same as a 'signed-out' event.
        onRefused: () => notifyListeners({ id: "", kind: "signed-out", data: {} }),
      }),
    [],
  );
}
