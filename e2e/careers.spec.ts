import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

const section = () => `${product.url}/dashboard?section=career-paths`;

/** A nurse, whose paths are always the same. */
async function aNurse(page: Page) {
  const person = await signedIn(page, product.url);
  await person.call("PUT", "/api/career-choices", { currentRoleId: "registered-nurse" });
  return person;
}

test("paths are generated, walked by mouse and keyboard, and a plan is ticked and still there", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  await aNurse(page);
  await page.goto(section());
  await expect(page.getByRole("heading", { name: "AI Career Path Visualization" })).toBeVisible();
  const tabs = page.getByRole("tab", { name: /^Path to / });
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  const second = await tabs.nth(1).textContent();
  await tabs.nth(1).click();
  await expect(page.getByRole("application", { name: `Map of the p${second?.slice(1)}` })).toBeVisible();
  await tabs.first().click();

  const map = page.getByRole("application");
  const detail = page.getByRole("region").filter({ hasText: "Success rate" });
  await map.getByRole("button", { name: /Target\./ }).click();
  await expect(detail.getByRole("button", { name: "View Action Plan" })).toBeVisible();
  await expectAccessible(page, "a role of the map");
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();

  await page.keyboard.press("Home");
  await expect(map.getByRole("button", { name: /^You are here/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(
    map.getByRole("button", { name: /^From Registered nurse to / }).and(page.locator(":focus")),
  ).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await detail.getByRole("button", { name: "View Action Plan" }).click();
  await expect(page).toHaveURL(/item=plan/);
  await page.getByRole("checkbox").first().check();
  await page.getByLabel("Another step").fill("Ask the ward sister");
  await page.getByLabel("Another step").press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Ask the ward sister" })).toBeVisible();
  await expectAccessible(page, "a plan");

  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole("progressbar", { name: /^Progress towards / })).toBeVisible();
  expectQuiet();
});

test("other paths are asked for, a target is set, and both can be taken back", async ({ page }) => {
  await aNurse(page);
  await page.goto(section());
  const tabs = page.getByRole("tab", { name: /^Path to / });
  const before = await tabs.first().textContent();
  await page.getByRole("button", { name: "Regenerate Paths" }).click();
  await expect(page.getByText(/^New: .*No longer shown: /)).toBeVisible();
  await page.getByRole("button", { name: "Back to the paths before" }).click();
  await expect(tabs.first()).toHaveText(before ?? "");
  await page.getByRole("button", { name: "Set a target" }).click();
  await page.getByRole("combobox", { name: "Your own target" }).fill("midwi");
  await page.getByRole("option", { name: /^Midwife/ }).click();
  await expect(page.getByRole("tab", { name: "Path to Midwife" })).toBeVisible();
  await page.getByRole("button", { name: "To Midwife", exact: true }).click();
  await page.getByRole("button", { name: "Remove my target" }).click();
  await expect(page.getByRole("button", { name: "Set a target" })).toBeVisible();
});

test("the list comes first at 320 px, in four languages, and nothing breaks out", async ({ page }) => {
  const person = await aNurse(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const titles = {
    en: "AI Career Path Visualization",
    es: "Visualización de trayectorias con IA",
    fr: "Visualisation IA des parcours de carrière",
    de: "KI-Karriereweg-Visualisierung",
  };
  for (const [language, title] of Object.entries(titles)) {
    await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
    await page.goto(section());
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.locator("ol button[aria-pressed]").first()).toBeVisible();
    await expect(page.getByRole("application")).toBeHidden();
    // The last has the longest words; the others show the same in shorter ones.
    if (language === "de") await expectAccessible(page, "career paths in German");
  }
});
