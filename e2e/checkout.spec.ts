import { expect, type Page, test } from "@playwright/test";
import { ApiPerson } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { signedIn } from "./steps.ts";

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.remove());

const pick = (page: Page, name: RegExp) => page.getByRole("radio", { name }).click();
const subscribe = (page: Page, plan: string) =>
  page.getByRole("button", { name: `Subscribe to ${plan}` }).click();
const planHeading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();

test("Pro by the month: declined, refused at the bank, then paid, canceled and taken back", async ({
  page,
}) => {
  await signedIn(page, product.url);
  await page.goto(`${product.url}/checkout?plan=gold`);
  await expect(page.getByText("There is no such plan or period. This is Pro Monthly.")).toBeVisible();
  await expect(page.getByText("Test mode: no card is charged")).toBeVisible();
  await expect(page.getByText("7-day free trial included")).toBeVisible();
  await expectAccessible(page, "a screen of plans");

  await pick(page, /declined/);
  await subscribe(page, "Pro Monthly");
  await expect(page.getByText("The card was declined.", { exact: false })).toBeVisible();
  await pick(page, /asks for confirmation/);
  await subscribe(page, "Pro Monthly");
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/checkout/);
  await pick(page, /succeeds/);
  await subscribe(page, "Pro Monthly");
  await expect(page.getByText("Pro Monthly is yours now.")).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/dashboard`);

  await page.goto(`${product.url}/dashboard?section=upgrade`);
  await planHeading(page, "Pro");
  await expectAccessible(page, "a screen of plans");
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByText("Nothing more will be charged.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Your 7 free days end on", { exact: false })).toBeVisible();
});

test("an address that claims a payment proves nothing", async ({ page }) => {
  await signedIn(page, product.url);
  await page.goto(`${product.url}/dashboard?payment=success`);
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByText("is yours now", { exact: false })).toBeHidden();
  await page.goto(`${product.url}/dashboard?section=upgrade`);
  await planHeading(page, "Free Trial");
});

test("Team by the year, by keyboard alone; then another joins its seats", async ({ page, browser }) => {
  const owner = await signedIn(page, product.url);
  await page.goto(`${product.url}/checkout?plan=team&period=yearly`);
  const pay = page.getByRole("button", { name: "Subscribe to Team" });
  await expect(pay).toBeVisible();
  await expect(page.getByText("$990").first()).toBeVisible();
  await page.getByRole("radio", { name: /The payment succeeds/ }).focus();
  await page.keyboard.press("Tab");
  await expect(pay).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await page.goto(`${product.url}/dashboard?section=upgrade`);
  await planHeading(page, "Team");
  await expect(page.getByText("1 of 5 seats")).toBeVisible();
  const { body } = await owner.call("GET", "/api/teams");
  expect(JSON.stringify(body)).toContain('"role":"owner"');

  // Nobody who has not confirmed their address may invite: the screen says so and keeps what was typed.
  await page.getByLabel("Email of a colleague").fill("colleague@example.org");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("Please confirm your email address first.")).toBeVisible();
  await expect(page.getByLabel("Email of a colleague")).toHaveValue("colleague@example.org");

  const stranger = await browser.newPage();
  await stranger.goto(`${product.url}/invite/nonsense`);
  await expect(stranger.getByRole("heading", { name: "This invitation does not work" })).toBeVisible();
  await expectAccessible(stranger, "an invitation that is none");
  await stranger.close();
});

test("on a public address nothing can be bought in test mode, and the checkout says why", async ({
  page,
}) => {
  const open = await startProduct({ env: { PLANS: "open" } });
  try {
    const person = await (await new ApiPerson(open.url).register()).onboard();
    const { body } = await person.call("GET", "/api/billing/plan");
    expect(body.level).toBe("open");
    const refused = await person.call("POST", "/api/create-subscription", { planType: "monthly" });
    expect([refused.status, refused.body.code]).toEqual([503, "payments_not_ready"]);
  } finally {
    await open.remove();
  }
  await signedIn(page, product.url);
  await page.goto(`${product.url}/dashboard?section=upgrade`);
  await expect(page.getByRole("link", { name: "Choose Pro Monthly" })).toBeVisible();
});
