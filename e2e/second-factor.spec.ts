import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { password } from "./api.ts";
import { expectAccessible } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";

let product: RunningProduct;
/** Passkeys are bound to a host name, not to an IP address. */
let url: string;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
  url = product.url.replace("127.0.0.1", "localhost");
});

/**
 * A software security key that answers the page's requests; `present` also answers requests that are only offered as
 * autofill.
 */
async function aPasskeyDevice(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const { authenticatorId } = await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    present: (enabled: boolean) =>
      devTools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

const signOut = async (page: Page) => {
  await page.goto(`${url}/reset-auth`);
  await expect(page.getByRole("heading", { name: "Start with your email" })).toBeVisible();
};

async function signIn(page: Page, email: string) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
}

/** Turns the authenticator app on in Settings; returns the app and the backup codes. */
async function turnOn(page: Page, look: (name: string) => Promise<void> = async () => {}) {
  await page.goto(`${url}/settings?tab=account`);
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog", { name: "Turn on the authenticator app" });
  await expect(dialog.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await look("setting the app up");
  const secret = (await dialog.locator("code").innerText()).replace(/\s/g, "");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel("Code from your app").fill(totp.generate());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog", { name: "Save your backup codes" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await look("backup codes");
  const backupCodes = await codes.getByRole("listitem").allInnerTexts();
  await page.keyboard.press("Escape");
  await codes.getByRole("button", { name: "I have saved them" }).click();
  return {
    backupCodes,
    /** The code of the next step, because the current one is used up; the server accepts a clock that far ahead. */
    next: () => totp.generate({ timestamp: Date.now() + 30_000 }),
  };
}

// Each test signs in several times with a page fade each, which takes more than the usual minute on a busy machine.
test.describe.configure({ timeout: 120_000 });

test("turns the app on, signs in with it, with a backup code and by keyboard alone", async ({ page }) => {
  const person = await signedIn(page, url);
  const { backupCodes, next } = await turnOn(page, (name) => expectAccessible(page, name));
  await expect(page.getByText("10 backup codes left.")).toBeVisible();
  await signOut(page);

  await signIn(page, person.email);
  await expectAccessible(page, "the second factor");
  const field = page.getByLabel("Code from your app");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This code is not right.");
  await expect(field).toBeFocused();
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Confirm that it is you" })).toBeVisible();
  await field.fill(next());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await signOut(page);

  await signIn(page, person.email);
  await page.getByRole("button", { name: "Use a backup code" }).click();
  await page.keyboard.type(String(backupCodes[4]).toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${url}/settings?tab=account`);
  await expect(page.getByText("9 backup codes left.")).toBeVisible();
  await signOut(page);

  await signIn(page, person.email);
  await page.getByRole("button", { name: "Cancel and sign out" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
});

test("makes a passkey and signs in with nothing else, with it for the second factor too", async ({
  page,
}) => {
  const person = await signedIn(page, url);
  const device = await aPasskeyDevice(page);
  await turnOn(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Test key");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Not used yet.")).toBeVisible();
  // The toast's script loads when it is first needed; waiting for it lets the page settle before the check.
  await expect(page.getByText("Your passkey is ready").first()).toBeVisible();
  await expectAccessible(page, "Settings with a passkey");

  // Nobody touches the device while the passkey is only offered as autofill.
  await device.present(false);
  await signOut(page);
  await device.present(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${url}/settings?tab=account`);
  // The list of devices says when each was last used too.
  await expect(page.getByText(/^Created on .* Last used: Today\.$/)).toBeVisible();

  await device.present(false);
  await signOut(page);
  await signIn(page, person.email);
  await device.present(true);
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto(`${url}/settings?tab=account`);
  await page.getByRole("button", { name: "Remove Test key" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No passkeys yet.")).toBeVisible();
});

test("is readable in German on a small dark screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  const person = await signedIn(page, url);
  await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language: "de" } });
  await page.goto(`${url}/settings?tab=account`);
  await expect(page.getByRole("heading", { name: "Anmeldung und Sicherheit" })).toBeVisible();
  await page.getByRole("button", { name: "E-Mail-Adresse ändern" }).click();
  await page.getByLabel("Neue E-Mail-Adresse").fill(`a-rather-long-address-${person.email}`);
  await page.getByRole("button", { name: "Links senden" }).click();
  await expect(page.getByText("hat noch nicht bestätigt").first()).toBeVisible();
  await expectAccessible(page, "security in German");
});
