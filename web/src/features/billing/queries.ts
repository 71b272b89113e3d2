import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  cancelSubscription,
  changePlan,
  chooseTestOutcome,
  keepPlan,
  type PaidPlanId,
  type Period,
  type PlanState,
  previewChange,
  readCheckout,
  readPlan,
  resumeSubscription,
} from "@waymark/contract/billing";
import { listInvoices, openPortal, requestRefund } from "@waymark/contract/billing-invoices";
import { useCallback } from "react";
import { call } from "../../lib/api/call.ts";
import { keyOf } from "../../lib/api/query-keys.ts";
import { useLiveEvent } from "../../lib/live/live.ts";

const planKey = keyOf("plan");
const invoicesKey = keyOf("invoices");

export function usePlan() {
  const client = useQueryClient();
  const askAgain = useCallback(() => {
    void client.invalidateQueries({ queryKey: planKey });
    void client.invalidateQueries({ queryKey: invoicesKey });
    void client.invalidateQueries({ queryKey: keyOf("teams") });
  }, [client]);
  useLiveEvent("plan-changed", askAgain);
  return useQuery({ queryKey: planKey, queryFn: ({ signal }) => call(readPlan, { signal }) });
}

function usePlanChange<T>(change: (input: T) => Promise<PlanState>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (plan) => {
      client.setQueryData(planKey, plan);
      void client.invalidateQueries({ queryKey: invoicesKey });
      // A team begins and ends with its plan.
      void client.invalidateQueries({ queryKey: keyOf("teams") });
    },
  });
}

export interface Choice {
  planType: PaidPlanId;
  period: Period;
}

export const useChangePlan = () => usePlanChange((body: Choice) => call(changePlan, { body }));
export const useKeepPlan = () => usePlanChange((_: undefined) => call(keepPlan, { body: {} }));
export const useCancel = () => usePlanChange((_: undefined) => call(cancelSubscription, { body: {} }));
export const useResume = () => usePlanChange((_: undefined) => call(resumeSubscription, { body: {} }));
export const useRefund = () => usePlanChange((_: undefined) => call(requestRefund, { body: {} }));

/** Never cached, since the cost of a change depends on the day. */
export function usePreview(choice: Choice | null) {
  return useQuery({
    queryKey: ["plan-preview", choice],
    queryFn: ({ signal }) =>
      call(previewChange, { body: choice ?? { planType: "monthly", period: "monthly" }, signal }),
    enabled: choice !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export function useInvoices(enabled: boolean) {
  return useQuery({
    queryKey: invoicesKey,
    queryFn: ({ signal }) => call(listInvoices, { signal }),
    enabled,
  });
}

export function usePortal() {
  return useMutation({ mutationFn: () => call(openPortal, { body: {} }) });
}

/** The new card also pays an unpaid invoice. */
export function useNewTestCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (outcome: "succeeds" | "declined" | "fails-later") =>
      call(chooseTestOutcome, { body: { outcome } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: invoicesKey });
      return client.invalidateQueries({ queryKey: planKey });
    },
  });
}

const maxAttempts = 15;
const outcomeKey = ["payment-outcome"] as const;

/** Fetched every two seconds until it is known, for half a minute. */
export function usePaymentOutcome(asked: boolean) {
  const client = useQueryClient();
  const timesAsked = () => client.getQueryState(outcomeKey)?.dataUpdateCount ?? 0;
  const outcome = useQuery({
    queryKey: outcomeKey,
    queryFn: ({ signal }) => call(readCheckout, { signal }),
    enabled: asked,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.outcome === "processing" && state.dataUpdateCount < maxAttempts ? 2_000 : false,
  });
  return { ...outcome, isLate: outcome.data?.outcome === "processing" && timesAsked() >= maxAttempts };
}
