import type { PaidPlanId, Period } from "@waymark/contract/billing";
import type { Localization } from "@waymark/contract/settings";
import { planNameKey } from "@waymark/domain/billing/plan-name-key";
import { plans } from "@waymark/domain/billing/plans";
import { Lock } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { formatMoney } from "../../../lib/format.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { useCheckout } from "./queries.ts";
import type { RequestedOrder } from "./requested-order.ts";
import { TestForm } from "./test-form.tsx";

// Stripe's library is loaded only where a Stripe account is connected.
const StripeForm = lazy(() => import("./stripe-form.tsx").then((m) => ({ default: m.StripeForm })));

export function CheckoutPanel({
  order,
  dates,
  back,
  goOn,
  toPlan,
  onPeriod,
  onPaid,
}: {
  order: RequestedOrder;
  dates: Localization;
  back: ReactNode;
  goOn: ReactNode;
  toPlan: ReactNode;
  onPeriod: (period: Period) => void;
  onPaid: () => void;
}) {
  const { t } = useTranslation();
  const { planType, period } = order;
  const [attempt] = useState(newAttempt);
  const begun = useCheckout({ planType, period, attempt: `${attempt}-${planType}-${period}` });
  const { data: checkout, error, isPending, isFetching, refetch } = begun;
  // Changing the period keeps the page and the focus, instead of showing the spinner.
  const [chosenAnew, setChosenAnew] = useState(false);
  if (isPending && !chosenAnew) return <Spinner text={t("billing-checkout.preparing")} className="m-auto" />;
  const choosePeriod = (each: Period) => {
    setChosenAnew(true);
    onPeriod(each);
  };
  const code = error instanceof CallError ? error.code : null;
  return (
    <div className="mx-auto grid w-full max-w-4xl animate-rise content-start gap-6">
      <div className="grid justify-items-start gap-3">
        {back}
        <h1 className="text-3xl sm:text-4xl">{t("billing-checkout.heading")}</h1>
      </div>
      {checkout?.provider === "test" && <Notice tone="info">{t("billing-checkout.test.notice")}</Notice>}
      {!order.known && (
        <Notice tone="info">
          {t("billing-checkout.unknown", { plan: t(planNameKey(planType, period)) })}
        </Notice>
      )}
      <div className="grid items-start gap-8 xl:grid-cols-2">
        {/* Subscribers of this plan cannot buy it again, so neither price nor promise is shown. */}
        {code !== "already_subscribed" && (
          <div className="grid gap-4">
            <PeriodChoice planType={planType} period={period} onPeriod={choosePeriod} />
            <OrderSummary planType={planType} period={period} checkout={checkout} dates={dates} />
          </div>
        )}
        <section aria-labelledby="payment" className="grid content-start gap-4">
          <h2 id="payment" className="text-xl">
            {t("billing-checkout.payment")}
          </h2>
          {isPending && (
            <Loading label={t("billing-checkout.preparing")}>
              <Skeleton className="h-64" />
            </Loading>
          )}
          {checkout && <Payment checkout={checkout} onPaid={onPaid} onDeclined={() => void refetch()} />}
          {error && (
            <Problem
              error={error}
              onRetry={isFetching ? undefined : () => void refetch()}
              next={code === "already_subscribed" ? toPlan : goOn}
            />
          )}
        </section>
      </div>
    </div>
  );
}

/** Id of one visit's purchase. `crypto.randomUUID` is missing on plain http. */
const newAttempt = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");

function PeriodChoice({
  planType,
  period,
  onPeriod,
}: {
  planType: PaidPlanId;
  period: Period;
  onPeriod: (period: Period) => void;
}) {
  const { t, i18n } = useTranslation();
  const plan = plans[planType];
  const money = (cents: number) => formatMoney(cents / 100, plan.currency, i18n.language);
  return (
    <RadioCards
      label={t("billing-checkout.period.label")}
      value={period}
      onValueChange={(id) => onPeriod(id === "yearly" ? "yearly" : "monthly")}
      items={[
        { id: "monthly", label: t("billing-checkout.period.monthly"), aside: money(plan.monthlyPrice) },
        {
          id: "yearly",
          label: t("billing-checkout.period.yearly"),
          hint: t("billing-checkout.period.saving", {
            money: money(plan.monthlyPrice * 12 - plan.yearlyPrice),
          }),
          aside: money(plan.yearlyPrice),
        },
      ]}
    />
  );
}

type Checkout = NonNullable<ReturnType<typeof useCheckout>["data"]>;

/** The form of the payment provider, below a line on where the card's number goes. */
function Payment({
  checkout,
  onPaid,
  onDeclined,
}: {
  checkout: Checkout;
  onPaid: () => void;
  onDeclined: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <p className="flex gap-2.5 text-[0.9375rem] text-muted text-pretty">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0" />
        {t(checkout.provider === "stripe" ? "billing-checkout.secure" : "billing-checkout.test.secure")}
      </p>
      {checkout.publishableKey === null ? (
        <TestForm checkout={checkout} onPaid={onPaid} />
      ) : (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <StripeForm
            checkout={checkout}
            publishableKey={checkout.publishableKey}
            onPaid={onPaid}
            onDeclined={onDeclined}
          />
        </Suspense>
      )}
    </>
  );
}

function Problem({
  error,
  onRetry,
  next,
}: {
  error: Error;
  onRetry: (() => void) | undefined;
  next: ReactNode;
}) {
  const { t } = useTranslation();
  const code = error instanceof CallError ? error.code : null;
  return (
    <>
      {code !== "already_subscribed" && (
        <Notice {...(onRetry ? { onRetry } : {})}>{t("billing-checkout.failed")}</Notice>
      )}
      {error instanceof CallError && <p className="text-pretty">{error.error}</p>}
      <div className="flex flex-wrap gap-3">{next}</div>
    </>
  );
}
