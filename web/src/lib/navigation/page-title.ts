import { useEffect } from "react";

/** Sets the document title: 'Search · Waymark'. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Waymark` : "Waymark";
  }, [title]);
}
