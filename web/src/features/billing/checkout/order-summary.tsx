import type { Checkout, PaidPlanId, Period } from "@waymark/contract/billing";
import type { Localization } from "@waymark/contract/settings";
import { planNameKey } from "@waymark/domain/billing/plan-name-key";
import { plans } from "@waymark/domain/billing/plans";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";

/** Today's amount from the server takes precedence over the price table. */
export function OrderSummary({
  planType,
  period,
  checkout,
  dates,
}: {
  planType: PaidPlanId;
  period: Period;
  checkout: Checkout | undefined;
  dates: Localization;
}) {
  const { t, i18n } = useTranslation();
  const plan = plans[planType];
  const money = (cents: number) => formatMoney(cents / 100, plan.currency, i18n.language);
  const price = checkout?.amount ?? (period === "yearly" ? plan.yearlyPrice : plan.monthlyPrice);
  const each = t(period === "yearly" ? "billing-plans.perYear" : "billing-plans.perMonth");
  const hasTrial = checkout === undefined || checkout.trialEndsAt !== null;
  const promises = [
    ...(hasTrial ? [t("billing-checkout.summary.trial")] : []),
    t("billing-checkout.summary.cancel"),
    t("billing-checkout.summary.guarantee"),
  ];
  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-xl">{t("billing-checkout.summary.heading")}</h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="text-lg font-semibold">{t(planNameKey(planType, period))}</span>
        <span className="flex items-baseline gap-2">
          <span className="tabular font-display text-2xl font-bold tracking-tight">{money(price)}</span>
          <span className="text-muted">{each}</span>
        </span>
        <span className="basis-full text-[0.9375rem] text-muted">
          {t("billing-plans.users", { count: plan.users })}
        </span>
      </div>
      <ul className="grid gap-2 text-[0.9375rem]">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" strokeWidth={2.5} />
            {promise}
          </li>
        ))}
      </ul>
      <DueAmounts
        {...{ checkout, dates, hasTrial, each }}
        price={money(price)}
        dueToday={money(checkout?.dueToday ?? (hasTrial ? 0 : price))}
      />
    </Card>
  );
}

function DueAmounts({
  checkout,
  dates,
  hasTrial,
  price,
  each,
  dueToday,
}: {
  checkout: Checkout | undefined;
  dates: Localization;
  hasTrial: boolean;
  price: string;
  each: string;
  dueToday: string;
}) {
  const { t, i18n } = useTranslation();
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-t border-line pt-4 text-[0.9375rem]">
      {hasTrial && (
        <>
          <dt className="text-muted">
            {checkout?.trialEndsAt
              ? t("billing-checkout.summary.from", {
                  date: formatDate(checkout.trialEndsAt, i18n.language, dates),
                })
              : t("billing-checkout.summary.after")}
          </dt>
          <dd className="text-right">
            {price} {each}
          </dd>
        </>
      )}
      <dt className="font-semibold">{t("billing-checkout.summary.today")}</dt>
      <dd className="text-right font-semibold">{dueToday}</dd>
    </dl>
  );
}
