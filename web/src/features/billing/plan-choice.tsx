import type { PaidPlanId, Period } from "@waymark/contract/billing";
import { plans } from "@waymark/domain/billing/plans";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../lib/format.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Chip } from "../../ui/chip.tsx";

const offers = {
  monthly: [
    "unlimitedApplications",
    "advancedMatching",
    "coverLetters",
    "interviewPreparation",
    "prioritySupport",
  ],
  team: ["everythingInPro", "teamDashboard", "bulkSearches", "teamAnalytics", "dedicatedSupport"],
} as const satisfies Record<PaidPlanId, readonly string[]>;

export function PlanChoice({ freeDays }: { freeDays: number }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState<Period>("monthly");
  return (
    <section aria-labelledby="plan-choice" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plan-choice" className="text-2xl">
          {t("billing.choice.title")}
        </h2>
        <div className="flex gap-2">
          {(["monthly", "yearly"] as const).map((each) => (
            <Chip key={each} pressed={period === each} onClick={() => setPeriod(each)}>
              {t(`billing.period.${each}`)}
            </Chip>
          ))}
        </div>
      </div>
      <ul className="grid gap-x-5 gap-y-7 pt-2 md:grid-cols-2">
        {(["monthly", "team"] as const).map((id) => (
          <Offer key={id} id={id} period={period} freeDays={freeDays} />
        ))}
      </ul>
      <p className="text-[0.9375rem] text-muted">{t("billing-plans.promise")}</p>
    </section>
  );
}

function Offer({ id, period, freeDays }: { id: PaidPlanId; period: Period; freeDays: number }) {
  const { t, i18n } = useTranslation();
  const plan = plans[id];
  const money = (cents: number) => formatMoney(cents / 100, plan.currency, i18n.language);
  const yearly = period === "yearly";
  return (
    <li className="relative flex flex-col gap-5 rounded-xl border border-line bg-surface p-5 sm:p-6">
      {id === "monthly" && (
        <Badge tone="blaze" className="absolute -top-3 left-5 sm:left-6">
          {t("billing-plans.popular")}
        </Badge>
      )}
      <div className="grid gap-1">
        <h3 className="text-xl">{t(`billing.level.${id === "monthly" ? "pro" : "team"}`)}</h3>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="tabular font-display text-3xl font-bold tracking-tight">
            {money(yearly ? plan.yearlyPrice : plan.monthlyPrice)}
          </span>
          <span className="text-muted">{t(yearly ? "billing-plans.perYear" : "billing-plans.perMonth")}</span>
        </p>
        <p className="text-[0.9375rem] text-muted">
          {yearly
            ? t("billing-checkout.period.saving", { money: money(plan.monthlyPrice * 12 - plan.yearlyPrice) })
            : t("billing-plans.users", { count: plan.users })}
        </p>
      </div>
      <ul className="grid gap-2.5 text-[0.9375rem]">
        {offers[id].map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" strokeWidth={2.5} />
            {t(`billing-plans.feature.${feature}`)}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">
        {freeDays > 0 && <p className="text-sm text-muted">{t(`billing-plans.note.${id}`)}</p>}
        <ButtonRouteLink
          to="/checkout"
          search={yearly ? { plan: id, period } : { plan: id }}
          variant={id === "monthly" ? "primary" : "secondary"}
        >
          {t(yearly ? `billing-plans.chooseYearly.${id}` : `billing-plans.choose.${id}`)}
        </ButtonRouteLink>
      </div>
    </li>
  );
}
