import { useMutation, useQuery } from "@tanstack/react-query";
import {
  type Checkout,
  chooseTestOutcome,
  createSubscription,
  type PaidPlanId,
  type Period,
} from "@waymark/contract/billing";
import { call } from "../../lib/call.ts";

export interface Order {
  planType: PaidPlanId;
  period: Period;
  /** Names this try to buy; the same for its retries, so that nothing is begun twice. */
  attempt: string;
}

/** Begins the subscription, once per visit; trying again is the person's own press and goes on with the same one. */
export function useCheckout(order: Order) {
  return useQuery({
    queryKey: ["checkout", order.planType, order.period, order.attempt],
    queryFn: (): Promise<Checkout> => call(createSubscription, { body: order }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Test mode: says how the imagined card behaves. */
export function useTestOutcome(clientSecret: string) {
  return useMutation({
    mutationFn: (outcome: TestOutcome) => call(chooseTestOutcome, { body: { clientSecret, outcome } }),
  });
}

export type TestOutcome = "succeeds" | "declined" | "needs-confirmation" | "confirmed" | "refused";
