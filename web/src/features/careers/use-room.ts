import { useSyncExternalStore } from "react";

/** From this width on the map is shown first, below it the list. */
const query = "(min-width: 720px)";

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

export function useRoomForMap(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
