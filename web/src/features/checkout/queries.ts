import { useQuery } from "@tanstack/react-query";
import { createSubscription } from "@waymark/contract/billing";
import { call } from "../../lib/call.ts";

export type PaidPlan = "monthly" | "team";

/**
 * Asks for the subscription's client secret once per visit; trying again is the person's own press, so
 * that nothing is begun twice behind their back.
 */
export function useSubscription(planType: PaidPlan) {
  return useQuery({
    queryKey: ["subscription", planType],
    queryFn: () => call(createSubscription, { body: { planType } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
