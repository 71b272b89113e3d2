import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, expect, type Page } from "@playwright/test";
import { password } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { freshEmail, signUp } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

/** Reads the code on the operator's outbox page, opened by the link of the command. */
async function codeInOutbox(browser: Browser, number: string): Promise<string> {
  const { stdout } = await run(process.execPath, ["scripts/operator.mjs", "link"], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", DATA_DIR: product.dataDir, LANG: "en" },
  });
  const link = /http\S+/.exec(stdout)?.[0] ?? "";
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  const message = page.locator("li", { hasText: number }).filter({ hasText: "Your Waymark code is" }).first();
  const code = /\b\d{6}\b/.exec(await message.innerText())?.[0] ?? "";
  await context.close();
  return code;
}

async function register(page: Page): Promise<void> {
  await page.goto(`${product.url}/signin`);
  await page.getByLabel("Email", { exact: true }).fill(freshEmail());
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Full Name").fill("Nora Vale");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("dialog", { name: "Verify your phone" })).toBeVisible();
}

/** Enters the number and accepts the dialog. */
async function send(page: Page, number: string): Promise<void> {
  await page.getByLabel("Phone Number").fill(number);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toHaveText(/Verification code sent to your phone!/);
  await expect(page.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Verification Code")).toBeFocused();
}

async function verify(page: Page, code: string): Promise<void> {
  await page.getByLabel("Verification Code").fill(code);
  await page.getByRole("button", { name: "Verify Phone" }).click();
}

test("an account with a phone number alone: code, name, onboarding without an address, sign-in, a new password", async ({
  page,
  browser,
}) => {
  const number = "+4915123456788";
  const byPhone = async () => {
    await page.goto(`${product.url}/signin`);
    await page.getByRole("button", { name: "Use a phone number instead" }).click();
  };
  const prove = async (link: string) => {
    await byPhone();
    await page.getByRole("button", { name: link }).click();
    await expect(page.getByLabel("Phone number")).toBeFocused();
    await expectAccessible(page, link);
    await page.getByLabel("Phone number").fill(number);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Verification Code")).toBeFocused();
    await page.getByLabel("Verification Code").fill(await codeInOutbox(browser, number));
  };
  await prove("Create an account with a phone number");
  await page.getByLabel("Full Name").fill("Nora Vale");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await expectAccessible(page, "sign-up by phone");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  await page.getByRole("button", { name: "Skip and fill manually" }).click();
  await expect(page.getByLabel("Email")).toBeEmpty();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await prove("Forgot your password?");
  await page.getByLabel("Password", { exact: true }).fill("another horse battery");
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(page).toHaveURL(/\/onboarding/);
});

test("sign-up by phone to the dashboard, the photo cut to a square on the way", async ({ page, browser }) => {
  const expectQuiet = watchPage(page);
  await register(page);
  await expectAccessible(page, "phone number");
  await send(page, "+49 1512 3456789");
  await expect(page.getByText(/operator -- link/)).toBeVisible();
  await expectAccessible(page, "phone code");
  await verify(page, await codeInOutbox(browser, "+4915123456789"));
  await expect(page.getByRole("alertdialog")).toHaveText(/Phone verified successfully!/);
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(/\/onboarding/);
  expect(await page.evaluate(() => localStorage.getItem("pending-user"))).toBeNull();

  await page.getByRole("button", { name: "Connect LinkedIn" }).click();
  await expect(page.getByRole("dialog", { name: "Connect LinkedIn" })).toBeVisible();
  await expectAccessible(page, "LinkedIn");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Skip and fill manually" }).click();
  await page
    .getByLabel("Profile photo", { exact: true })
    .and(page.locator("input"))
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await stripes(page) });
  const cropper = page.getByRole("dialog", { name: "Choose what shows" });
  await expect(cropper.getByLabel("Picture. Arrow keys move it.")).toBeVisible();
  await expectAccessible(page, "cropper");
  await cropper.getByLabel("Picture. Arrow keys move it.").focus();
  for (let i = 0; i < 40; i++) await page.keyboard.press("ArrowRight");
  await cropper.getByRole("button", { name: "Zoom in" }).click();
  await cropper.getByRole("button", { name: "Use photo" }).click();
  const shown = page.getByAltText("Your profile photo");
  await expect(shown).toBeVisible();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem("authenticatedUser") ?? "{}"));
  expect(user).toMatchObject({ phoneNumber: "+4915123456789", phoneVerified: true });
  // Moved all the way to the right, the red left end of the picture shows.
  const [type, side, red] = await page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    return [blob.type, bitmap.width, pen?.getImageData(256, 256, 1, 1).data[0] ?? 0] as const;
  }, user.profileImageUrl);
  expect([type, side]).toEqual(["image/jpeg", 512]);
  expect(red).toBeGreaterThan(200);
  expectQuiet();
});

/** A wide picture: red on the left, blue on the right. */
async function stripes(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 900;
    canvas.height = 300;
    const pen = canvas.getContext("2d");
    if (pen) {
      pen.fillStyle = "#ff0000";
      pen.fillRect(0, 0, 450, 300);
      pen.fillStyle = "#0000ff";
      pen.fillRect(450, 0, 450, 300);
    }
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

test("a wrong code and a number that is none are said; another number and skipping lead on", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 640 });
  await register(page);
  await expectAccessible(page, "phone number in the dark");
  await page.getByLabel("Phone Number").fill("+49 30 901820");
  await page.getByRole("button", { name: "Send Verification Code" }).click();
  await expect(page.getByRole("alertdialog")).toHaveText(/Failed to send code: Text messages do not reach/);
  await page.getByRole("button", { name: "OK" }).click();
  await send(page, "+49 1512 3456780");
  await expectAccessible(page, "phone code in the dark");
  await verify(page, "000000");
  await expect(page.getByRole("alertdialog")).toHaveText(/Verification failed: This code is not right/);
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: "Resend code" }).click();
  await expect(page.getByLabel("Phone Number")).toHaveValue("+49 1512 3456780");
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page.getByRole("heading", { name: "Let's Get Started" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("pending-user"))).toBeNull();
});

test("the page of its own verifies a pending person and leads to the start", async ({ page, browser }) => {
  // The browser requests it by itself when a page is left.
  const expectQuiet = watchPage(page, [/favicon\.ico/]);
  await page.goto(`${product.url}/verify-phone`);
  await expect(page).toHaveURL(/\/signin/);
  await signUp(page, product.url);
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem("authenticatedUser") ?? "{}");
    localStorage.setItem("pending-user", JSON.stringify({ id }));
  });
  await page.goto(`${product.url}/verify-phone`);
  await expect(page.getByRole("link", { name: "Back to Sign In" })).toBeVisible();
  await send(page, "+33 6 12 34 56 78");
  await page.getByRole("button", { name: "Change phone number" }).click();
  await send(page, "+33 6 12 34 56 79");
  await verify(page, await codeInOutbox(browser, "+33612345679"));
  await expect(page.getByRole("alertdialog")).toHaveText(/Phone verified successfully!/);
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect(await page.evaluate(() => localStorage.getItem("pending-user"))).toBeNull();
  expectQuiet();
});
