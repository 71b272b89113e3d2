import type { PlanState } from "@waymark/contract/billing";
import type { Localization } from "@waymark/contract/settings";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Invoices } from "./invoices.tsx";
import { PlanActions } from "./plan-actions.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { PlanHead } from "./plan-head.tsx";
import { planWhen } from "./plan-texts.ts";
import { usePlan } from "./queries.ts";
import { RefundNote } from "./refund-note.tsx";

export function PlanSection({ dates, team }: { dates: Localization; team: ReactNode }) {
  const { t } = useTranslation();
  const { data: plan, error, refetch } = usePlan();
  return (
    <div className="grid gap-10">
      <h1 className="text-3xl">{t("billing.title")}</h1>
      {!plan && !error && (
        <Loading>
          <div className="grid gap-6">
            <Skeleton className="h-56 rounded-xl" />
            <Skeleton className="h-72 rounded-xl" />
          </div>
        </Loading>
      )}
      {!plan && error && <Notice onRetry={() => void refetch()}>{t("billing.unread")}</Notice>}
      {plan && <Plan plan={plan} dates={dates} team={team} />}
    </div>
  );
}

const ended = new Set(["canceled", "incomplete_expired"]);
/** Subscriptions with an unpaid invoice. They resume when it is paid; until then nothing new can be bought. */
const unpaid = new Set(["past_due", "unpaid", "paused"]);

function Plan({ plan, dates, team }: { plan: PlanState; dates: Localization; team: ReactNode }) {
  const { t } = useTranslation();
  const { subscription, payments, moneyBack } = plan;
  const living = subscription !== null && !ended.has(subscription.status);
  const running = living && (subscription.access !== "none" || unpaid.has(subscription.status));
  const unfinished = living && !running;
  const isMember = plan.team?.role === "member";
  return (
    <>
      {subscription?.problem && !running && planWhen(plan).key !== "cardMissing" && (
        <Notice tone="info">{t(`billing-plans.problem.${subscription.problem}`)}</Notice>
      )}
      <PlanHead
        plan={plan}
        dates={dates}
        actions={
          running ? (
            <PlanActions plan={plan} subscription={subscription} dates={dates} />
          ) : unfinished ? (
            <ButtonRouteLink
              to="/checkout"
              search={{ plan: subscription.planType, period: subscription.period }}
            >
              {t("billing.finish")}
            </ButtonRouteLink>
          ) : undefined
        }
      />
      {plan.level !== "open" && !running && !isMember && (
        <>
          {!payments.ready && payments.reason && (
            <Notice tone="info">
              {t("billing.unavailable", { why: t(`billing-plans.notReady.${payments.reason}`) })}
            </Notice>
          )}
          {payments.ready && <PlanChoice freeDays={plan.freeDays} />}
        </>
      )}
      {team}
      {subscription !== null && <Invoices dates={dates} />}
      {moneyBack && <RefundNote moneyBack={moneyBack} dates={dates} />}
    </>
  );
}
