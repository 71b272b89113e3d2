import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { type Appearance, loadStripe, type Stripe } from "@stripe/stripe-js";
import type { Checkout } from "@waymark/contract/billing";
import { type FormEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PayButton } from "./pay-button.tsx";

const loaded = new Map<string, Promise<Stripe | null>>();

/** Stripe's script, once a key; one that did not load is asked for again at the next visit. */
function stripeOf(publishableKey: string): Promise<Stripe | null> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  const fresh = loadStripe(publishableKey).catch(() => {
    loaded.delete(publishableKey);
    return null;
  });
  loaded.set(publishableKey, fresh);
  return fresh;
}

/** The page's own colours, as plain ones: Stripe's frame reads neither variables nor `light-dark()`. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const paint = document.createElement("canvas").getContext("2d");
  const colour = (name: string) => {
    const probe = document.createElement("span");
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const seen = getComputedStyle(probe).color;
    probe.remove();
    if (!paint) return seen;
    paint.fillStyle = seen;
    paint.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = paint.getImageData(0, 0, 1, 1).data;
    return `rgb(${r}, ${g}, ${b})`;
  };
  return {
    theme: "flat",
    variables: {
      colorPrimary: colour("--pine"),
      colorBackground: colour("--surface"),
      colorText: colour("--ink"),
      colorTextSecondary: colour("--muted"),
      colorDanger: colour("--rust"),
      borderRadius: "10px",
      fontSizeBase: style.fontSize,
    },
  };
}

/** The provider's own card fields, in its own frame; the card never passes through this product. */
export function StripeForm({ checkout, publishableKey }: { checkout: Checkout; publishableKey: string }) {
  const { i18n } = useTranslation();
  const stripe = useMemo(() => stripeOf(publishableKey), [publishableKey]);
  const options = useMemo(
    () =>
      ({
        clientSecret: checkout.clientSecret,
        appearance: appearance(),
        locale:
          i18n.language === "de" || i18n.language === "fr" || i18n.language === "es" ? i18n.language : "en",
      }) as const,
    [checkout.clientSecret, i18n.language],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <CardFields checkout={checkout} />
    </Elements>
  );
}

function CardFields({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || busy) return;
    setBusy(true);
    setProblem(null);
    const checked = await elements.submit();
    if (checked.error) {
      setProblem(checked.error.message ?? t("checkout.submitFailed"));
      setBusy(false);
      return;
    }
    const { clientSecret } = checkout;
    const confirmParams = { return_url: `${window.location.origin}/dashboard?payment=success` };
    // A card kept for later is a setup, one that is charged today a payment.
    const { error } = clientSecret.startsWith("seti_")
      ? await stripe.confirmSetup({ elements, clientSecret, confirmParams })
      : await stripe.confirmPayment({ elements, clientSecret, confirmParams });
    // Only a failure comes back here: a success leaves the page.
    setProblem(error.message ?? t("checkout.confirmFailed"));
    setBusy(false);
  };

  return (
    <form onSubmit={(event) => void pay(event)} className="grid gap-5">
      {!ready && <Skeleton className="h-64" />}
      <PaymentElement
        options={{ layout: "tabs" }}
        onReady={() => setReady(true)}
        onLoadError={() => setProblem(t("checkout.failed"))}
      />
      {problem && <Notice>{problem}</Notice>}
      <PayButton checkout={checkout} busy={busy} disabled={!stripe || !ready} />
    </form>
  );
}
