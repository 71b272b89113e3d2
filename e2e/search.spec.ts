import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { RunningProduct } from "./product.ts";
import { signedIn } from "./steps.ts";
import { test } from "./test.ts";
import { watchPage } from "./watch-page.ts";

let product: RunningProduct;
test.beforeAll(({ sharedProduct }) => {
  product = sharedProduct;
});

test("a slip is repaired, results are narrowed, a search is kept and opened again, a job is saved by key", async ({
  page,
}) => {
  const expectQuiet = watchPage(page);
  await signedIn(page, product.url);
  await page.goto(`${product.url}/dashboard?section=search&query=registerd+nurse`);
  await expect(page.getByText("Showing results for registered nurse.")).toBeVisible();
  await page.getByRole("button", { name: "Search instead for registerd nurse" }).click();
  await expect(page.getByText("Showing results for registered nurse.")).toBeHidden();

  await page.getByLabel("Job title, keywords or company").fill("nurse");
  await page.getByRole("button", { name: "Search Jobs" }).click();
  await expect(page.getByRole("heading", { name: /Jobs Found/ })).toBeVisible();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByRole("button", { name: /^the last 30 days/ }).click();
  await filters.getByRole("button", { name: "Show results" }).click();
  await expect(page.getByRole("button", { name: "Remove filter the last 30 days" })).toBeVisible();
  await page.getByLabel("Sort by").selectOption("match");
  await expect(page).toHaveURL(/sort=match/);

  await page.getByRole("button", { name: "Save search" }).click();
  const dialog = page.getByRole("dialog", { name: "Save search" });
  await dialog.getByLabel("Name").fill("Nursing work");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();

  // The closed dialog has returned the focus and the sorted list is there, so nothing moves any more.
  await expect(page.getByRole("button", { name: "Save search" })).toBeFocused();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.getByRole("list", { name: "Jobs found" }).getByRole("button").first().press("s");
  const bookmark = page.getByRole("list", { name: "Jobs found" }).getByRole("button", { name: /^Save / });
  await expect(bookmark.first()).toHaveAttribute("aria-pressed", "true");

  // Opening the saved search from another one restores all its filters.
  await page.goto(`${product.url}/dashboard?section=search&query=roofer`);
  await page.getByRole("button", { name: /^Saved searches/ }).click();
  await page.getByRole("button", { name: "Nursing work", exact: true }).click();
  await expect(page).toHaveURL(/query=nurse/);
  await expect(page).toHaveURL(/postedWithin=(?:%22)?30/);
  expectQuiet();
});

const excluding = [
  {
    query: "nurse without nights",
    left: /jobs? whose text mentions night work (is|are) left out/,
    show: "Show them too",
    shown: /shown too/,
  },
  {
    query: "Altenpfleger ohne Schichtdienst",
    language: "de",
    left: /Schichtarbeit nennt, (ist|sind) weggelassen/,
    show: "Auch zeigen",
    shown: /auch gezeigt/,
  },
];
for (const { query, language, left, show, shown } of excluding)
  test(`"${query}" leaves out what asks for it, says so, and shows it by one press`, async ({ page }) => {
    const expectQuiet = watchPage(page);
    const person = await signedIn(page, product.url);
    if (language !== undefined) {
      await person.call("PUT", `/api/user/${person.id}/preferences`, { localization: { language } });
      await page.addInitScript((chosen) => localStorage.setItem("preferred-language", chosen), language);
    }
    await page.goto(`${product.url}/dashboard?section=search&query=${encodeURIComponent(query)}`);
    await expect(page.getByText(left)).toBeVisible();
    await expectAccessible(page, query);
    await page.getByRole("button", { name: show }).click();
    await expect(page.getByText(shown)).toBeVisible();
    await expect(page).toHaveURL(/withUnwanted=true/);
    expectQuiet();
  });
