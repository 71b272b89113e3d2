import type { Invoice } from "@waymark/contract/billing-invoices";
import type { Localization } from "@waymark/contract/settings";
import { useTranslation } from "react-i18next";
import { formatDate, formatMoney } from "../../lib/format.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { TextLink } from "../../ui/button/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, SkeletonText } from "../../ui/skeleton.tsx";
import { useInvoices } from "./queries.ts";

const tones: Record<Invoice["status"], BadgeTone> = {
  draft: "grey",
  open: "amber",
  paid: "pine",
  uncollectible: "rust",
  void: "grey",
};

export function Invoices({ dates }: { dates: Localization }) {
  const { t, i18n } = useTranslation();
  const { data, error, isPending, refetch } = useInvoices(true);
  const money = (cents: number) => formatMoney(cents / 100, "USD", i18n.language);
  return (
    <section aria-labelledby="invoices" className="grid gap-4">
      <h2 id="invoices" className="text-2xl">
        {t("billing.bills.title")}
      </h2>
      {isPending && (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {error && <Notice onRetry={() => void refetch()}>{t("billing.bills.failed")}</Notice>}
      {data?.invoices.length === 0 && <p className="text-muted">{t("billing.bills.none")}</p>}
      {data && data.invoices.length > 0 && (
        <ul className="border-t border-line">
          {data.invoices.map((bill) => (
            <li
              key={bill.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-1 border-b border-line py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto_auto]"
            >
              <span className="tabular">{formatDate(bill.createdAt, i18n.language, dates)}</span>
              <span className="tabular text-right font-semibold sm:order-3">{money(bill.amount)}</span>
              <span className="min-w-0 text-[0.9375rem] text-muted break-words sm:order-2">
                {bill.number}
                {bill.refunded > 0 && ` · ${t("billing.bills.refunded", { money: money(bill.refunded) })}`}
              </span>
              <span className="flex items-baseline justify-end gap-3 sm:order-4">
                <Badge tone={tones[bill.status]}>{t(`billing.bills.${bill.status}`)}</Badge>
                {bill.status === "open" && bill.payUrl && (
                  <TextLink href={bill.payUrl}>{t("billing.bills.pay")}</TextLink>
                )}
                {bill.pdfUrl && (
                  <TextLink
                    href={bill.pdfUrl}
                    aria-label={t("billing.bills.openPdf", { number: bill.number })}
                    rel="noopener noreferrer"
                    target="_blank"
                  >
                    PDF
                  </TextLink>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
