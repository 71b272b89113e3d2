import { useSyncExternalStore } from "react";

const two = "(min-width: 75rem)";
const three = "(min-width: 90rem)";

function subscribe(listener: () => void): () => void {
  const queries = [two, three].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}

/** Number of panes (form, page, score) that fit side by side. */
export function useRoom(): 1 | 2 | 3 {
  return useSyncExternalStore(subscribe, () =>
    window.matchMedia(three).matches ? 3 : window.matchMedia(two).matches ? 2 : 1,
  );
}
