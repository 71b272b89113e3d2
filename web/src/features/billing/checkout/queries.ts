import { useMutation, useQuery } from "@tanstack/react-query";
import {
  type Checkout,
  chooseTestOutcome,
  confirmCheckout,
  createSubscription,
  type PaidPlanId,
  type Period,
} from "@waymark/contract/billing";
import { call } from "../../../lib/api/call.ts";

export interface Order {
  planType: PaidPlanId;
  period: Period;
  /** Idempotency key of this purchase: retries use the same one, so that nothing is begun twice. */
  attempt: string;
}

export function useCheckout(order: Order) {
  return useQuery({
    queryKey: ["checkout", order.planType, order.period, order.attempt],
    queryFn: (): Promise<Checkout> => call(createSubscription, { body: order }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useTestOutcome(clientSecret: string) {
  return useMutation({
    mutationFn: (outcome: TestOutcome) => call(chooseTestOutcome, { body: { clientSecret, outcome } }),
  });
}

export type TestOutcome = "succeeds" | "declined" | "needs-confirmation" | "confirmed" | "refused";

export const confirmOrder = () => call(confirmCheckout, { body: {} }).catch(() => ({ clientSecret: null }));
