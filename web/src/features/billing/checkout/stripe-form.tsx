import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Appearance, Stripe } from "@stripe/stripe-js";
// The default entry loads Stripe's script on import, and never retries a failed load.
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Checkout } from "@waymark/contract/billing";
import { type FormEvent, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { PayButton } from "./pay-button.tsx";
import { confirmOrder } from "./queries.ts";

const scriptTimeoutMs = 20_000;
const loaded = new Map<string, Promise<Stripe>>();

/** If it is blocked or late, the next attempt loads it again. */
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

/** The page's colours as RGB: Stripe's iframe supports neither CSS variables nor `light-dark()`. */
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

/** Card data is typed into Stripe's iframe and never passes through this product. */
export function StripeForm({
  checkout,
  publishableKey,
  onPaid,
  onDeclined,
}: {
  checkout: Checkout;
  publishableKey: string;
  onPaid: () => void;
  onDeclined: () => void;
}) {
  const { t, i18n } = useTranslation();
  // Kept here, because a declined charge replaces the form.
  const [problem, setProblem] = useState<string | null>(null);
  const [stripe, setStripe] = useState<Stripe | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry loads the script again.
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
    return (
      <Notice onRetry={() => setTries((before) => before + 1)}>{t("billing-checkout.scriptMissing")}</Notice>
    );
  }
  if (stripe === null) {
    return (
      <Loading label={t("billing-checkout.preparing")}>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  // Elements cannot change its secret, so a new secret remounts it.
  return (
    <Elements key={checkout.clientSecret} stripe={stripe} options={options}>
      <CardFields
        checkout={checkout}
        problem={problem}
        onProblem={setProblem}
        onPaid={onPaid}
        onDeclined={onDeclined}
      />
    </Elements>
  );
}

/** May need the person's bank. If the server does not answer, the dashboard keeps checking. */
async function subscribe(stripe: Stripe): Promise<"paid" | "declined"> {
  const { clientSecret } = await confirmOrder();
  if (clientSecret === null) return "paid";
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (paymentIntent?.status !== "requires_action") return "declined";
  const { error } = await stripe.handleNextAction({ clientSecret });
  return error ? "declined" : "paid";
}

function CardFields({
  checkout,
  problem,
  onProblem,
  onPaid,
  onDeclined,
}: {
  checkout: Checkout;
  problem: string | null;
  onProblem: (problem: string | null) => void;
  onPaid: () => void;
  onDeclined: () => void;
}) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  const [fields, setFields] = useState<"loading" | "ready" | "failed">("loading");
  const [busy, setBusy] = useState(false);

  const confirm = async (): Promise<string | null> => {
    if (!stripe || !elements) return t("billing-checkout.submitFailed");
    const checked = await elements.submit();
    if (checked.error) return checked.error.message ?? t("billing-checkout.submitFailed");
    const { clientSecret } = checkout;
    const confirmParams = { return_url: `${window.location.origin}/dashboard?payment=success` };
    // The secret belongs to a card setup, or to a payment if the first charge was declined.
    const asked = { elements, clientSecret, confirmParams, redirect: "if_required" as const };
    const isSetup = clientSecret.startsWith("seti_");
    const { error } = isSetup ? await stripe.confirmSetup(asked) : await stripe.confirmPayment(asked);
    if (error) return error.message ?? t("billing-checkout.confirmFailed");
    if (!isSetup || (await subscribe(stripe)) === "paid") {
      onPaid();
      return null;
    }
    onDeclined();
    return t("billing-checkout.confirmFailed");
  };
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    onProblem(null);
    onProblem(await confirm().catch(() => t("billing-checkout.confirmFailed")));
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
      {fields === "failed" && <Notice>{t("billing-checkout.failed")}</Notice>}
      {problem && <Notice>{problem}</Notice>}
      <PayButton checkout={checkout} busy={busy} disabled={fields !== "ready"} />
    </form>
  );
}
