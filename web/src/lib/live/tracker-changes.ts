import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLiveEvent } from "./live.ts";

/** Changes in another tab or on the server. Pass a stable key. */
export function useTrackerChanges(queryKey: QueryKey): void {
  const client = useQueryClient();
  useLiveEvent(
    "applications-changed",
    useCallback(() => void client.invalidateQueries({ queryKey }), [client, queryKey]),
  );
}
