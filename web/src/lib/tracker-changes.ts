import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLiveEvent } from "./live.ts";

/** Reads a list anew when another tab, or the server by itself, changed what hangs on applications. Pass a stable key. */
export function useTrackerChanges(queryKey: QueryKey): void {
  const client = useQueryClient();
  useLiveEvent(
    "applications-changed",
    useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey]),
  );
}
