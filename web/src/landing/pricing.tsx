import type { Language } from "@waymark/contract/values";
import { plans } from "@waymark/domain/billing/plans";
import { pointsNotYet } from "../content/not-yet.ts";
import { Badge } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button/button-class.ts";
import { listOf, type PagePart } from "./part.ts";

/** This page's names for the plans, and the plan passed to sign-in. */
const offers = [
  { id: "starter", plan: "free" },
  { id: "professional", plan: "monthly" },
  { id: "enterprise", plan: "team" },
] as const;

/** Formats cents as a price in whole dollars. */
export const planMoney = (language: Language) => (cents: number) =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: plans.free.currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  }).format(cents / 100);

/** Cents a yearly payment saves compared with twelve monthly ones. */
export const yearlySaving = (plan: keyof typeof plans) =>
  12 * plans[plan].monthlyPrice - plans[plan].yearlyPrice;

function Point({ text, notYet }: { text: string; notYet: string }) {
  if (notYet === "") return <li className="flex gap-2.5 before:text-pine before:content-['✓'/'']">{text}</li>;
  return (
    <li className="flex flex-wrap gap-2.5 text-muted before:content-['·'/'']">
      {text} <Badge tone="grey">{notYet}</Badge>
    </li>
  );
}

/** The period is two radio buttons; CSS shows the matching prices. */
export function Pricing({ t, language }: PagePart) {
  return (
    <section
      id="pricing"
      aria-labelledby="plans"
      className="group scroll-mt-6 border-t border-line bg-surface"
    >
      <div className="mx-auto grid max-w-page gap-10 px-5 py-20">
        <div className="flex flex-wrap items-end justify-between gap-5">
          <h2 id="plans" className="text-3xl sm:text-4xl">
            {t("landing.pricing.heading")}
          </h2>
          <PeriodChoice t={t} />
        </div>
        <ul className="grid overflow-hidden rounded-xl border border-line bg-line gap-px lg:grid-cols-3">
          {offers.map((offer) => (
            <Offer key={offer.id} offer={offer} t={t} language={language} />
          ))}
        </ul>
        <p className="text-muted">{t("landing.pricing.note")}</p>
      </div>
    </section>
  );
}

function PeriodChoice({ t }: { t: PagePart["t"] }) {
  return (
    <fieldset className="flex items-center gap-1 rounded-lg border border-line-strong bg-surface p-1">
      <legend className="sr-only">{t("landing.pricing.period")}</legend>
      {(["monthly", "yearly"] as const).map((period) => (
        <label
          key={period}
          className="flex min-h-9 items-center gap-2 rounded-md px-3.5 text-sm font-semibold has-checked:bg-pine-soft has-checked:text-pine has-focus-visible:outline-3 has-focus-visible:outline-blaze"
        >
          <input
            type="radio"
            name="period"
            id={`period-${period}`}
            defaultChecked={period === "monthly"}
            className="sr-only"
          />
          {t(`landing.pricing.${period}`)}
          {period === "yearly" && <Badge tone="amber">{t("landing.pricing.save")}</Badge>}
        </label>
      ))}
    </fieldset>
  );
}

type OfferOf = (typeof offers)[number];

function Offer({ offer: { id, plan }, t, language }: Pick<PagePart, "t" | "language"> & { offer: OfferOf }) {
  return (
    <li className="flex flex-col gap-5 bg-surface p-7">
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-center gap-3 text-2xl">
          {t(`landing.pricing.${id}.name`)}
          {plan === "monthly" && <Badge tone="blaze">{t("landing.pricing.popular")}</Badge>}
        </h3>
        <p className="text-muted">{t(`landing.pricing.${id}.text`)}</p>
      </div>
      <Prices plan={plan} t={t} language={language} />
      <ul className="grid gap-2 border-t border-line pt-5">
        {listOf<string>(t, `landing.pricing.${id}.points`).map((point, i) => (
          <Point
            key={point}
            text={point}
            notYet={pointsNotYet[id]?.includes(i) ? t("landing.pricing.notYet") : ""}
          />
        ))}
      </ul>
      <SignInLinks plan={plan} t={t} />
    </li>
  );
}

/** Both prices; the chosen period shows one of them. */
function Prices({ plan, t, language }: Pick<PagePart, "t" | "language"> & { plan: OfferOf["plan"] }) {
  const money = planMoney(language);
  const { monthlyPrice, yearlyPrice } = plans[plan];
  return (
    <div className="min-h-22">
      <p className="tabular group-has-[#period-yearly:checked]:hidden">
        <span className="font-display text-4xl font-bold">{money(monthlyPrice)}</span>{" "}
        <span className="text-muted">{t("landing.pricing.perMonth")}</span>
      </p>
      <p className="tabular hidden group-has-[#period-yearly:checked]:block">
        <span className="font-display text-4xl font-bold">{money(yearlyPrice)}</span>{" "}
        <span className="text-muted">{t("landing.pricing.perYear")}</span>
        {yearlyPrice > 0 && (
          <span className="mt-1 block text-sm text-pine">
            {t("landing.pricing.exact", { amount: money(yearlySaving(plan)) })}
          </span>
        )}
      </p>
    </div>
  );
}

function SignInLinks({ plan, t }: Pick<PagePart, "t"> & { plan: OfferOf["plan"] }) {
  return (
    <div className="mt-auto grid">
      {(["monthly", "yearly"] as const).map((period) => (
        <span
          key={period}
          className={
            period === "monthly"
              ? "grid group-has-[#period-yearly:checked]:hidden"
              : "hidden group-has-[#period-yearly:checked]:grid"
          }
        >
          <a
            href={`/signin?plan=${plan}${plan === "free" ? "" : `&period=${period}`}`}
            className={buttonClass(plan === "monthly" ? "primary" : "secondary", "md")}
          >
            {t(plan === "free" ? "landing.pricing.free" : "landing.pricing.trial")}
          </a>
        </span>
      ))}
    </div>
  );
}
