import { QueryClientProvider } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CheckoutPanel } from "../features/billing/checkout/checkout-panel.tsx";
import { requestedOrder } from "../features/billing/checkout/requested-order.ts";
import { ContinueFree } from "../features/onboarding/continue-free.tsx";
import { OnboardingStepper } from "../features/onboarding/onboarding-stepper.tsx";
import { queryClient } from "../lib/api/query-client.ts";
import { ButtonRouteLink, TextRouteLink } from "../lib/navigation/links.tsx";
import { usePageTitle } from "../lib/navigation/page-title.ts";
import { Guard, useSession } from "../lib/session/session.tsx";
import { SplitPage } from "../ui/split-page.tsx";

export function Checkout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t("billing-checkout.title"));
  const go = useCallback((to: "/signin" | "/onboarding") => void navigate({ to, replace: true }), [navigate]);
  return (
    <Guard go={go}>
      <QueryClientProvider client={queryClient}>
        <SplitPage headline={t("onboarding.way.headline")} aside={<OnboardingStepper step={3} />}>
          <Order />
        </SplitPage>
      </QueryClientProvider>
    </Guard>
  );
}

function Order() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { plan, period } = useSearch({ from: "/checkout" });
  const order = requestedOrder(plan, period);
  return (
    <CheckoutPanel
      key={order.planType}
      order={order}
      dates={user.localization}
      onPeriod={(each) =>
        void navigate({ to: "/checkout", search: { plan: order.planType, period: each }, replace: true })
      }
      onPaid={() => void navigate({ to: "/dashboard", search: { payment: "success" } })}
      back={
        <TextRouteLink to="/onboarding" search={{ step: 3 }} className="inline-flex items-center gap-1">
          <ChevronLeft aria-hidden="true" className="size-4" />
          {t("billing-checkout.back")}
        </TextRouteLink>
      }
      goOn={<ContinueFree userId={user.id} onDone={() => void navigate({ to: "/dashboard" })} />}
      toPlan={
        <ButtonRouteLink to="/dashboard" search={{ section: "upgrade" }}>
          {t("billing-checkout.toPlan")}
        </ButtonRouteLink>
      }
    />
  );
}
