import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { AuditTable } from "../features/operator/audit-table.tsx";
import { ContactList } from "../features/operator/contact-list.tsx";
import { DeliveryPanel } from "../features/operator/delivery-panel.tsx";
import { OutboxList } from "../features/operator/outbox-list.tsx";
import { PaymentsPanel } from "../features/operator/payments-panel.tsx";
import { useOpenOperator, useOperator } from "../features/operator/queries.ts";
import { SourceTable } from "../features/operator/source-table.tsx";
import { queryClient } from "../lib/api/query-client.ts";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { Notice } from "../ui/notice.tsx";
import { Loading, SkeletonText } from "../ui/skeleton.tsx";

/** The token is in the fragment, so that it reaches no server log; it is removed from the address at once. */
function takeToken(): string | null {
  const token = new URLSearchParams(window.location.hash.slice(1)).get("token");
  if (token !== null) window.history.replaceState(window.history.state, "", window.location.pathname);
  return token;
}

/** The operator's page, opened by a one-time link: where messages went, and the state of the job sources. */
export function Operator() {
  return (
    <QueryClientProvider client={queryClient}>
      <OperatorScreen />
    </QueryClientProvider>
  );
}

function OperatorScreen() {
  const { t, i18n } = useTranslation();
  usePageTitle(t("operator-page.title"));
  const open = useOpenOperator();
  const asked = useRef(false);
  const { mutate } = open;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const token = takeToken();
    if (token !== null) mutate(token);
  }, [mutate]);
  const { data, error, isPending } = useOperator(!open.isPending);

  return (
    <main id="main" className="mx-auto grid w-full max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-10">
      <h1 className="text-3xl">{t("operator-page.title")}</h1>
      {error && <Notice>{t("operator-page.closed")}</Notice>}
      {!error && (isPending || open.isPending) && (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {data && (
        <>
          <p className="text-muted">
            {t("operator-page.state", {
              version: data.version,
              database: t(`operator-page.${data.database}`),
              postings: data.postings.toLocaleString(i18n.language),
              samples: data.samples.toLocaleString(i18n.language),
            })}
          </p>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="text-xl">{t("operator-page.contact.title")}</h2>
            <ContactList messages={data.contact} />
          </section>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="text-xl">{t("operator-page.sources")}</h2>
            <SourceTable sources={data.sources} />
          </section>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="text-xl">{t("operator-page.pay.title")}</h2>
            <PaymentsPanel payments={data.payments} />
          </section>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="text-xl">{t("operator-page.audit.title")}</h2>
            <AuditTable />
          </section>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="text-xl">{t("operator-page.delivery.title")}</h2>
            <DeliveryPanel delivery={data.delivery} />
          </section>
          <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 className="text-xl">{t("operator-page.messages")}</h2>
            {!(data.mailLeaves && data.smsLeaves) && (
              <Notice tone="info">{t("operator-page.standIn")}</Notice>
            )}
            <OutboxList messages={data.outbox} />
          </section>
        </>
      )}
    </main>
  );
}
