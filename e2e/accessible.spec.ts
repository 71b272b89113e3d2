import { expect } from "@playwright/test";
import { accessibleInEachLook, breachesOn } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { resumeFile, signedIn, signUp } from "./steps.ts";
import { test } from "./test.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const sections = [
  "dashboard",
  "search",
  "saved-jobs",
  "auto-apply",
  "resumes",
  "cover-letters",
  "applications",
  "interviews",
  "analytics",
  "career-paths",
  "support",
  "upgrade",
];

test("a violation is found by the first check of a page, and by the next", async ({ page }) => {
  await page.setContent('<html lang="en"><title>x</title><main><h1>Hello</h1></main></html>');
  expect(await breachesOn(page)).toEqual([]);
  await page.setContent('<html lang="en"><title>x</title><main><h1>Hello</h1><img src="x"></main></html>');
  expect(await breachesOn(page)).toEqual(["image-alt: img"]);
  await page.locator("h1").evaluate((h1) => {
    h1.style.color = "#ccc";
  });
  expect(await breachesOn(page)).toEqual(["color-contrast: h1", "image-alt: img"]);
});

test("doors and onboarding", async ({ page }) => {
  const expectIn = accessibleInEachLook(page);
  for (const path of ["/", "/de", "/signin", "/no-such-page", "/operator"]) {
    await page.goto(product.url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectIn(path);
  }
  await signUp(page, product.url);
  await expectIn("onboarding, step 1");
  await page.locator('input[type="file"]').first().setInputFiles(resumeFile);
  await expect(page.getByRole("heading", { name: "Complete Your Profile" })).toBeVisible({ timeout: 20_000 });
  await expectIn("onboarding, step 2");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await expectIn("onboarding, step 3");
  await page.getByRole("button", { name: "Choose Pro Monthly" }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=monthly/);
  await expect(page.getByRole("button", { name: "Subscribe to Pro Monthly" })).toBeVisible();
  await expectIn("checkout");
});

test("every section", async ({ page }) => {
  await signedIn(page, product.url);
  const expectIn = accessibleInEachLook(page);
  for (const section of sections) {
    await page.goto(`${product.url}/dashboard?section=${section}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The event stream keeps the network busy for ever, so a page is loaded when no skeleton is left.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectIn(section);
  }
  await page.goto(`${product.url}/dashboard?section=search`);
  await page.getByRole("button", { name: "AI Insights" }).click();
  await expect(page.getByRole("heading", { name: /Insights for/ })).toBeVisible();
  await expectIn("insights");
});
