import type { Checkout } from "@waymark/contract/billing";
import { planNameKey } from "@waymark/domain/billing/plan-name-key";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button/button.tsx";

export function PayButton({
  checkout: { planType, period },
  busy,
  disabled = false,
}: {
  checkout: Checkout;
  busy: boolean;
  disabled?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Button type="submit" size="lg" className="w-full" busy={busy} disabled={disabled}>
      {busy
        ? t("billing-checkout.busy")
        : t("billing-checkout.subscribe", { plan: t(planNameKey(planType, period)) })}
    </Button>
  );
}
