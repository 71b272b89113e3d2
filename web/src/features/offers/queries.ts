import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallOf } from "@waymark/contract/endpoint";
import { deleteOffer, listOffers, readOfferRank, saveOffer } from "@waymark/contract/offers";
import { call } from "../../lib/api/call.ts";
import { useTrackerChanges } from "../../lib/live/tracker-changes.ts";

const listKey = ["offers"] as const;

/** The person's offers, newest first. */
export function useOffers() {
  useTrackerChanges(listKey);
  return useQuery({ queryKey: listKey, queryFn: ({ signal }) => call(listOffers, { signal }) });
}

export function useOfferActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: listKey });
  return {
    save: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & CallOf<typeof saveOffer>["body"]) =>
        call(saveOffer, { params: { id }, body }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(deleteOffer, { params: { id } }), onSettled }),
  };
}

/** An offer's comparison with the postings, refetched when the offer changes. */
export function useOfferRank({ id, version }: { id: string; version: number }) {
  return useQuery({
    queryKey: ["offer-rank", id, version],
    queryFn: ({ signal }) => call(readOfferRank, { params: { id }, signal }),
    staleTime: 300_000,
  });
}
