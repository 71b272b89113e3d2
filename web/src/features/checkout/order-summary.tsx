import { plans } from "@waymark/domain/billing/plans";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../lib/format.ts";
import { Card } from "../../ui/card.tsx";
import type { PaidPlan } from "./queries.ts";

/** What is being bought, what it costs and what is promised. */
export function OrderSummary({ plan: id }: { plan: PaidPlan }) {
  const { t, i18n } = useTranslation();
  const plan = plans[id];
  const money = (cents: number) => formatMoney(cents / 100, plan.currency, i18n.language);
  const promises = [
    t("checkout.summary.trial"),
    t("checkout.summary.cancel"),
    t("checkout.summary.guarantee"),
  ];
  return (
    <Card className="grid content-start gap-5">
      <h2 className="text-xl">{t("checkout.summary.heading")}</h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="text-lg font-semibold">
          {id === "team" ? t("plans.name.team") : t("plans.name.monthly")}
        </span>
        <span className="flex items-baseline gap-2">
          <span className="tabular font-display text-2xl font-bold tracking-tight">
            {money(plan.monthlyPrice)}
          </span>
          <span className="text-muted">{t("plans.perMonth")}</span>
        </span>
        <span className="basis-full text-[0.9375rem] text-muted">
          {t("plans.users", { count: plan.users })}
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
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 border-t border-line pt-4 text-[0.9375rem]">
        <dt className="text-muted">{t("checkout.summary.after")}</dt>
        <dd className="text-right">
          {money(plan.monthlyPrice)} {t("plans.perMonth")}
        </dd>
        <dt className="font-semibold">{t("checkout.summary.today")}</dt>
        <dd className="text-right font-semibold">{money(0)}</dd>
      </dl>
    </Card>
  );
}
