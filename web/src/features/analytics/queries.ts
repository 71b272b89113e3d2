import { useQuery } from "@tanstack/react-query";
import { readFigures } from "@waymark/contract/analytics";
import { call } from "../../lib/call.ts";

/** From a day to a day of sending; an absent end is open. */
export interface Span {
  from?: string;
  to?: string;
}

/** The person's figures for the applications that they sent in a span. */
export function useFigures({ from, to }: Span) {
  return useQuery({
    // Under the applications' key: what changes them changes these.
    queryKey: ["applications", "figures", from ?? "", to ?? ""],
    queryFn: ({ signal }) =>
      call(readFigures, { query: { ...(from ? { from } : {}), ...(to ? { to } : {}) }, signal }),
    placeholderData: (before) => before,
  });
}
