import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Checkout } from "@waymark/contract/billing";
import { Localization } from "@waymark/contract/settings";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts } from "../../../lib/language/i18n.ts";
import { answerCalls } from "../../../testing/answer-calls.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { CheckoutPanel } from "./checkout-panel.tsx";
import { requestedOrder } from "./requested-order.ts";

const { loadStripe, stripe } = vi.hoisted(() => ({
  loadStripe: vi.fn(),
  stripe: {
    confirmSetup: vi.fn(),
    confirmPayment: vi.fn(),
    retrievePaymentIntent: vi.fn(),
    handleNextAction: vi.fn(),
  },
}));
vi.mock("@stripe/stripe-js/pure", () => ({ loadStripe }));
// Stripe's fields are in an iframe that a test cannot fill.
vi.mock("@stripe/react-stripe-js", async () => {
  const { createElement, useEffect } = await import("react");
  return {
    Elements: ({ children }: { children: unknown }) => children,
    PaymentElement: ({ onReady }: { onReady: () => void }) => {
      useEffect(onReady, []);
      return createElement("div");
    },
    useStripe: () => stripe,
    useElements: () => ({ submit: async () => ({}) }),
  };
});

const dates = Localization.parse({});
const checkout = Checkout.parse({
  clientSecret: "test_seti_1",
  provider: "test",
  publishableKey: null,
  planType: "monthly",
  period: "monthly",
  trialEndsAt: "2026-11-28T00:00:00.000Z",
  dueToday: 0,
  amount: 2_900,
  currency: "USD",
});
const refused = (code: string, error: string, status = 402) => ({
  status,
  body: { error, code, requestId: "r" },
});

beforeAll(() => loadTexts("billing-checkout", "billing-plans", "errors"));
afterEach(() => vi.unstubAllGlobals());

async function show(table: Parameters<typeof answerCalls>[0], plan = "monthly") {
  const asked = answerCalls(table);
  const onPaid = vi.fn();
  await renderAt(
    "/dashboard",
    <CheckoutPanel
      order={requestedOrder(plan, undefined)}
      dates={dates}
      back={<a href="/back">back</a>}
      goOn={<button type="button">free</button>}
      toPlan={<a href="/plan">plan</a>}
      onPeriod={() => {}}
      onPaid={onPaid}
    />,
  );
  return { asked, onPaid };
}

it("buys a plan: declined at first, then confirmed with the bank, and only then continues", async () => {
  const answers = [
    refused("card_declined", "The card was declined."),
    { body: { result: "requires_action" } },
    { body: { result: "succeeded" } },
  ];
  const { asked, onPaid } = await show({
    "POST /api/create-subscription": { body: checkout },
    "POST /api/billing/test-outcome": () => answers.shift() ?? { status: 500 },
  });
  expect(await screen.findByText("Test mode: no card is charged")).toBeTruthy();
  expect(screen.getByText("From 2026-11-28")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /declined/ }));
  fireEvent.click(screen.getByRole("button", { name: "Subscribe to Pro Monthly" }));
  expect(await screen.findByText("The card was declined.")).toBeTruthy();
  expect(onPaid).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("radio", { name: /asks for confirmation/ }));
  fireEvent.click(screen.getByRole("button", { name: "Subscribe to Pro Monthly" }));
  fireEvent.click(await screen.findByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  const sent = await Promise.all(
    asked.filter(({ url }) => url.endsWith("test-outcome")).map((request) => request.json()),
  );
  expect(sent.map(({ outcome }) => outcome)).toEqual(["declined", "needs-confirmation", "confirmed"]);
});

it("says why the purchase could not begin, and retries it with the same key", async () => {
  const answers = [refused("payments_unavailable", "The provider does not answer.", 503), { body: checkout }];
  const { asked } = await show({ "POST /api/create-subscription": () => answers.shift() ?? { status: 500 } });
  expect(await screen.findByText("Failed to initialize payment. Please try again.")).toBeTruthy();
  expect(screen.getByText("The provider does not answer.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Subscribe to Pro Monthly" })).toBeTruthy();
  const attempts = await Promise.all(asked.map(async (request) => (await request.json()).attempt));
  expect(new Set(attempts).size).toBe(1);
});

it("links subscribers of the same plan to their plan", async () => {
  await show({ "POST /api/create-subscription": refused("already_subscribed", "You have it.", 409) });
  expect(await screen.findByText("You have it.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "plan" })).toBeTruthy();
  expect(screen.queryByText(/Failed to initialize/)).toBeNull();
  expect(screen.queryByText("7-day free trial included")).toBeNull();
});

it("says which plan it shows instead of an unknown one", async () => {
  await show({ "POST /api/create-subscription": { body: checkout } }, "gold");
  expect(
    await screen.findByText("That plan or billing period does not exist, so this is Pro Monthly."),
  ).toBeTruthy();
});

it("says so when the provider's script does not load, and loads it again", async () => {
  loadStripe.mockRejectedValue(new Error("blocked"));
  await show({
    "POST /api/create-subscription": {
      body: { ...checkout, provider: "stripe", publishableKey: "pk_live_1", clientSecret: "seti_1_secret_1" },
    },
  });
  expect(await screen.findByText(/card form of our payment provider did not load/)).toBeTruthy();
  expect(screen.queryByText("Test mode: no card is charged")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(loadStripe).toHaveBeenCalledTimes(2));
  expect(await screen.findByText(/card form of our payment provider did not load/)).toBeTruthy();
});

describe("by Stripe", () => {
  const bySetup = {
    ...checkout,
    provider: "stripe",
    publishableKey: "pk_live_2",
    clientSecret: "seti_2_secret_2",
  } as const;
  const pay = async () => {
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Subscribe to Pro Monthly" });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
  };
  const confirmCalls = (asked: Request[]) => asked.filter(({ url }) => url.endsWith("/checkout/confirm"));
  beforeEach(() => {
    loadStripe.mockResolvedValue(stripe);
    stripe.confirmSetup.mockResolvedValue({});
  });

  it("subscribes only after the card was confirmed", async () => {
    stripe.confirmSetup.mockResolvedValueOnce({ error: { message: "Your card was declined." } });
    const { asked, onPaid } = await show({
      "POST /api/create-subscription": { body: bySetup },
      "POST /api/billing/checkout/confirm": { body: { outcome: "succeeded", clientSecret: null } },
    });
    await pay();
    expect(await screen.findByText("Your card was declined.")).toBeTruthy();
    expect(confirmCalls(asked)).toHaveLength(0);
    await pay();
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
    expect(confirmCalls(asked)).toHaveLength(1);
  });

  it("continues to the page that checks the payment when the server does not answer", async () => {
    const { onPaid } = await show({ "POST /api/create-subscription": { body: bySetup } });
    await pay();
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  });

  it.each([
    ["requires_action", {}, true],
    ["requires_action", { error: { message: "No." } }, false],
    ["requires_payment_method", {}, false],
  ])("first charge %s, then %o at the bank: paid %s", async (status, atBank, isPaid) => {
    stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { status } });
    stripe.handleNextAction.mockResolvedValue(atBank);
    const { asked, onPaid } = await show({
      "POST /api/create-subscription": { body: bySetup },
      "POST /api/billing/checkout/confirm": {
        body: { outcome: "processing", clientSecret: "pi_1_secret_1" },
      },
    });
    await pay();
    if (isPaid) {
      await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
      return;
    }
    expect(await screen.findByText("Payment failed")).toBeTruthy();
    expect(onPaid).not.toHaveBeenCalled();
    // The form is loaded again, since it comes with the payment's secret.
    const begun = () => asked.filter(({ url }) => url.endsWith("/create-subscription"));
    await waitFor(() => expect(begun()).toHaveLength(2));
  });
});
