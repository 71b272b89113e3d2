import type { PaidPlanId } from "@waymark/contract/billing";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";

/** 'Subscribe to' and the plan's name; sends the form it stands in. */
export function PayButton({
  planType,
  busy,
  disabled = false,
}: {
  planType: PaidPlanId;
  busy: boolean;
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Button type="submit" size="lg" className="w-full" busy={busy} disabled={disabled}>
      {busy ? t("checkout.busy") : t("checkout.subscribe", { plan: t(`plans.name.${planType}`) })}
    </Button>
  );
}
