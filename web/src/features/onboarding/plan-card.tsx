import { plans } from "@waymark/domain/billing/plans";
import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { featuresNotYet } from "../../content/not-yet.ts";
import { formatMoney } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import type { planOffers } from "./plan-offers.ts";

function Feature({ name }: { name: string }) {
  const { t } = useTranslation();
  const Sign = featuresNotYet.includes(name) ? Minus : Check;
  return (
    <li className="flex gap-2.5">
      <Sign aria-hidden="true" className="mt-1 size-4 shrink-0 text-pine" strokeWidth={2.5} />
      <span>
        {t(name)} {Sign === Minus && <Badge tone="grey">{t("billing-plans.notYet")}</Badge>}
      </span>
    </li>
  );
}

export function PlanCard({
  offer,
  kept,
  yearly,
  primary,
  busy,
  disabled,
  onChoose,
}: {
  offer: (typeof planOffers)[number];
  kept: boolean;
  yearly: boolean;
  primary: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const popular = offer.id === "monthly";
  return (
    <li
      className={classes(
        "relative flex flex-col gap-5 rounded-xl border bg-surface p-5 sm:p-6",
        primary ? "border-pine ring-1 ring-pine" : "border-line",
      )}
    >
      {(popular || kept) && (
        <div className="absolute -top-3 left-5 flex gap-2 sm:left-6">
          {popular && <Badge tone="blaze">{t("billing-plans.popular")}</Badge>}
          {kept && <Badge tone="blaze">{t("onboarding.plan.kept")}</Badge>}
        </div>
      )}
      <div className="grid gap-2">
        <h2 className="text-xl">{t(offer.name)}</h2>
        <Price offerId={offer.id} yearly={yearly} />
      </div>
      <ul className="grid gap-x-5 gap-y-2.5 sm:max-md:grid-cols-2 lg:max-xl:grid-cols-2 text-[0.9375rem]">
        {offer.features.map((feature) => (
          <Feature key={feature} name={feature} />
        ))}
      </ul>
      <div className="mt-auto grid gap-3 pt-1">
        <p className="text-sm text-muted text-pretty">{t(offer.note)}</p>
        <Button
          variant={primary ? "primary" : "secondary"}
          busy={busy}
          disabled={disabled}
          className="w-full"
          onClick={onChoose}
        >
          {busy ? t("onboarding.plan.busy") : t(offer.choose)}
        </Button>
      </div>
    </li>
  );
}

function Price({ offerId, yearly }: { offerId: (typeof planOffers)[number]["id"]; yearly: boolean }) {
  const { t, i18n } = useTranslation();
  const plan = plans[offerId];
  return (
    <p className="grid">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular font-display text-3xl font-bold tracking-tight">
          {offerId === "free"
            ? t("billing-plans.days", { count: plan.trialDays })
            : formatMoney(plan.monthlyPrice / 100, plan.currency, i18n.language)}
        </span>
        {offerId !== "free" && <span className="text-muted">{t("billing-plans.perMonth")}</span>}
      </span>
      <span className="text-[0.9375rem] text-muted">{t("billing-plans.users", { count: plan.users })}</span>
      {yearly && (
        <span className="text-[0.9375rem] font-medium">
          {t("onboarding.plan.yearly", {
            money: formatMoney(plan.yearlyPrice / 100, plan.currency, i18n.language),
          })}
        </span>
      )}
    </p>
  );
}
