import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { fillInByHand, signedIn, signUpHere } from "./steps.ts";
import { test } from "./test.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const pick = (page: Page, name: RegExp) => page.getByRole("radio", { name }).click();
const subscribe = (page: Page, plan: string) =>
  page.getByRole("button", { name: `Subscribe to ${plan}` }).click();
const planHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
const upgrade = (page: Page) => page.goto(`${product.url}/dashboard?section=upgrade`);
const thanks = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test("free: from the landing page to the dashboard, with three days of everything", async ({ page }) => {
  await page.goto(product.url);
  await page.getByRole("link", { name: "Get Started Free" }).click();
  await signUpHere(page);
  await fillInByHand(page);
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await upgrade(page);
  await planHeading(page, "Free Trial");
  await expect(page.getByText("3 days left.", { exact: false })).toBeVisible();
  await expect(page.getByText("0 of 10")).toBeVisible();
});

test("Pro Yearly, chosen on the landing page before sign-up, is the plan that the checkout asks for", async ({
  page,
}) => {
  await page.goto(product.url);
  await page.locator("label:has(#period-yearly)").click();
  await page.locator('a[href="/signin?plan=monthly&period=yearly"]').click();
  await signUpHere(page);
  await fillInByHand(page);
  await expect(page.getByText("Billed yearly, as you chose: $290")).toBeVisible();
  await page.getByRole("button", { name: "Choose Pro Monthly" }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=monthly&period=yearly/);
  await expect(page.getByRole("radio", { name: /Yearly/ })).toBeChecked();
  // Switching plans keeps the page; a reload continues the same order.
  await pick(page, /^Monthly/);
  await expect(page.getByRole("button", { name: "Subscribe to Pro Monthly" })).toBeVisible();
  await pick(page, /Yearly/);
  await expect(page).toHaveURL(/period=yearly/);
  await page.reload();
  await subscribe(page, "Pro Yearly");
  await thanks(page, "Pro Yearly is yours now.");
  await upgrade(page);
  await planHeading(page, "Pro");
  await expect(page.getByText("Then $290 per year.", { exact: false })).toBeVisible();

  // A person with a plan is sent to it instead of buying another.
  await page.goto(`${product.url}/checkout?plan=team`);
  await page.getByRole("link", { name: "Go to my plan" }).click();
  await planHeading(page, "Pro");
});

test("Pro Monthly: declined, refused at the bank, then paid, canceled and taken back", async ({ page }) => {
  await signedIn(page, product.url);
  await page.goto(`${product.url}/checkout?plan=gold`);
  await expect(
    page.getByText("That plan or billing period does not exist, so this is Pro Monthly."),
  ).toBeVisible();
  await expect(page.getByText("Test mode: no card is charged")).toBeVisible();
  await expect(page.getByText("7-day free trial included")).toBeVisible();
  await expectAccessible(page, "the checkout");

  await pick(page, /declined/);
  await subscribe(page, "Pro Monthly");
  await expect(page.getByText("The card was declined.", { exact: false })).toBeVisible();
  await pick(page, /asks for confirmation/);
  await subscribe(page, "Pro Monthly");
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/checkout/);
  // An address that claims a payment shows no congratulation without one.
  await page.goto(`${product.url}/dashboard?payment=success`);
  await expect(page.getByText(/Checking your payment/)).toBeVisible();
  await upgrade(page);
  await page.getByRole("link", { name: "Finish your order" }).click();
  await pick(page, /succeeds/);
  await subscribe(page, "Pro Monthly");
  await thanks(page, "Pro Monthly is yours now.");
  await expect(page).toHaveURL(`${product.url}/dashboard`);

  await upgrade(page);
  await planHeading(page, "Pro");
  await expectAccessible(page, "the plan of somebody who pays");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText("Nothing more will be charged.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Your 7 free days end on", { exact: false })).toBeVisible();
});

test("an address that claims a payment proves nothing", async ({ page }) => {
  await signedIn(page, product.url);
  await page.goto(`${product.url}/dashboard?payment=success&setup_intent_client_secret=seti_1_secret_2`);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByText("is yours now", { exact: false })).toHaveCount(0);
  await upgrade(page);
  await planHeading(page, "Free Trial");
});

test("on a public address nothing can be bought in test mode, and the checkout says why", async ({
  page,
}) => {
  const address = "https://jobs.example.org";
  const open = await startProduct({ env: { PUBLIC_URL: address } });
  try {
    // Stands for the reverse proxy of a public address; live events are left out.
    await page.route(`${address}/**`, async (route) => {
      const url = route.request().url();
      if (url.includes("/api/events")) return route.abort();
      return route.fulfill({ response: await route.fetch({ url: url.replace(address, open.url) }) });
    });
    await page.goto(`${address}/signin?plan=monthly`);
    await signUpHere(page);
    await fillInByHand(page);
    await page.getByRole("button", { name: "Choose Pro Monthly" }).click();
    await expect(page.getByText("Failed to initialize payment. Please try again.")).toBeVisible();
    await expect(page.getByText(/payments run in test mode, which is off on a public address/)).toBeVisible();
    await page.getByRole("button", { name: "Continue with the free plan" }).click();
    await expect(page).toHaveURL(`${address}/dashboard`);
    await page.goto(`${address}/dashboard?section=upgrade`);
    await planHeading(page, "Free Trial");
    await expect(
      page.getByText(/^Paid plans cannot be bought here: payments run in test mode/),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /^Choose/ })).toHaveCount(0);
  } finally {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await open.remove();
  }
});

test("where everything is open nothing is sold", async ({ page }) => {
  const open = await startProduct({ env: { PLANS: "open" } });
  try {
    await signedIn(page, open.url);
    await page.goto(`${open.url}/checkout?plan=monthly`);
    await expect(page.getByText("Failed to initialize payment. Please try again.")).toBeVisible();
    await expect(page.getByText("Paid plans cannot be bought here", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Continue with the free plan" }).click();
    await expect(page).toHaveURL(`${open.url}/dashboard`);
    await page.goto(`${open.url}/dashboard?section=upgrade`);
    await planHeading(page, "Everything");
    await expect(page.getByRole("link", { name: /^Choose/ })).toHaveCount(0);
  } finally {
    await open.remove();
  }
});
