import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import type { RunningProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

test("a notice arrives live and is read; everything is taken along; an erasure is asked for and called off", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  const person = await signedIn(page, product.url);
  const { body: user } = await person.call("GET", `/api/user/${person.id}`);
  await page.goto(`${product.url}/settings?tab=account`);
  const bell = page.getByRole("button", { name: /^Notifications/ }).first();
  await expect(bell).toHaveAccessibleName("Notifications");

  await page.getByRole("button", { name: "Export my data" }).click();
  await expect(bell).toHaveAccessibleName("Notifications, 1 unread", { timeout: 20_000 });
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^waymark-\d{4}-\d{2}-\d{2}\.zip$/);
  const entries = unzipSync(await readFile(await download.path()));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(["README.txt", "account.json", "resumes.json"]),
  );
  expect(new TextDecoder().decode(entries["account.json"])).toContain(String(user.email));

  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  const notice = panel.getByRole("link", { name: "Your data is ready to download" });
  await expect(notice).toBeVisible();
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell).toHaveAccessibleName("Notifications");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await page.getByRole("button", { name: "Erase my account" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase your account and everything in it?" });
  await dialog.getByLabel("Your email address").fill("somebody@example.org");
  await dialog.getByRole("button", { name: "Erase in seven days" }).click();
  await expect(dialog.getByText("That is not the address of this account.")).toBeVisible();
  await dialog.getByLabel("Your email address").fill(String(user.email));
  await dialog.getByRole("button", { name: "Erase in seven days" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("alert").getByText(/^Your account will be erased on/)).toBeVisible();
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await expect(page.getByText("Your account stays.", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your account will be erased on/)).toBeHidden();
  await expect(bell).toHaveAccessibleName("Notifications, 2 unread");
  expectQuiet();
});
