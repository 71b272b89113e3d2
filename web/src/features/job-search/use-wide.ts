import { useSyncExternalStore } from "react";

const query = "(min-width: 1100px)";

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

/** Whether there is room for the list and the open posting side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
