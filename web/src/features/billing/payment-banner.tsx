import type { Localization } from "@waymark/contract/settings";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../lib/format.ts";
import { ButtonRouteLink } from "../../lib/navigation/links.tsx";
import { planDebt } from "./plan-texts.ts";
import { usePlan } from "./queries.ts";

/** Shown on signed-in screens while an invoice is unpaid. */
export function PaymentBanner({ dates }: { dates: Localization }) {
  const { t, i18n } = useTranslation();
  const { data: plan } = usePlan();
  const debt = plan ? planDebt(plan) : null;
  if (!plan || debt === null) return null;
  const until = plan.subscription?.graceUntil ?? null;
  return (
    <section
      aria-label={t("billing.status.past_due")}
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl bg-rust-soft p-4 sm:px-5"
    >
      <p role="status" className="min-w-56 flex-1 text-pretty">
        {t(`billing.banner.${debt}`, {
          date: until === null ? "" : formatDate(until, i18n.language, dates),
        })}
      </p>
      <ButtonRouteLink to="/dashboard" search={{ section: "upgrade" }}>
        {t("billing.pay")}
      </ButtonRouteLink>
    </section>
  );
}
