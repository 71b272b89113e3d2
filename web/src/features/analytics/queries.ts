import { useQuery } from "@tanstack/react-query";
import { readFigures } from "@waymark/contract/analytics";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";

/** First and last day of sending; a missing end is open. */
export interface Span {
  from?: string;
  to?: string;
}

export function useFigures({ from, to }: Span) {
  return useQuery({
    // Begins with the applications' key, so that both are refetched together.
    queryKey: keyOf("applications", "figures", from ?? "", to ?? ""),
    queryFn: ({ signal }) =>
      call(readFigures, { query: { ...(from ? { from } : {}), ...(to ? { to } : {}) }, signal }),
    placeholderData: (before) => before,
  });
}
