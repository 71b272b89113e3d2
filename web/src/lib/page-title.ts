import { useEffect } from "react";

/** Names the tab: 'Search · Waymark'. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Waymark` : "Waymark";
  }, [title]);
}
