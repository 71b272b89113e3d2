import type { Subscription } from "@waymark/contract/billing";
import type { Localization } from "@waymark/contract/settings";
import { plans } from "@waymark/domain/billing/plans";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatDate, formatMoney } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { RadioCards } from "../../ui/form/radio-cards.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { type Choice, useChangePlan, usePreview } from "./queries.ts";

const choices = [
  { id: "monthly monthly", planType: "monthly", period: "monthly" },
  { id: "monthly yearly", planType: "monthly", period: "yearly" },
  { id: "team monthly", planType: "team", period: "monthly" },
  { id: "team yearly", planType: "team", period: "yearly" },
] as const satisfies readonly (Choice & { id: string })[];

export function ChangeDialog({
  subscription,
  dates,
  onClose,
}: {
  subscription: Subscription;
  dates: Localization;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const present = `${subscription.planType} ${subscription.period}`;
  const [picked, setPicked] = useState(present);
  const choice = choices.find(({ id }) => id === picked && id !== present) ?? null;
  const asked = choice && { planType: choice.planType, period: choice.period };
  const preview = usePreview(asked);
  const change = useChangePlan();
  const money = (cents: number) => formatMoney(cents / 100, "USD", i18n.language);
  const problem = change.error ?? preview.error;
  const take = () =>
    asked &&
    change.mutate(asked, {
      onSuccess: () => {
        toast({ title: t("billing.change.done") });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("billing.change.title")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button disabled={!asked || !preview.data} busy={change.isPending} onClick={take}>
            {t("billing.change.take")}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t("billing.change.title")}
        value={picked}
        disabled={change.isPending}
        onValueChange={setPicked}
        items={choices.map(({ id, planType, period }) => ({
          id,
          label: `${t(`billing.level.${planType === "team" ? "team" : "pro"}`)}, ${t(`billing.period.${period}`)}`,
          hint: id === present ? t("billing.change.present") : undefined,
          aside: money(plans[planType][period === "yearly" ? "yearlyPrice" : "monthlyPrice"]),
        }))}
      />
      <div aria-live="polite" className="min-h-18 text-[0.9375rem]">
        {problem && <Notice>{problem instanceof CallError ? problem.error : t("billing.failed")}</Notice>}
        {!problem && asked && preview.isPending && (
          <Loading>
            <SkeletonText lines={2} />
          </Loading>
        )}
        {!problem && preview.data && (
          <ChangeTerms preview={preview.data} period={choice?.period} dates={dates} money={money} />
        )}
      </div>
    </Dialog>
  );
}

/** When the change takes place, and the next charges. */
function ChangeTerms({
  preview,
  period,
  dates,
  money,
}: {
  preview: NonNullable<ReturnType<typeof usePreview>["data"]>;
  period: Choice["period"] | undefined;
  dates: Localization;
  money: (cents: number) => string;
}) {
  const { t, i18n } = useTranslation();
  return (
    <p className="text-pretty">
      {t(`billing.change.${preview.when}`, {
        date: formatDate(preview.startsAt, i18n.language, dates),
        next: preview.nextChargeAt === null ? "" : formatDate(preview.nextChargeAt, i18n.language, dates),
        due: money(preview.dueNow),
        credit: money(preview.credit),
        amount: money(preview.amount),
        each: t(period === "yearly" ? "billing-plans.perYear" : "billing-plans.perMonth"),
      })}
    </p>
  );
}
