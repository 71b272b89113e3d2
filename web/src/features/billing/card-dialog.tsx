import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { Button } from "../../ui/button/button.tsx";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useNewTestCard } from "./queries.ts";

const outcomes = ["succeeds", "declined", "fails-later"] as const;

export function CardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>("succeeds");
  const card = useNewTestCard();
  const save = () =>
    card.mutate(outcome, {
      onSuccess: () => {
        toast({ title: t("billing.cardSaved") });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("billing.card")}
      description={t("billing-checkout.test.notice")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button busy={card.isPending} onClick={save}>
            {t("billing.saveCard")}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t("billing-checkout.test.label")}
        value={outcome}
        disabled={card.isPending}
        onValueChange={(id) => setOutcome(outcomes.find((known) => known === id) ?? "succeeds")}
        items={outcomes.map((id) => ({
          id,
          label: t(`billing-checkout.test.${id}`),
          hint: t(`billing-checkout.test.${id}-hint`),
        }))}
      />
      {card.error && (
        <Notice>{card.error instanceof CallError ? card.error.error : t("billing.failed")}</Notice>
      )}
    </Dialog>
  );
}
