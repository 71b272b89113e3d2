import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.ts";
import { usePaymentOutcome } from "./queries.ts";

/**
 * What became of a payment that this address claims. The address proves nothing: only the server's word
 * congratulates.
 */
export function PaymentOutcome({
  onSettled,
  onFailed,
}: {
  /** Takes the claim out of the address. */
  onSettled: () => void;
  /** Leads back to the checkout. */
  onFailed: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch } = usePaymentOutcome(true);
  const outcome = data?.outcome;
  const planType = data?.subscription?.planType;
  useEffect(() => {
    if (outcome === "none") onSettled();
    if (outcome !== "succeeded") return;
    void client.invalidateQueries({ queryKey: ["plan"] });
    toast({
      title: t("plan.paid.title"),
      description: t("plan.paid.text", { plan: t(`plans.name.${planType ?? "monthly"}`) }),
    });
    onSettled();
  }, [outcome, planType, client, onSettled, t]);
  if (outcome === "failed") {
    const problem = data?.subscription?.problem;
    return (
      <Notice onRetry={onFailed} retryLabel={t("plan.paid.again")}>
        {t("plan.paid.failed")} {problem ? t(`plans.problem.${problem}`) : ""}
      </Notice>
    );
  }
  if (error) return <Notice onRetry={() => void refetch()}>{t("plan.paid.unknown")}</Notice>;
  return <Notice tone="info">{t("plan.paid.asking")}</Notice>;
}
