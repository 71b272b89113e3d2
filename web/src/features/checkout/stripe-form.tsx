import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
// The plain entry asks for Stripe's script as soon as it is imported, and keeps a failure for ever.
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Checkout } from "@waymark/contract/billing";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { PayButton } from "./pay-button.tsx";

const scriptTimeoutMs = 20_000;
const loaded = new Map<string, Promise<Stripe>>();

/** Stripe's script, once a key. One that is blocked, or does not come in time, is asked for again by the next try. */
function stripeOf(publishableKey: string): Promise<Stripe> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  const fresh = new Promise<Stripe>((resolve, reject) => {
    setTimeout(() => reject(new Error("Stripe's script is late.")), scriptTimeoutMs);
    loadStripe(publishableKey).then(
      (stripe) => (stripe === null ? reject(new Error("Stripe's script is missing.")) : resolve(stripe)),
      reject,
    );
  });
  fresh.catch(() => loaded.delete(publishableKey));
  loaded.set(publishableKey, fresh);
  return fresh;
}

/** The page's own colours, as plain ones: Stripe's frame reads neither variables nor `light-dark()`. */
function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
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
  const { t, i18n } = useTranslation();
  const [stripe, setStripe] = useState<Stripe | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks for the script again.
  useEffect(() => {
    let gone = false;
    setStripe(null);
    stripeOf(publishableKey).then(
      (ready) => !gone && setStripe(ready),
      () => !gone && setStripe("failed"),
    );
    return () => {
      gone = true;
    };
  }, [publishableKey, tries]);
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
  if (stripe === "failed") {
    return <Notice onRetry={() => setTries((before) => before + 1)}>{t("checkout.scriptMissing")}</Notice>;
  }
  if (stripe === null) {
    return (
      <Loading label={t("checkout.preparing")}>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  // Another secret is another form: Stripe's does not change its own.
  return (
    <Elements key={checkout.clientSecret} stripe={stripe} options={options}>
      <CardFields checkout={checkout} />
    </Elements>
  );
}

function CardFields({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const [fields, setFields] = useState<"loading" | "ready" | "failed">("loading");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** What went wrong; a success leaves the page and answers nothing. */
  const confirm = async (): Promise<string> => {
    if (!stripe || !elements) return t("checkout.submitFailed");
    const checked = await elements.submit();
    if (checked.error) return checked.error.message ?? t("checkout.submitFailed");
    const { clientSecret } = checkout;
    const confirmParams = { return_url: `${window.location.origin}/dashboard?payment=success` };
    // A card kept for later is a setup, one that is charged today a payment.
    const { error } = clientSecret.startsWith("seti_")
      ? await stripe.confirmSetup({ elements, clientSecret, confirmParams })
      : await stripe.confirmPayment({ elements, clientSecret, confirmParams });
    return error.message ?? t("checkout.confirmFailed");
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    setProblem(await confirm().catch(() => t("checkout.confirmFailed")));
    setBusy(false);
  };

  return (
    <form onSubmit={(event) => void pay(event)} className="grid gap-5">
      {fields === "loading" && <Skeleton className="h-64" />}
      <PaymentElement
        options={{ layout: "tabs" }}
        onReady={() => setFields("ready")}
        onLoadError={() => setFields("failed")}
      />
      {fields === "failed" && <Notice>{t("checkout.failed")}</Notice>}
      {problem && <Notice>{problem}</Notice>}
      <PayButton checkout={checkout} busy={busy} disabled={fields !== "ready"} />
    </form>
  );
}
