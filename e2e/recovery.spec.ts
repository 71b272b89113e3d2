import { expect } from "@playwright/test";
import { ApiPerson, password } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import { linkInOutbox } from "./outbox.ts";
import type { RunningProduct } from "./product.ts";
import { cookiesOf, freshEmail, signedIn, tabTo } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const newPassword = "another long walk home";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

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
  await tabTo(page, page.getByRole("button", { name: "Forgot your password?" }));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expectAccessible(page, "forgotten");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "A message was written" })).toBeFocused();
  await expect(page.getByText("This server does not send mail.")).toBeVisible();
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

test("a stranger signs up with somebody's address: its owner gets the account alone", async ({
  page,
  browser,
}) => {
  const email = freshEmail();
  const stranger = await (await new ApiPerson(product.url).register(email)).onboard();
  const strangersBrowser = await browser.newContext();
  await strangersBrowser.addCookies(cookiesOf(stranger, product.url));
  const strangersTab = await strangersBrowser.newPage();
  await strangersTab.addInitScript(
    (user) => {
      if (sessionStorage.getItem("began") === null) localStorage.setItem("authenticatedUser", user);
      sessionStorage.setItem("began", "yes");
    },
    JSON.stringify((await stranger.call("GET", `/api/user/${stranger.id}`)).body),
  );
  await strangersTab.goto(`${product.url}/dashboard`);
  await expect(strangersTab.getByRole("heading", { level: 1, name: /^Hi / })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await linkInOutbox(product, email, "/recover?purpose=verify-email"));
  await expect(page.getByText(/You are not signed in to the account of/)).toBeVisible();
  await expectAccessible(page, "claiming an account");
  const claim = page.getByRole("button", { name: "Confirm and choose a password" });
  await claim.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("New password")).toBeFocused();
  await expect(strangersTab).toHaveURL(/\/signin/);
  await expectAccessible(page, "choosing the password of a claimed account");
  await page.keyboard.type(newPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("heading", { level: 1, name: /^Hi / })).toBeVisible();

  const signIn = (word: string) =>
    new ApiPerson(product.url).call("POST", "/api/login", { email, password: word });
  expect((await signIn(password)).status).toBe(401);
  expect((await signIn(newPassword)).status).toBe(200);
  await strangersBrowser.close();
});

test("Settings on a small screen: first confirm the address, by the message shown", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const person = await signedIn(page, product.url, { confirmed: false });
  await page.goto(`${product.url}/settings?tab=account`);
  await expect(page.getByText(/This server does not send mail/)).toBeVisible();
  await expect(page.getByText(`First confirm your email address, ${person.email}.`).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn on" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  await page.getByRole("button", { name: "Show the message" }).first().click();
  const message = page.getByRole("region", { name: "The message with your link" });
  await expect(message).toContainText("Confirm your email address");
  await expectAccessible(page, "the message on screen");
  await message.getByRole("link", { name: "Open the link" }).click();
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { name: `${person.email} is confirmed` })).toBeVisible();
  await page.goto(`${product.url}/settings?tab=account`);
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
});
