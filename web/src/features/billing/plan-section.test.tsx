import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { PlanState } from "@waymark/contract/billing";
import { Localization } from "@waymark/contract/settings";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadTexts } from "../../lib/language/i18n.ts";
import { answerCalls } from "../../testing/answer-calls.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Hosts } from "../../ui/overlay/hosts.tsx";
import { PaymentBanner } from "./payment-banner.tsx";
import { PaymentOutcome } from "./payment-outcome.tsx";
import { PlanSection } from "./plan-section.tsx";
import { aPlan, aSubscription } from "./testing/a-plan.ts";

const dates = Localization.parse({ dateFormat: "YYYY-MM-DD", timeZone: "UTC" });
const now = "2026-12-01T10:00:00.000Z";

beforeAll(() => loadTexts("billing", "billing-plans", "billing-checkout", "teams", "errors"));
afterEach(() => vi.unstubAllGlobals());

async function show(plan: PlanState, table: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    "GET /api/billing/plan": { body: plan },
    "GET /api/billing/invoices": { body: { invoices: [], testMode: true } },
    ...table,
  });
  render(<Hosts />);
  await renderAt("/dashboard", <PlanSection dates={dates} team={null} />);
  await screen.findByText("Current plan");
  return asked;
}

it("shows Starter's use against its limit and offers the paid plans, also billed yearly", async () => {
  await show(aPlan());
  expect(screen.getByText("3 of 10")).toBeTruthy();
  expect(screen.getByText("Resets on 2026-12-01.")).toBeTruthy();
  const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links()).toEqual(["/checkout?plan=monthly", "/checkout?plan=team"]);
  fireEvent.click(screen.getByRole("button", { name: "billed yearly" }));
  expect(links()).toEqual(["/checkout?plan=monthly&period=yearly", "/checkout?plan=team&period=yearly"]);
  expect(screen.getByText("$290")).toBeTruthy();
  expect(screen.getByText("Saves $58 a year")).toBeTruthy();
});

it("says why nothing can be bought, and hides the plans then", async () => {
  await show(
    aPlan({
      payments: { provider: "test", ready: false, reason: "test_on_public_address", testMode: false },
    }),
  );
  expect(screen.queryAllByRole("link")).toEqual([]);
});

it("cancels at once, and undoes it by the toast", async () => {
  const running = aPlan({ level: "pro", subscription: aSubscription() });
  const ending = aPlan({ level: "pro", subscription: aSubscription({ cancelAtPeriodEnd: true }) });
  const asked = await show(running, {
    "POST /api/billing/cancel": { body: ending },
    "POST /api/billing/resume": { body: running },
  });
  fireEvent.click(screen.getByRole("button", { name: "Cancel subscription" }));
  expect(
    await screen.findByText("Runs until 2026-12-20 and then ends. Nothing more will be charged."),
  ).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("$29 per month. Renews on 2026-12-20.")).toBeTruthy();
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toContain(
    "POST /api/billing/resume",
  );
});

it("shows the cost of a change before it is made, and the server's message when it is refused", async () => {
  await show(aPlan({ level: "pro", subscription: aSubscription() }), {
    "POST /api/billing/change/preview": {
      body: {
        when: "now",
        startsAt: now,
        dueNow: 8_000,
        credit: 1_900,
        amount: 9_900,
        nextChargeAt: now,
        currency: "USD",
      },
    },
    "POST /api/billing/change": {
      status: 402,
      body: { error: "The card was declined.", code: "card_declined", requestId: "r" },
    },
  });
  fireEvent.click(screen.getByRole("button", { name: "Change plan" }));
  const take = await screen.findByRole("button", { name: "Change" });
  expect(take.hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /^Team, billed monthly/ }));
  expect(await screen.findByText(/You pay \$80 now, after a credit of \$19/)).toBeTruthy();
  await waitFor(() => expect(take.hasAttribute("disabled")).toBe(false));
  fireEvent.click(take);
  expect(await screen.findByText("The card was declined.")).toBeTruthy();
});

it("links an order without a card back to the checkout", async () => {
  await show(
    aPlan({
      subscription: aSubscription({
        planType: "team",
        period: "yearly",
        status: "trialing",
        access: "none",
        card: null,
      }),
    }),
  );
  const finish = screen.getByRole("link", { name: "Finish your order" });
  expect(finish.getAttribute("href")).toBe("/checkout?plan=team&period=yearly");
});

it("asks for confirmation before a refund, since it cannot be undone", async () => {
  const asked = await show(
    aPlan({
      level: "pro",
      subscription: aSubscription(),
      moneyBack: { until: now, amount: 2_900, currency: "USD", state: "possible" },
    }),
    { "POST /api/billing/money-back": { body: aPlan() } },
  );
  fireEvent.click(screen.getByRole("button", { name: "Request a refund" }));
  expect(asked.some(({ url }) => url.endsWith("money-back"))).toBe(false);
  fireEvent.click(await screen.findByRole("button", { name: "Refund and end plan" }));
  await waitFor(() => expect(asked.some(({ url }) => url.endsWith("money-back"))).toBe(true));
});

it.each([
  ["past_due", "grace"],
  ["past_due", "none"],
  ["unpaid", "none"],
] as const)("offers to pay, and nothing new, while a bill is open: %s, %s", async (status, access) => {
  await show(
    aPlan({ subscription: aSubscription({ status, access, graceUntil: now, problem: "payment_failed" }) }),
  );
  expect(screen.queryAllByRole("link")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Pay now" }));
  expect(await screen.findByRole("radio", { name: /The payment succeeds/ })).toBeTruthy();
});

it("shows an unpaid invoice on other screens, with a link to pay it", async () => {
  answerCalls({
    "GET /api/billing/plan": {
      body: aPlan({ subscription: aSubscription({ status: "past_due", access: "grace", graceUntil: now }) }),
    },
  });
  await renderAt("/dashboard", <PaymentBanner dates={dates} />);
  expect(await screen.findByText(/Everything stays open until 2026-12-01/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe(
    "/dashboard?section=upgrade",
  );
});

it("stops checking for a payment that does not arrive, and offers what to do", async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  const asked = answerCalls({
    "GET /api/billing/checkout": { body: { outcome: "processing", subscription: null } },
  });
  const onFailed = vi.fn();
  await renderAt("/dashboard", <PaymentOutcome onSettled={() => {}} onFailed={onFailed} />);
  await screen.findByText(/Checking your payment/);
  for (let i = 0; i < 100 && screen.queryByText(/Your payment has not arrived yet/) === null; i++) {
    await vi.advanceTimersByTimeAsync(2_000);
    // Reading the answer takes longer than one fake timer turn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(screen.getByText(/Your payment has not arrived yet/)).toBeTruthy();
  const times = asked.length;
  expect(times).toBeLessThan(20);
  fireEvent.click(screen.getByRole("button", { name: "Finish your order" }));
  expect(onFailed).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
