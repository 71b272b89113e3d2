import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { paidPlan } from "./paid-plan.ts";
import { useSubscription } from "./queries.ts";

/** Asks to pay for a plan, and says how far that goes today. */
export function CheckoutPanel({
  asked,
  back,
  goOn,
}: {
  /** The plan as the address names it. */
  asked: string;
  /** The link back to the plans. */
  back: ReactNode;
  /** The button on with the free plan. */
  goOn: ReactNode;
}) {
  const { t } = useTranslation();
  const { plan, known } = paidPlan(asked);
  const subscription = useSubscription(plan);
  if (subscription.isPending) {
    return <Spinner text={t("checkout.preparing")} className="m-auto" />;
  }
  const { error } = subscription;
  // A refusal that is not about plans still to come (a lost connection, say) gives its own reason.
  const reason = error instanceof CallError && error.code !== "payments_not_ready" ? error.error : "";
  return (
    <div className="mx-auto grid w-full max-w-4xl animate-rise content-start gap-6">
      <div className="grid justify-items-start gap-3">
        {back}
        <h1 className="text-3xl sm:text-4xl">{t("checkout.heading")}</h1>
      </div>
      {!known && <Notice tone="info">{t("checkout.unknownPlan")}</Notice>}
      <div className="grid gap-8 xl:grid-cols-2">
        <OrderSummary plan={plan} />
        <section aria-labelledby="payment" className="grid content-start gap-4">
          <h2 id="payment" className="text-xl">
            {t("checkout.payment")}
          </h2>
          {error && <Notice>{t("checkout.failed")}</Notice>}
          <p className="text-pretty">{reason || t("checkout.toCome")}</p>
          <div className="flex flex-wrap gap-3">
            {goOn}
            {error && (
              <Button
                variant="secondary"
                busy={subscription.isFetching}
                onClick={() => void subscription.refetch()}
              >
                {t("common.retry")}
              </Button>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}
