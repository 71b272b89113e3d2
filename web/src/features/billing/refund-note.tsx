import type { PlanState } from "@waymark/contract/billing";
import type { Localization } from "@waymark/contract/settings";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../lib/api/call.ts";
import { formatDate, formatMoney } from "../../lib/format.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { useRefund } from "./queries.ts";

/** The request asks for confirmation since it cannot be undone. */
export function RefundNote({
  moneyBack,
  dates,
}: {
  moneyBack: NonNullable<PlanState["moneyBack"]>;
  dates: Localization;
}) {
  const { t, i18n } = useTranslation();
  const [asking, setAsking] = useState(false);
  const request = useRefund();
  const facts = {
    money: formatMoney(moneyBack.amount / 100, moneyBack.currency, i18n.language),
    date: formatDate(moneyBack.until, i18n.language, dates),
  };
  return (
    <section aria-labelledby="money-back" className="grid justify-items-start gap-3">
      <h2 id="money-back" className="text-2xl">
        {t("billing.back.title")}
      </h2>
      <p className="max-w-prose text-pretty">{t(`billing.back.${moneyBack.state}`, facts)}</p>
      {moneyBack.state === "possible" && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t("billing.back.ask")}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t("billing.back.ask")}
        description={t("billing.back.confirm", facts)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("common.cancel")}
            </Button>
            <Button
              variant="destructive"
              busy={request.isPending}
              onClick={() => request.mutate(undefined, { onSuccess: () => setAsking(false) })}
            >
              {t("billing.back.do")}
            </Button>
          </>
        }
      >
        {request.error && (
          <Notice>{request.error instanceof CallError ? request.error.error : t("billing.failed")}</Notice>
        )}
      </Dialog>
    </section>
  );
}
