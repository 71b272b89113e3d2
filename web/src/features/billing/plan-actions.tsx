import type { PlanState, Subscription } from "@waymark/contract/billing";
import type { Localization } from "@waymark/contract/settings";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { CardDialog } from "./card-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { planDebt } from "./plan-texts.ts";
import { useCancel, useKeepPlan, usePortal, useResume } from "./queries.ts";

/** Cancelling needs no confirmation, because it can be undone until the period ends. */
export function PlanActions({
  plan,
  subscription,
  dates,
}: {
  plan: PlanState;
  subscription: Subscription;
  dates: Localization;
}) {
  const { t } = useTranslation();
  const owes = planDebt(plan) !== null;
  const [open, setOpen] = useState<"change" | "card" | null>(null);
  const { cancel, resume, keep, portal, takeBack, end, keepPlan, openCard } = useSteps(plan, () =>
    setOpen("card"),
  );
  return (
    <>
      {owes && (
        <Button onClick={openCard} busy={portal.isPending}>
          {t("billing.pay")}
        </Button>
      )}
      {subscription.cancelAtPeriodEnd ? (
        <Button busy={resume.isPending} onClick={takeBack}>
          {t("billing.resume")}
        </Button>
      ) : (
        <Button variant={owes ? "secondary" : "primary"} onClick={() => setOpen("change")}>
          {t("billing.change.open")}
        </Button>
      )}
      {subscription.pendingChange && (
        <Button variant="secondary" busy={keep.isPending} onClick={keepPlan}>
          {t("billing.keep")}
        </Button>
      )}
      {!owes && (
        <Button variant="secondary" busy={portal.isPending} onClick={openCard}>
          {t("billing.card")}
        </Button>
      )}
      {!subscription.cancelAtPeriodEnd && (
        <Button variant="quiet" busy={cancel.isPending} onClick={end}>
          {t("billing.cancel")}
        </Button>
      )}
      {open === "change" && (
        <ChangeDialog subscription={subscription} dates={dates} onClose={() => setOpen(null)} />
      )}
      {open === "card" && <CardDialog onClose={() => setOpen(null)} />}
    </>
  );
}

/** The actions of the buttons. A card is changed in the dialog of the test mode, or on the page of the payment provider. */
function useSteps(plan: PlanState, onTestCard: () => void) {
  const { t } = useTranslation();
  const cancel = useCancel();
  const resume = useResume();
  const keep = useKeepPlan();
  const portal = usePortal();
  const failed = (error: Error) =>
    toast({
      title: t("billing.failed"),
      variant: "destructive",
      ...(error instanceof CallError ? { description: error.error } : {}),
    });
  const takeBack = () =>
    resume.mutate(undefined, { onSuccess: () => toast({ title: t("billing.resumed") }), onError: failed });
  const end = () =>
    cancel.mutate(undefined, {
      onSuccess: (after) => {
        const running = after.subscription?.cancelAtPeriodEnd === true;
        toast({
          title: t("billing.canceled"),
          ...(running ? { action: { label: t("billing.undo"), run: takeBack } } : {}),
        });
      },
      onError: failed,
    });
  const openCard = () => {
    if (plan.payments.provider === "test") onTestCard();
    else {
      portal.mutate(undefined, {
        onSuccess: ({ url }) => url !== null && window.location.assign(url),
        onError: failed,
      });
    }
  };
  const keepPlan = () =>
    keep.mutate(undefined, { onSuccess: () => toast({ title: t("billing.kept") }), onError: failed });
  return { cancel, resume, keep, portal, takeBack, end, keepPlan, openCard };
}
