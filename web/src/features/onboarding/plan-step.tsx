import type { PlanId } from "@waymark/contract/billing";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, isSessionOver } from "../../lib/api/call.ts";
import { keepPendingCompletion, readPendingCompletion } from "../../lib/session/pending-completion.ts";
import { Notice } from "../../ui/notice.tsx";
import { forgetDraft } from "./draft.ts";
import { forgetKeptPlan, readKeptPeriod, readKeptPlan, takeKeptPeriod } from "./kept-plan.ts";
import { PlanCard } from "./plan-card.tsx";
import { planOffers } from "./plan-offers.ts";
import { useCompleteOnboarding } from "./queries.ts";
import { StepHeading } from "./step-heading.tsx";

/**
 * Step 3. If the server cannot be told that onboarding is complete, the person goes on all the same: the guard of the
 * next page tells it again, and comes back here with the reason when that fails too.
 */
export function PlanStep({
  userId,
  completed,
  onChosen,
  onSignedOut,
}: {
  userId: string;
  /** The person came back for the plans: only the free plan needs a call. */
  completed: boolean;
  onChosen: (plan: PlanId) => void;
  onSignedOut: () => void;
}) {
  const { t } = useTranslation();
  const complete = useCompleteOnboarding(userId);
  const [kept] = useState(readKeptPlan);
  const [yearly] = useState(() => readKeptPeriod() === "yearly");
  const [owed, setOwed] = useState(() => readPendingCompletion(userId));
  const goOn = (plan: PlanId) => {
    keepPendingCompletion(null);
    forgetKeptPlan();
    // Free needs no payment, and a later order should not be yearly because of an old choice.
    if (plan === "free") takeKeptPeriod();
    forgetDraft();
    onChosen(plan);
  };
  const choose = (plan: PlanId) => {
    if (completed && plan !== "free") goOn(plan);
    else {
      complete.mutate(plan, {
        onSuccess: () => goOn(plan),
        onError: (error) => {
          if (isSessionOver(error)) return onSignedOut();
          const reason = error instanceof CallError ? error.error : "";
          if (completed) return setOwed({ userId, plan, reason });
          keepPendingCompletion({ userId, plan, reason });
          onChosen(plan);
        },
      });
    }
  };
  const { variables: asked, isPending } = complete;
  return (
    <div className="grid gap-6">
      <StepHeading heading={t("onboarding.plan.heading")} text={t("onboarding.plan.text")} />
      {owed && (
        <Notice onRetry={() => choose(owed.plan)}>
          {t("onboarding.plan.failed", { reason: owed.reason || t("onboarding.resume.unknown") })}
        </Notice>
      )}
      <ul className="grid gap-x-4 gap-y-7 pt-3 md:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
        {planOffers.map((offer) => (
          <PlanCard
            key={offer.id}
            offer={offer}
            kept={kept === offer.id}
            yearly={yearly && offer.id !== "free"}
            primary={offer.id === (kept ?? "monthly")}
            busy={isPending && asked === offer.id}
            disabled={isPending}
            onChoose={() => choose(offer.id)}
          />
        ))}
      </ul>
      <p className="text-center text-[0.9375rem] text-muted">{t("billing-plans.promise")}</p>
    </div>
  );
}
