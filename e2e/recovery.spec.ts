import { expect, type Page } from "@playwright/test";
import { ApiPerson, password } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import { linkInOutbox } from "./outbox.ts";
import type { RunningProduct } from "./product.ts";
import { freshEmail } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const newPassword = "another long walk home";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 30; i++) {
    const called = await page.evaluate(() => {
      const { activeElement: e } = document;
      return e instanceof HTMLElement ? `${e.getAttribute("aria-label") ?? ""}${e.textContent}`.trim() : "";
    });
    if (name.test(called)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${name}`);
}

test("a forgotten password, by keyboard alone: a link, a new password, the old session gone", async ({
  page,
}) => {
  const email = freshEmail();
  const elsewhere = await (await new ApiPerson(product.url).register(email)).onboard();
  const expectQuiet = watchPage(page, [/401|422/]);
  await page.goto(`${product.url}/signin`);
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page, "the password");
  await tabTo(page, /^Forgot your password\?$/);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expectAccessible(page, "forgotten");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expectAccessible(page, "mailed");

  const link = await linkInOutbox(product, email, "/recover");
  // A mail scanner's visit changes nothing.
  expect((await fetch(link)).status).toBe(200);
  expect((await elsewhere.call("GET", `/api/user/${elsewhere.id}`)).status).toBe(200);

  await page.goto(link);
  await expect(page.getByLabel("New password")).toBeFocused();
  await expectAccessible(page, "the new password");
  await page.keyboard.type("password");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("New password")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Control+a");
  await page.keyboard.type(newPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("heading", { level: 1, name: /^Hi / })).toBeVisible();
  expect((await elsewhere.call("GET", `/api/user/${elsewhere.id}`)).status).toBe(401);

  const signIn = (word: string) =>
    new ApiPerson(product.url).call("POST", "/api/login", { email, password: word });
  expect((await signIn(password)).status).toBe(401);
  expect((await signIn(newPassword)).status).toBe(200);

  await page.goto(product.url);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(page, "a stale link");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  expectQuiet();
});

test("an address is confirmed by a press, and Settings stops asking", async ({ page }) => {
  const email = freshEmail();
  await (await new ApiPerson(product.url).register(email)).onboard();
  await page.goto(`${product.url}/signin`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${product.url}/settings?tab=account`);
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Linked accounts" })).toBeVisible();

  const link = await linkInOutbox(product, email, "/recover?purpose=verify-email");
  await page.goto(link);
  await expectAccessible(page, "confirming an address");
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { name: `${email} is confirmed` })).toBeVisible();
  await expectAccessible(page, "a confirmed address");
  await page.goto(`${product.url}/settings?tab=account`);
  await expect(page.getByRole("heading", { name: "Linked accounts" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toHaveCount(0);
});
