import { useQueryClient } from "@tanstack/react-query";
import { planNameKey } from "@waymark/domain/billing/plan-name-key";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keyOf } from "../../lib/api/query-keys.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { usePaymentOutcome } from "./queries.ts";

/** The address proves nothing, so success is reported only when the server confirms it. */
export function PaymentOutcome({ onSettled, onFailed }: { onSettled: () => void; onFailed: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, refetch, isLate } = usePaymentOutcome(true);
  const outcome = data?.outcome;
  const bought = data?.subscription;
  const name = planNameKey(bought?.planType ?? "monthly", bought?.period ?? "monthly");
  useEffect(() => {
    if (outcome === "none") onSettled();
    if (outcome !== "succeeded") return;
    for (const key of ["plan", "invoices", "teams"] as const)
      void client.invalidateQueries({ queryKey: keyOf(key) });
    toast({ title: t("billing.paid.title"), description: t("billing.paid.text", { plan: t(name) }) });
    onSettled();
  }, [outcome, name, client, onSettled, t]);
  if (outcome === "failed") {
    const problem = bought?.problem;
    return (
      <Notice onRetry={onFailed} retryLabel={t("billing.paid.again")}>
        {t("billing.paid.failed")} {problem ? t(`billing-plans.problem.${problem}`) : ""}
      </Notice>
    );
  }
  if (error) return <Notice onRetry={() => void refetch()}>{t("billing.paid.unknown")}</Notice>;
  if (isLate) {
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="info" onRetry={() => void refetch()} retryLabel={t("billing.paid.ask")}>
          {t("billing.paid.late")}
        </Notice>
        <Button variant="secondary" onClick={onFailed}>
          {t("billing.finish")}
        </Button>
      </div>
    );
  }
  return <Notice tone="info">{t("billing.paid.asking")}</Notice>;
}
