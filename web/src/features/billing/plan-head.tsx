import type { PlanState } from "@waymark/contract/billing";
import type { Localization } from "@waymark/contract/settings";
import { planNameKey } from "@waymark/domain/billing/plan-name-key";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../lib/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { planTone, planWhen } from "./plan-texts.ts";

export function PlanHead({
  plan,
  dates,
  actions,
}: {
  plan: PlanState;
  dates: Localization;
  actions?: ReactNode;
}) {
  const { t, i18n } = useTranslation();
  const { subscription, level } = plan;
  const day = (instant: string) => formatDate(instant, i18n.language, dates);
  const own = level === "pro" || (level === "team" && plan.team?.role === "owner");
  const when = planWhen(plan);
  return (
    <section
      aria-labelledby="current-plan"
      className="grid gap-6 rounded-xl border border-line bg-surface p-5 sm:p-8 md:grid-cols-[minmax(0,1fr)_minmax(15rem,20rem)]"
    >
      <div className="grid content-start gap-3">
        <p className="text-sm font-semibold text-muted">{t("billing.current")}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="current-plan" className="text-3xl">
            {t(`billing.level.${level}`)}
          </h2>
          {subscription && own && (
            <Badge tone={planTone(subscription)}>
              {t(`billing.status.${subscription.cancelAtPeriodEnd ? "ending" : subscription.status}`)}
            </Badge>
          )}
        </div>
        <p className="max-w-prose text-pretty">
          {t(`billing.when.${when.key}`, {
            ...(when.at === null ? {} : { date: day(when.at) }),
            count: plan.trial?.daysLeft ?? 0,
            team: plan.team?.name ?? "",
            money:
              subscription === null
                ? ""
                : formatMoney(subscription.amount / 100, subscription.currency, i18n.language),
            each: t(subscription?.period === "yearly" ? "billing-plans.perYear" : "billing-plans.perMonth"),
          })}
        </p>
        <MoreOnPlan plan={plan} own={own} day={day} />
        {actions && <div className="flex flex-wrap gap-3 pt-2">{actions}</div>}
      </div>
      <div className="grid content-start gap-5">
        {plan.use.map((use) => (
          <UseMeter key={use.what} use={use} day={day} />
        ))}
        {plan.payments.testMode && <Notice tone="info">{t("billing-checkout.test.notice")}</Notice>}
      </div>
    </section>
  );
}

function UseMeter({ use, day }: { use: PlanState["use"][number]; day: (instant: string) => string }) {
  const { t } = useTranslation();
  const text =
    use.limit === null
      ? t("billing.use.open", { count: use.used })
      : t("billing.use.of", { used: use.used, limit: use.limit });
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-[0.9375rem] font-semibold">{t(`billing.use.${use.what}`)}</h3>
        <span className="tabular text-[0.9375rem]">{text}</span>
      </div>
      {use.limit !== null && (
        <ProgressBar
          label={t(`billing.use.${use.what}`)}
          value={(use.used / Math.max(1, use.limit)) * 100}
          valueText={text}
        />
      )}
      {use.limit !== null && (
        <p className="text-sm text-muted">
          {use.resetsAt === null
            ? t("billing.use.whole")
            : t("billing.use.resets", { date: day(use.resetsAt) })}
        </p>
      )}
    </div>
  );
}

/** A plan that a member of a team pays besides it, and a change that is due. */
function MoreOnPlan({
  plan: { subscription, level },
  own,
  day,
}: {
  plan: PlanState;
  own: boolean;
  day: (instant: string) => string;
}) {
  const { t } = useTranslation();
  const besides = level === "team" && !own && subscription !== null && subscription.access !== "none";
  return (
    <>
      {besides && (
        <p className="max-w-prose text-[0.9375rem] text-muted text-pretty">
          {t("billing.besides", {
            plan: t(planNameKey(subscription.planType, subscription.period)),
          })}
        </p>
      )}
      {subscription?.pendingChange && own && (
        <p className="text-[0.9375rem] text-muted">
          {t("billing.pending", {
            plan: t(planNameKey(subscription.pendingChange.planType, subscription.pendingChange.period)),
            period: t(`billing.period.${subscription.pendingChange.period}`),
            date: day(subscription.pendingChange.at),
          })}
        </p>
      )}
    </>
  );
}
