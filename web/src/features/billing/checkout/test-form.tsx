import type { Checkout } from "@waymark/contract/billing";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../../lib/api/call.ts";
import { Button } from "../../../ui/button/button.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { PayButton } from "./pay-button.tsx";
import { type TestOutcome, useTestOutcome } from "./queries.ts";

const outcomes = ["succeeds", "declined", "needs-confirmation"] as const;
type Picked = (typeof outcomes)[number];

/** Test mode: the person chooses an outcome instead of typing card data, so that nobody enters a real card. */
export function TestForm({ checkout, onPaid }: { checkout: Checkout; onPaid: () => void }) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<Picked>("succeeds");
  const [confirming, setConfirming] = useState(false);
  const choose = useTestOutcome(checkout.clientSecret);
  const send = (outcome: TestOutcome) =>
    choose.mutate(outcome, {
      onSuccess: ({ result }) => {
        setConfirming(result === "requires_action");
        if (result === "succeeded") onPaid();
      },
      onError: () => setConfirming(false),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(picked);
  };
  const { error, isPending } = choose;
  return (
    <form onSubmit={submit} className="grid gap-5">
      <Tabs
        label={t("billing-checkout.methods")}
        items={[
          {
            id: "card",
            label: t("billing-checkout.card"),
            content: (
              <RadioCards
                label={t("billing-checkout.test.label")}
                value={picked}
                disabled={isPending}
                onValueChange={(id) => setPicked(outcomes.find((known) => known === id) ?? "succeeds")}
                items={outcomes.map((id) => ({
                  id,
                  label: t(`billing-checkout.test.${id}`),
                  hint: t(`billing-checkout.test.${id}-hint`),
                }))}
              />
            ),
          },
        ]}
      />
      {error && (
        <Notice>{error instanceof CallError ? error.error : t("billing-checkout.submitFailed")}</Notice>
      )}
      <PayButton checkout={checkout} busy={isPending} />
      <Dialog
        open={confirming}
        onOpenChange={(open) => !open && send("refused")}
        title={t("billing-checkout.test.confirm")}
        description={t("billing-checkout.test.confirmText")}
        footer={
          <>
            <Button variant="secondary" disabled={isPending} onClick={() => send("refused")}>
              {t("billing-checkout.test.refuse")}
            </Button>
            <Button busy={isPending} onClick={() => send("confirmed")}>
              {t("billing-checkout.test.approve")}
            </Button>
          </>
        }
      />
    </form>
  );
}
